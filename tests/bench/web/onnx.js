// The model in onnxruntime-web: WebAssembly with SIMD, one thread, the graph of `hunch_recipe.export_onnx`.

import * as ort from "/onnxruntime/ort.wasm.min.mjs";

/** The model and what it keeps of the tokens read. */
export class Onnx {
  /** The name in tables. */
  name = `onnxruntime-web ${ort.env.versions.web}, f32`;

  /** The model of a file and its configuration. */
  static async load(path, config) {
    ort.env.wasm.numThreads = 1;
    ort.env.wasm.wasmPaths = "/onnxruntime/";
    const options = { executionProviders: ["wasm"], graphOptimizationLevel: "all" };
    return new Onnx(await ort.InferenceSession.create(path, options), config);
  }

  constructor(session, config) {
    this.session = session;
    this.config = config;
    this.forget();
  }

  /** Forgets all that was read. */
  forget() {
    const { layers, heads, width, convolution } = this.config;
    const floats = (shape) => new ort.Tensor("float32", new Float32Array(shape.reduce((a, b) => a * b)), shape);
    this.kept = {};
    for (let layer = 0; layer < layers; layer++) {
      for (const name of ["key", "value"]) this.kept[`${name}.${layer}`] = floats([1, heads, 0, width / heads]);
    }
    if (convolution) {
      this.kept.before = new ort.Tensor("int64", new BigInt64Array(convolution).fill(-1n), [convolution]);
      this.kept.inputs = floats([2 * layers, convolution, width]);
    }
  }

  /** Reads tokens; gives the logits after the last one. */
  async read(tokens) {
    const ids = new ort.Tensor("int64", BigInt64Array.from(tokens, BigInt), [tokens.length]);
    const { logits, ...next } = await this.session.run({ ids, ...this.kept });
    this.kept = Object.fromEntries(Object.entries(next).map(([name, tensor]) => [name.replace("next.", ""), tensor]));
    return logits.data;
  }
}
