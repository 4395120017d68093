// `node sizes.mjs SITE`: how large the site is, as it is and as it travels (brotli), against its budgets, as a table.

import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const MEGABYTE = 1e6;

/** What is measured: files by the beginning of their paths, or the pattern of their names; the first that fits. */
const PARTS = [
  { name: "weights and the model's other files", paths: /^models\// },
  { name: "Python (Pyodide and the tracer)", paths: /^reference(\/|\.js$)/ },
  { name: "WebGPU engine", paths: /^engine\/webgpu-/, budget: 3.5 * MEGABYTE },
  { name: "CPU engine", paths: /^engine\//, first: true },
  { name: "examples and lessons", paths: /^(examples|lessons)\// },
  { name: "editor", paths: /^editor\.js$/, first: true },
  { name: "fonts and icons", paths: /^fonts\/|\.(svg|png|ico)$/, first: true },
  { name: "application", paths: /./, first: true },
];
const FIRST_BUDGET = 1 * MEGABYTE;

const [site] = process.argv.slice(2);
const paths = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(site, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
const sums = PARTS.map(() => ({ raw: 0, packed: 0 }));
for (const path of paths) {
  const sum = sums[PARTS.findIndex((part) => part.paths.test(path))];
  const bytes = readFileSync(join(site, path));
  sum.raw += bytes.length;
  sum.packed += packed(bytes);
}

const first = { raw: 0, packed: 0 };
PARTS.forEach((part, index) => {
  if (!part.first) return;
  first.raw += sums[index].raw;
  first.packed += sums[index].packed;
});

console.log("| what | raw | brotli | budget |\n|---|---|---|---|");
PARTS.forEach((part, index) => row(part.name, sums[index], part.budget));
row("**application and CPU engine**, all of a first visit but the model", first, FIRST_BUDGET);

const over = [...PARTS.map(({ name, budget }, index) => [name, sums[index].packed, budget]), ["application and CPU engine", first.packed, FIRST_BUDGET]]
  .filter(([, size, budget]) => size > budget)
  .map(([name, size, budget]) => `${name} by ${mega(size - budget)}`);
console.log(over.length > 0 ? `\nOver budget: ${over.join(", ")}.` : "\nAll budgets of what was built are kept.");

function row(name, { raw, packed }, budget) {
  if (raw === 0) return console.log(`| ${name} | not built | | |`);
  const verdict = budget ? `${mega(budget)}: ${packed <= budget ? "kept" : `${mega(packed - budget)} too much`}` : "";
  console.log(`| ${name} | ${mega(raw)} | ${mega(packed)} | ${verdict} |`);
}

/** As the strongest level of the hosts that compress beforehand. */
function packed(bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return Math.min(bytes.length, brotliCompressSync(bytes, { params }).length);
}

function mega(bytes) {
  return `${(bytes / MEGABYTE).toFixed(2)} MB`;
}
