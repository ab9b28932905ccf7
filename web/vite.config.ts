import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SERVER = "http://127.0.0.1:8000";

// The server writes its languages into the page; during development, Vite does.
const languages: Plugin = {
  name: "languages",
  apply: "serve",
  async transformIndexHtml(page) {
    const known = await (await fetch(`${SERVER}/api/languages`)).text();
    return page.replace("<!-- languages -->", `<script id="languages" type="application/json">${known}</script>`);
  },
};

// The server's content-security policy allows files from the server only, so nothing is inlined.
export default defineConfig({
  plugins: [svelte(), languages],
  build: {
    outDir: "../src/bruxelles/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // The first that know light-dark(), which the tokens are written with.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // One script is one request; tests/web/test_build.py limits its compressed size.
    chunkSizeWarningLimit: 1000,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
