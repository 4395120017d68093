// Times the engine and others in turns, all in this worker; posts what it does and, in the end, the table.

import init, { Speed } from "/engine/hunch_bench.js";
import { Onnx } from "./onnx.js";

/** A file of the model. */
async function file(name) {
  const response = await fetch(`/models/${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** A form that Rust has. */
const inRust = (speed, name, index) => ({ name, time: async (decode) => speed.time(index, decode) });

/** onnxruntime-web, timed as Rust times the others. */
function inOnnx(speed, onnx) {
  const tokens = speed.tokens();
  const prompt = tokens.slice(0, speed.prompt);
  const rest = tokens.slice(speed.prompt);
  return {
    name: onnx.name,
    async check() {
      onnx.forget();
      await onnx.read(prompt);
      speed.compare(onnx.name, await onnx.read(rest.slice(0, 1)));
    },
    async time(decode) {
      if (!decode) onnx.forget();
      const start = performance.now();
      if (decode) for (const token of rest) await onnx.read([token]);
      else await onnx.read(prompt);
      return (1000 * (decode ? rest : prompt).length) / (performance.now() - start);
    },
  };
}

async function measure() {
  await init();
  const [config, golden, weights] = await Promise.all([
    file("config.json").then((response) => response.text()),
    file("golden.json").then((response) => response.text()),
    file("weights.safetensors").then((response) => response.arrayBuffer()),
  ]);
  const speed = new Speed(config, new Uint8Array(weights), golden);
  const onnx = inOnnx(speed, await Onnx.load("/onnx/model.onnx", JSON.parse(config)));
  await onnx.check();
  const ours = inRust(speed, "ours", undefined);
  const others = [...speed.others().map((name, index) => inRust(speed, name, index)), onnx];
  for (let round = 0; round < speed.rounds; round++) {
    postMessage({ progress: `round ${round + 1} of ${speed.rounds}` });
    for (const other of others) {
      for (const decode of [false, true]) {
        // Who is first in a pair changes with the round.
        const pair = round % 2 ? [other, ours] : [ours, other];
        const times = new Map();
        for (const form of pair) times.set(form, await form.time(decode));
        speed.record(other.name, decode, times.get(ours), times.get(other));
      }
    }
  }
  return speed.table();
}

measure().then(
  (table) => postMessage({ table }),
  (error) => postMessage({ error: String(error?.stack ?? error) }),
);
