// Counts what the model asks of the graphics adapter: every call of this worker's WebGPU goes through here. Posts what it
// does and, in the end, the table.

import init, { OnGpu } from "/engine/hunch_bench.js";

const CALLS = [
  { name: "dispatches", type: GPUComputePassEncoder, call: "dispatchWorkgroups" },
  { name: "submits", type: GPUQueue, call: "submit" },
  { name: "read-backs", type: GPUBuffer, call: "mapAsync" },
];

/** Work that a debugger asks for; each gives the number of tokens that were decoded. */
const WORK = [
  { name: "8 steps of a session", run: (model) => model.steps(8) },
  { name: "8 pasts side by side", run: (model) => model.pasts(8) },
];

const counts = new Map();
for (const { name, type, call } of CALLS) {
  const original = type.prototype[call];
  type.prototype[call] = function (...parameters) {
    counts.set(name, counts.get(name) + 1);
    return original.apply(this, parameters);
  };
}
const forget = () => CALLS.forEach(({ name }) => counts.set(name, 0));

/** A file of the model. */
async function file(name) {
  const response = await fetch(`/models/${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}
const text = async (name) => (await file(name)).text();
const bytes = async (name) => new Uint8Array(await (await file(name)).arrayBuffer());

async function measure() {
  forget();
  await init();
  const parts = ["tokenizer.json", "weights.safetensors"].map(bytes);
  const texts = ["config.json", "golden.json"].map(text);
  const [tokenizer, weights, config, golden] = await Promise.all([...parts, ...texts]);
  postMessage({ progress: "golden logits" });
  const model = await OnGpu.load(config, tokenizer, weights, golden);
  const names = CALLS.map(({ name }) => name);
  const lines = [
    `${JSON.parse(config).layers} layers; calls a decoded token, those of what is read before it among them`,
    "",
    `| | tokens | ${names.join(" | ")} |`,
    `|---|---|${"---|".repeat(names.length)}`,
  ];
  for (const { name, run } of WORK) {
    postMessage({ progress: name });
    forget();
    const tokens = await run(model);
    const each = names.map((call) => (counts.get(call) / tokens).toFixed(2));
    lines.push(`| ${name} | ${tokens} | ${each.join(" | ")} |`);
  }
  return lines.join("\n");
}

measure().then(
  (table) => postMessage({ table }),
  (error) => postMessage({ error: String(error) }),
);
