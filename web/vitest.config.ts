import { defineConfig, mergeConfig } from "vitest/config";

import vite from "./vite.config.ts";

// A file of its own, so that building the page needs no test tools.
export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      setupFiles: ["./vitest.setup.ts"],
      include: ["src/**/*.test.ts"],
      testTimeout: 60_000,
    },
  }),
);
