// `node sizes.mjs NAME FOLDER ...`: how large engines are, as they are and as they travel (brotli), as a table.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

console.log("| engine | raw | brotli |\n|---|---|---|");
const [...words] = process.argv.slice(2);
while (words.length > 0) {
  const [name, folder] = words.splice(0, 2);
  const files = readdirSync(folder).filter((file) => /\.(js|wasm)$/.test(file));
  const contents = files.map((file) => readFileSync(join(folder, file)));
  const total = (size) => contents.reduce((sum, content) => sum + size(content), 0);
  const raw = total((content) => content.length);
  const packed = total((content) => brotliCompressSync(content).length);
  console.log(`| ${name} | ${megabytes(raw)} | ${megabytes(packed)} |`);
}
