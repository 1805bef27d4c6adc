import { readFile } from "node:fs/promises";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `whistlestop serve` listens, for `npm run dev`. */
const server = process.env.WHISTLESTOP_URL ?? "http://127.0.0.1:8000";

/** Comments are for translators: strip them from what browsers load. */
const textsWithoutComments: Plugin = {
  name: "texts-without-comments",
  apply: "build",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const source = await readFile(id.replace("?raw", ""), "utf-8");
    return `export default ${JSON.stringify(source.replace(/^#.*\n/gm, ""))}`;
  },
};

export default defineConfig({
  plugins: [svelte(), textsWithoutComments],
  build: {
    outDir: "../src/whistlestop/server/web",
    emptyOutDir: true,
    // The content security policy allows data: URLs for images only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/english.ts", "tests/quiet.ts"],
    // Long enough for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The contrast tests read the colours.
    css: { include: /style\.css/ },
  },
});
