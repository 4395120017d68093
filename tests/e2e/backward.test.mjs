// Back to the previous breakpoint: over visited states at once, over others by inference, which can be stopped.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alongRun, answering, carefullyAlongRun } from "./answers.mjs";
import { arrived, button, launch, openPage, shown } from "./browser.mjs";
import { LINES, STATES, TEXT } from "./loop.mjs";

/** `n == 2` at each of them. */
const IS_TWO = STATES.map((state) => ({ value: state.frames.at(-1)?.locals.n === "2" ? "True" : "False", probability: 0.9 }));

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** A page that stands at the start. */
async function started(work, answer = alongRun) {
  const given = { states: STATES, values: { "n == 2": IS_TWO } };
  const session = await openPage(browser, "?backend=cpu", answering(TEXT, answer, given, { careful: false, ...work }));
  await button(session.page, "Start").click();
  await arrived(session.page, LINES);
  return session;
}

const asked = (page) => page.evaluate(() => globalThis.asked.map((request) => request.action.kind));

async function click(page, name) {
  await button(page, name).click();
  return arrived(page, LINES);
}

test("visited states are gone back over at once, from stop to stop and to the start", async () => {
  const { page, close } = await started({ breakpoints: [3] });
  for (let step = 1; step < 6; step += 1) await click(page, "Step into");
  const here = await shown(page);
  const before = await asked(page);
  const stop = await click(page, "Back continue");
  assert.deepEqual([stop.line, stop.locals.n, stop.position, stop.provenance], [3, "1", 4, "visited"]);
  const start = await click(page, "Back continue");
  assert.match(start.words, /start of the program/);
  assert.ok(await button(page, "Back continue").isDisabled(), "nothing is before the start");
  assert.deepEqual(await asked(page), before, "the model is not asked");
  // Each is one command to undo.
  await click(page, "Undo");
  assert.deepEqual((await shown(page)).position, stop.position);
  await click(page, "Undo");
  assert.deepEqual(await shown(page), here);
  await close();
});

test("between stops that were jumped to, the last one is replayed", async () => {
  const { page, close } = await started({ breakpoints: [3] });
  await click(page, "Continue");
  await click(page, "Continue");
  await page.keyboard.press("Shift+Alt+F5");
  const stop = await arrived(page, LINES);
  assert.deepEqual([stop.locals.n, stop.position, stop.count, stop.provenance], ["1", 2, 3, "visited"]);
  assert.deepEqual(await asked(page), ["breakpoint", "breakpoint"]);
  await close();
});

test("where nobody has been, states are inferred until one is a stop", async () => {
  const { page, close } = await started({ breakpoints: [3] });
  // Out of the loop without stopping in it, and a breakpoint that was set after that.
  await button(page, "Remove breakpoint on line 3").click();
  await click(page, "Continue");
  await page.locator(".cm-line").nth(2).click();
  await page.keyboard.press("F9");
  await button(page, "Undo").focus();
  await page.keyboard.press("Shift+C");
  const stop = await arrived(page, LINES);
  assert.deepEqual([stop.line, stop.locals.n, stop.locals.total, stop.provenance], [3, "3", "3", "inferred"]);
  assert.deepEqual(await asked(page), ["continue", "inv_step_into", "inv_step_into", "inv_step_into"]);
  // The whole way is one command.
  await click(page, "Undo");
  assert.ok((await shown(page)).over);
  await close();
});

test("a condition holds backward, too", async () => {
  const { page, close } = await started({ breakpoints: [3], conditions: { 3: "n == 2" } });
  for (let step = 1; step < 10; step += 1) await click(page, "Step into");
  const stop = await click(page, "Back continue");
  assert.deepEqual([stop.line, stop.locals.n, stop.provenance], [3, "2", "visited"]);
  assert.deepEqual((await asked(page)).slice(9), ["evaluate", "evaluate"], "it is asked at both stops that were passed");
  const start = await click(page, "Back continue");
  assert.match(start.words, /start of the program/);
  await close();
});

test("the way back says how far it is, and can be stopped", async () => {
  // Its second answer never comes.
  const slow = `(request, pass, given) => globalThis.asked.length > 2 ? null : (${alongRun})(request, pass, given)`;
  const { page, close } = await started({}, slow);
  await click(page, "Continue");
  await page.locator(".cm-line").nth(2).click();
  await page.keyboard.press("F9");
  await button(page, "Back continue").click();
  await page.getByText("Going back: 1 state so far, line 4").waitFor();
  await page.keyboard.press("x");
  const stopped = await arrived(page, LINES);
  assert.deepEqual([stopped.line, stopped.provenance], [4, "inferred"], "what was inferred so far stays");
  await close();
});

test("what a careful jump has passed is gone back to, and asked for no more", async () => {
  const { page, close } = await started({ breakpoints: [4], careful: true }, carefullyAlongRun);
  await click(page, "Continue");
  const over = await click(page, "Continue");
  assert.ok(over.over);
  const output = page.getByLabel("Predicted output");
  assert.equal((await output.textContent()).trim(), "6");
  await click(page, "Back into");
  const passed = await click(page, "Back into");
  assert.deepEqual([passed.line, passed.locals, passed.provenance], [2, { total: "6", n: "3" }, "visited"]);
  assert.deepEqual([passed.position, passed.count], [9, 11]);
  assert.equal(await output.count(), 0, "nothing was printed by then");
  const before = await click(page, "Back over");
  assert.deepEqual([before.line, before.locals, before.provenance], [3, { total: "3", n: "3" }, "visited"]);
  assert.equal((await click(page, "Step into")).provenance, "visited");
  // Forward from where the way began it is the same one.
  await page.getByRole("slider", { name: "Timeline" }).focus();
  await page.keyboard.press("Home");
  const first = await click(page, "Step into");
  assert.deepEqual([first.line, first.provenance], [1, "visited"]);
  assert.deepEqual(await asked(page), ["breakpoint", "breakpoint"], "the model is asked for nothing else");
  // Another past is inferred whenever it is asked for.
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await button(page, "All commands").click();
  await page.getByRole("option", { name: /^Other pasts/ }).click();
  await arrived(page, LINES);
  assert.equal((await asked(page)).at(-1), "inv_step_into");
  await close();
});
