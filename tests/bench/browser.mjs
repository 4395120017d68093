// The benchmark in a worker of Chromium: `node browser.mjs`, with HUNCH_URL where web/, the engine, the model and
// onnxruntime-web are served, and CHROMIUM; `cargo xtask bench` does all of that. The table goes to standard output.

import { launch } from "../e2e/browser.mjs";
import { ask } from "./ask.mjs";

const browser = await launch();
const table = await ask(browser, "worker.js");
console.log(`Chromium ${browser.version()}; ${table}`);
await browser.close();
