// Starts a worker of web/ in a page and waits for its table.

import { siteUrl } from "../e2e/browser.mjs";

/** The table that a worker posts; what it says of its progress goes to standard error. */
export async function ask(browser, script) {
  const page = await browser.newPage();
  page.on("console", (message) => console.error(message.text()));
  await page.goto(siteUrl());
  return page.evaluate(
    (script) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(script, { type: "module" });
        worker.onerror = (event) => reject(new Error(event.message || "the worker does not load"));
        worker.onmessage = ({ data: { progress, table, error } }) => {
          if (progress) console.info(progress);
          if (table) resolve(table);
          if (error) reject(new Error(error));
        };
      }),
    script,
  );
}
