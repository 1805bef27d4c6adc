import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `whistlestop serve` listens, for `npm run dev`. */
const server = process.env.WHISTLESTOP_URL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/whistlestop/server/web",
    emptyOutDir: true,
    // The content security policy allows no data: addresses but for pictures.
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
    // No test fails because the machine is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests of contrast read the colours.
    css: { include: /style\.css/ },
  },
});
