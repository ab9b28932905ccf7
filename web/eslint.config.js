import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

const unsafe = ["argument", "assignment", "call", "member-access", "return"];

export default defineConfig(
  { ignores: ["src/api.d.ts"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "*.mjs"] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `void value` in an effect makes it run again when the value changes.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Collections that no page reads are plain on purpose.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // ESLint sees no types of components and bindings; svelte-check does.
  {
    files: ["**/*.svelte"],
    rules: {
      ...Object.fromEntries(unsafe.map((use) => [`@typescript-eslint/no-unsafe-${use}`, "off"])),
      "@typescript-eslint/no-unnecessary-condition": "off",
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["tests/**"],
    rules: { "@typescript-eslint/no-empty-function": "off", "@typescript-eslint/no-unsafe-assignment": "off" },
  },
);
