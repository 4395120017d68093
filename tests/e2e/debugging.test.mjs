// The main scenario on the CPU with the shipped weights, by mouse and by keyboard.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, button, editor, launch, openPage, paste, settled, shown } from "./browser.mjs";
import { debugProgram, PROBLEM } from "./scenario.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

test("a pasted program is debugged forward and back on the CPU", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu");
  const steps = await debugProgram(page, PROBLEM);
  assert.match(await page.getByRole("group", { name: "Engine" }).textContent(), /CPU\s*[\d.]+ tokens\/s/);
  // The one check of what the shipped model knows: a program begins at its first line, and goes on past the function.
  assert.deepEqual(steps.slice(0, 2).map((state) => state.line), [1, 8]);
  await close();
});

test("the keyboard alone is enough", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu");
  await settled(page);
  await paste(page, PROBLEM.text);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await button(page, "Start").focus();
  await page.keyboard.press("Enter");
  await arrived(page, PROBLEM.lines);
  await page.keyboard.press("F11");
  const first = await arrived(page, PROBLEM.lines);
  assert.equal(first.position, 2);
  await page.keyboard.press("n");
  const second = await arrived(page, PROBLEM.lines);
  assert.equal(second.position, 3);
  await page.keyboard.press("Shift+N");
  const back = await arrived(page, PROBLEM.lines);
  assert.equal(back.provenance, "visited");
  assert.deepEqual(back.locals, first.locals);
  // Letters in the editor are text.
  await editor(page).focus();
  await page.keyboard.press("F11");
  await arrived(page, PROBLEM.lines);
  await page.keyboard.type("n");
  assert.match(await editor(page).textContent(), /n/);
  assert.equal((await shown(page)).words, "", "an edit ends the session");
  await page.keyboard.press("Escape");
  await button(page, "Help and keys").focus();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Help and keys" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Help and keys" }).waitFor({ state: "hidden" });
  await close();
});

test("the worker is replaced when it dies, and the session goes on", async () => {
  const { page, faults, close } = await openPage(browser, "?backend=cpu");
  await settled(page);
  const before = await shown(page);
  const [worker] = page.workers();
  await worker.evaluate(() => setTimeout(() => { throw new Error("the test ends this worker"); }));
  await page.getByText(/The model stopped .* is being started again/).waitFor();
  await settled(page);
  assert.equal((await shown(page)).words, before.words);
  await button(page, "Restart").click();
  await button(page, "Step into").click();
  assert.equal((await arrived(page, PROBLEM.lines)).position, 2);
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes("the test ends this worker")));
  await close();
});
