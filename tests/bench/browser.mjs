// The benchmark in a worker of Chromium: `node browser.mjs`, with HUNCH_URL where web/, the engine, the model and
// onnxruntime-web are served, and CHROMIUM; `cargo xtask bench` does all of that. The table goes to standard output.

import { launch, siteUrl } from "../e2e/browser.mjs";

const browser = await launch();
const page = await browser.newPage();
page.on("console", (message) => console.error(message.text()));
await page.goto(siteUrl());
const table = await page.evaluate(
  () =>
    new Promise((resolve, reject) => {
      const worker = new Worker("worker.js", { type: "module" });
      worker.onerror = (event) => reject(new Error(event.message || "the worker does not load"));
      worker.onmessage = ({ data: { progress, table, error } }) => {
        if (progress) console.info(progress);
        if (table) resolve(table);
        if (error) reject(new Error(error));
      };
    }),
);
console.log(`Chromium ${browser.version()}; ${table}`);
await browser.close();
