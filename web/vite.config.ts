import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import type { Plugin } from "vite";

import { icons } from "./icons.ts";

const SERVER = process.env.ROSTRA_SERVER ?? "http://127.0.0.1:8000";

/** While developing, every place of the page is the same file, as the game server has it. */
const places: Plugin = {
  name: "places",
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      if (/^\/($|[?#]|m\/|rules|learn)/.test(request.url ?? "")) request.url = "/page/index.html";
      next();
    });
  },
};

// The page is built into the Python package, which serves it: one address, one program.
export default defineConfig(({ mode }) => ({
  base: "/page/",
  plugins: [svelte(), icons(), places],
  build: {
    outDir: "../src/rostra/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the Content-Security-Policy allows our own address only
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/page/texts": SERVER, "/page/facts": SERVER } },
  resolve: { alias: { "~": new URL("./src", import.meta.url).pathname }, ...(mode === "test" ? { conditions: ["browser"] } : {}) },
  test: { environment: "jsdom", setupFiles: ["./vitest.setup.ts"], include: ["src/**/*.test.ts"] },
}));
