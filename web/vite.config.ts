import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server's content-security policy allows files of its own only: nothing may be inlined.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/bruxelles/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // One script is one request. What it weighs compressed, tests/web/test_build.py measures.
    chunkSizeWarningLimit: 1000,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
