// Puts together what "Check with CPython" loads, in web/generated: the page's side of it (reference.js), and in
// reference/ the worker with Pyodide's loader, Pyodide's WebAssembly and standard library, the recipe's tracer, and the sizes
// and checksums of all of them.

import { build } from "esbuild";
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const web = dirname(here);
const pyodide = join(web, "node_modules", "pyodide");
const recipe = join(dirname(web), "models", "recipe");
const generated = join(web, "generated");
const folder = join(generated, "reference");

// What reference.py imports; what these import is followed.
const ENTRIES = ["hunch_recipe/trace.py", "hunch_recipe/hashing.py", "hunch_recipe/edits.py", "hunch_recipe/evaluation/validity.py"];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const common = { bundle: true, minify: true, target: "es2022", legalComments: "eof" };
await build({
  ...common,
  // Not a module: Chromium starts none from a blob where the origin is opaque. Pyodide takes a worker for a module's by
  // this function, which nothing needs here.
  format: "iife",
  banner: { js: 'self.importScripts = () => { throw new Error("there is nothing to import"); };' },
  entryPoints: [join(here, "worker.js")],
  outfile: join(folder, "worker.js"),
  loader: { ".py": "text" },
  // What Pyodide has for Node.js alone.
  external: ["node:*", "ws"],
  logOverride: { "direct-eval": "silent", "empty-import-meta": "silent" },
});
await build({
  ...common,
  format: "esm",
  entryPoints: [join(here, "reference.js")],
  outfile: join(generated, "reference.js"),
  plugins: [{ name: "frame", setup }],
});

for (const name of ["pyodide.asm.wasm", "python_stdlib.zip"]) await copyFile(join(pyodide, name), join(folder, name));
await writeFile(join(folder, "tracer.json"), JSON.stringify(await modules()));
await copyFile(join(here, "NOTICE.txt"), join(folder, "NOTICE.txt"));

const files = {};
for (const name of ["worker.js", "pyodide.asm.wasm", "python_stdlib.zip", "tracer.json"]) {
  const bytes = await readFile(join(folder, name));
  files[name] = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}
await writeFile(join(folder, "manifest.json"), `${JSON.stringify({ files }, null, 2)}\n`);

/** The iframe's document, as a module that exports its text. */
function setup({ onResolve, onLoad }) {
  onResolve({ filter: /^virtual:frame$/ }, () => ({ path: "frame", namespace: "frame" }));
  onLoad({ filter: /.*/, namespace: "frame" }, async () => {
    const script = await readFile(join(here, "frame.js"), "utf8");
    const hash = `sha256-${createHash("sha256").update(script).digest("base64")}`;
    const page = await readFile(join(web, "index.html"), "utf8");
    // The document inherits the page's policy, which therefore has to allow this one script, too.
    if (!page.includes(`'${hash}'`)) throw new Error(`frame.js has changed: put '${hash}' into index.html's script-src`);
    const html = await readFile(join(here, "frame.html"), "utf8");
    return { contents: html.replace("HASH", hash).replace("FRAME", () => script).trim(), loader: "text" };
  });
}

/** The Python modules by their paths. */
async function modules() {
  const found = {};
  const wanted = [...ENTRIES];
  while (wanted.length) {
    const path = wanted.pop();
    if (path in found) continue;
    found[path] = await readFile(join(recipe, path), "utf8");
    wanted.push(join(dirname(path), "__init__.py"), ...imports(path, found[path]));
  }
  return found;
}

/** What a module imports of the recipe when it is imported itself; `from . import a, b` on one line, as all are. */
function imports(path, text) {
  const found = [];
  for (const [, dots, name, names] of text.matchAll(/^from (\.+)([\w.]*) import (\(?[\w, ]*)/gm)) {
    const base = join(dirname(path), ...Array(dots.length - 1).fill(".."));
    const parts = name ? [name] : names.split(",").map((one) => one.trim().split(" ")[0]);
    found.push(...parts.map((part) => `${join(base, ...part.split("."))}.py`));
  }
  return found;
}
