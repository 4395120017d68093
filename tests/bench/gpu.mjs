// What the model asks of a graphics adapter, counted in Chromium on its software adapter: `node gpu.mjs`, with HUNCH_URL
// where web/, the engine and the model are served, and CHROMIUM; `cargo xtask bench` does all of that. The table goes to
// standard output.

import { launch } from "../e2e/browser.mjs";
import { ask } from "./ask.mjs";

const browser = await launch({ webgpu: true });
console.log(await ask(browser, "gpu.js"));
await browser.close();
