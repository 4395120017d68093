// Runs a module of the recipe under Pyodide: `node pyodide.mjs FOLDER-OF-PYODIDE MODULE < requests > answers`.
// MODULE has `serve(requests, answers)`; it is imported from this checkout, the same files that CPython runs.

import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";

const [folder, module] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")));
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: "/" } });
python.mountNodeFS("/recipe", fileURLToPath(new URL("..", import.meta.url)));
const serve = python.runPython(`
import importlib, io, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/recipe")
def serve(module, requests):
    answers = io.StringIO()
    importlib.import_module(module).serve(io.StringIO(requests), answers)
    return answers.getvalue()
serve
`);
process.stdout.write(serve(module, await text(process.stdin)));
