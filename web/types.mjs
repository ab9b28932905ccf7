// Writes src/api.d.ts from the server's OpenAPI on standard input; with --check it only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import openapi, { astToString } from "openapi-typescript";

const file = new URL("src/api.d.ts", import.meta.url);
/** @type {unknown} */
const schema = JSON.parse(await text(process.stdin));
const types = `// Generated from the server's OpenAPI; not edited by hand.\n\n${astToString(await openapi(schema))}`;
if (!process.argv.includes("--check")) {
  writeFileSync(file, types);
} else if (readFileSync(file, "utf8") !== types) {
  console.error("web/src/api.d.ts is not what the server speaks; renew it with make types");
  process.exit(1);
}
