import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
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

// The typefaces are asked for with the styles, not after them, and come with their licences.
const fonts: Plugin = {
  name: "fonts",
  apply: "build",
  generateBundle() {
    for (const name of ["alegreya-sans", "amarante"])
      this.emitFile({
        type: "asset",
        fileName: `assets/${name}.OFL.txt`,
        source: readFileSync(`node_modules/@fontsource/${name}/LICENSE`),
      });
  },
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith(".woff2"))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
          injectTo: "head",
        })),
  },
};

// Compressed once and well, for browsers that read it.
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle))
        if (/\.(js|css)$/.test(fileName))
          this.emitFile({
            type: "asset",
            fileName: `${fileName}.br`,
            source: brotliCompressSync(file.type === "chunk" ? file.code : file.source),
          });
    },
  },
};

// The server's content-security policy allows files from the server only, so nothing is inlined.
export default defineConfig({
  plugins: [svelte(), languages, fonts, compressed],
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
