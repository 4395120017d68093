// `node node.mjs ENGINE MODELS`: the benchmarks as WebAssembly, on the model in a folder.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [engine, models] = process.argv.slice(2);
const { decode } = createRequire(import.meta.url)(resolve(engine));
const file = (name) => readFileSync(join(models, name));
const text = (name) => file(name).toString();
console.log(decode(text("config.json"), file("weights.safetensors"), text("golden.json")));
