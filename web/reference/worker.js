// CPython (Pyodide) in a worker: loads it from the files that the page sends, and answers the page's questions with the
// recipe's own tracer (reference.py). Bundled into one file, because this worker can fetch nothing (frame.html).
//
// What runs here is other people's code, and Pyodide is no sandbox: a program may get hold of everything in this worker.
// So there is nothing in it: its origin is opaque, its policy lets it fetch nothing, and what it needs itself it keeps in
// closures. The page ends it when it does not answer in time.

import { loadPyodide } from "pyodide";
import createPyodideModule from "../node_modules/pyodide/pyodide.asm.mjs";
import lock from "../node_modules/pyodide/pyodide-lock.json";
import answers from "./reference.py";

// More than any program needs that is worth tracing, and less than what makes a browser end the page.
const MOST_MEGABYTES = 512;
const PAGE = 64 * 1024;

// Emscripten grows the memory through this; refused, Python raises MemoryError.
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * PAGE > MOST_MEGABYTES << 20) throw new RangeError("the limit of memory");
  return grow.call(this, pages);
};

self.onmessage = async ({ data: { wasm, library, tracer, seed }, ports: [port] }) => {
  self.onmessage = null;
  // A program that finds these could flood the page with messages.
  for (const name of ["postMessage", "Worker", "BroadcastChannel", "MessageChannel"]) self[name] = undefined;
  try {
    const answer = await start(wasm, library, await tracer.text(), seed);
    port.onmessage = ({ data: { id, question } }) => {
      try {
        port.postMessage({ id, answer: answer(question) });
      } catch (error) {
        port.postMessage({ id, failed: String(error) });
      }
    };
    port.postMessage({ ready: true });
  } catch (error) {
    port.postMessage({ failed: String(error) });
  }
};

/** Starts Python; gives the function that answers a question, both JSON. */
async function start(wasm, library, modules, seed) {
  const files = { "pyodide.asm.wasm": [wasm, "application/wasm"], "python_stdlib.zip": [library, "application/zip"] };
  self.fetch = async (address) => {
    const [body, type] = files[new URL(address).pathname.slice(1)];
    return new Response(body, { headers: { "Content-Type": type } });
  };
  const python = await loadPyodide({
    createPyodideModule,
    indexURL: "https://python.invalid/",
    lockFileContents: { ...lock, packages: {} },
    jsglobals: {},
    stdin: () => null,
    stdout: () => {},
    stderr: () => {},
    env: { PYTHONHASHSEED: seed, HOME: "/" },
    checkAPIVersion: true,
  });
  self.fetch = undefined;
  const folder = "/recipe";
  for (const [path, text] of Object.entries(JSON.parse(modules))) {
    const file = `${folder}/${path}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    python.FS.writeFile(file, text);
  }
  const space = python.globals.get("dict")();
  python.runPython(`import sys\nsys.path.insert(0, "${folder}")\nsys.dont_write_bytecode = True`);
  python.runPython(answers, { globals: space });
  return space.get("answer");
}
