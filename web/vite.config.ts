import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

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

/** Letters that the first page shows at once are asked for at once: else its lines move when they arrive. */
const letters: Plugin = {
  name: "letters",
  transformIndexHtml: (_, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((name) => /alegreya-sans-latin-[47]00|cinzel-latin-500/.test(name))
      .map((name) => ({
        tag: "link",
        attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/page/${name}`, crossorigin: true },
        injectTo: "head",
      })),
};

// The page is built into the Python package, which serves it: one address, one program.
export default defineConfig({
  base: "/page/",
  plugins: [svelte(), icons(), places, letters],
  build: {
    outDir: "../src/rostra/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the Content-Security-Policy allows our own address only
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
    // The first page is one script and one style sheet, not a dozen that wait for each other.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "first",
              test: /src\/(lib|door|styles|App|main|games\/(titles|[^/]+\/(title|colours|Emblem)))|node_modules\/svelte/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/page/texts": SERVER, "/page/facts": SERVER } },
  resolve: { alias: { "~": new URL("./src", import.meta.url).pathname } },
});
