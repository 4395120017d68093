// Exceptions that nothing catches: one that leaves a frame is told as such, though CPython calls it a return of None, and one
// that ends the program is named, also where errors are written.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alongRun, answering, carefullyAlongRun } from "./answers.mjs";
import { arrived, button, launch, openPage } from "./browser.mjs";
import { stateAt } from "./link.mjs";

const TEXT = `def f(x):
    return 1 / x

print("go")
f(0)
`;
const LINES = [1, 2, 4, 5];
const ZERO = "ZeroDivisionError: division by zero";

const module = (line, more) => stateAt([["<module>", line, {}]], more);
const inside = (line, more) => stateAt([["<module>", 5, {}], ["f", line, { x: "0" }]], more);
const raised = { event: "exception", value: ZERO };
const left = { event: "return", value: "None" };
const STATES = [
  module(0, { event: "call" }),
  module(1),
  module(4),
  module(5, { output: "go\n" }),
  inside(1, { event: "call" }),
  inside(2),
  inside(2, raised),
  inside(2, left),
  module(5, raised),
  module(5, left),
  { event: "exit", frames: [], aliases: [], value: null, output: "", exit: "error" },
];

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** A page at the start, and a click that gives the state it leads to. */
async function started(answer = alongRun, careful = false) {
  const given = { states: STATES, values: {} };
  const session = await openPage(browser, "?backend=cpu", answering(TEXT, answer, given, { careful }));
  const click = async (name) => {
    await button(session.page, name).click();
    return arrived(session.page, LINES);
  };
  await click("Start");
  return { ...session, click };
}

test("an exception leaves a frame", async () => {
  const { page, click, close } = await started();
  for (let step = 0; step < 6; step += 1) await click("Step into");
  assert.equal((await click("Step into")).words, "return 1 / x; ZeroDivisionError leaves f, line 2; predicted");
  await page.locator(".place .words").getByText("ZeroDivisionError leaves f, line 2").waitFor();
  const stack = page.getByRole("region", { name: "Call stack" });
  await stack.locator(".result.exception").getByText(ZERO).waitFor();
  await stack.getByText("is left by").waitFor();
  assert.equal(await page.locator(".hunch-note-exception").textContent(), "ZeroDivisionError leaves f");
  assert.equal(await page.locator(".hunch-current.hunch-event-exception").count(), 1, "tinted like the exception");
  assert.equal(await page.locator(".tick.error").count(), 2);
  const timeline = page.getByRole("slider", { name: "Timeline" });
  assert.equal(await timeline.getAttribute("aria-valuetext"), "8: ZeroDivisionError leaves f");
  assert.match((await click("Step into")).words, /; ZeroDivisionError on line 5 in <module>: division by zero;/);
  assert.match((await click("Step into")).words, /ZeroDivisionError leaves <module>, line 5/);
  // The data are what CPython says.
  const { event, value } = await page.evaluate(() => globalThis.asked.findLast(({ state }) => state.event === "return").state);
  assert.deepEqual([event, value], ["return", "None"]);
  await close();
});

test("a program is ended by an exception, which is told where errors are", async () => {
  const { page, click, close } = await started();
  const output = page.getByRole("region", { name: /^Output/ });
  const error = output.getByRole("group", { name: "Predicted error output" });
  for (let step = 0; step < 9; step += 1) await click("Step into");
  assert.equal(await error.count(), 0, "not before the end");
  const end = await click("Step into");
  assert.equal(end.words, `The program ends with ${ZERO}, raised in line 2.; predicted`);
  assert.equal(await error.locator(".code").textContent(), ZERO);
  await error.getByText("predicted").waitFor();
  // And in the program, where it was raised: there it is looked for.
  const marked = page.locator(".hunch-current.hunch-event-exception");
  assert.equal(await marked.locator(".hunch-note-exception").textContent(), ZERO);
  assert.equal(await marked.count(), 1);
  assert.ok((await marked.textContent()).startsWith(TEXT.split("\n")[1]));
  assert.equal((await output.getByLabel("Predicted output").textContent()).trim(), "go");
  await close();
});

test("what a step over the call, or a jump to the end, does not tell is not said", async () => {
  const { page, click, close } = await started();
  for (let step = 0; step < 4; step += 1) await click("Step over");
  await click("Step over");
  const end = await click("Step over");
  assert.equal(end.words, `The program ends with ${ZERO}, raised in line 5 or in what it calls.; predicted`);
  await click("Restart");
  assert.equal((await click("Continue")).words, "The program ends with an exception.; predicted");
  const error = page.getByRole("group", { name: "Predicted error output" });
  assert.equal(await error.count(), 0);
  assert.equal(await page.locator(".hunch-current").count(), 0);
  await close();
});

test("a careful way to the end says which exception it ends with", async () => {
  const { page, click, close } = await started(carefullyAlongRun, true);
  const end = await click("Continue");
  assert.equal(end.words, `The program ends with ${ZERO}, raised in line 2.; prints "go"; predicted`);
  await page.locator(".place .words").getByText(`The program ends with ${ZERO}, raised in line 2.`).waitFor();
  const timeline = page.getByRole("slider", { name: "Timeline" });
  assert.equal(await timeline.getAttribute("aria-valuetext"), `11: the end: ${ZERO}`);
  const error = page.getByRole("group", { name: "Predicted error output" });
  assert.equal(await error.locator(".code").textContent(), ZERO);
  assert.equal((await page.getByLabel("Predicted output").textContent()).trim(), "go");
  // One click leads to where it was raised.
  await button(page, "Show where it was raised (line 2)").click();
  assert.equal((await arrived(page, LINES)).line, 2);
  assert.equal(await page.locator(".hunch-current.hunch-event-exception .hunch-note-exception").textContent(), ZERO);
  assert.equal((await click("Undo")).words, end.words);
  // And the way back begins with what has ended it.
  const left = await click("Back into");
  assert.match(left.words, /ZeroDivisionError leaves <module>, line 5; visited$/);
  await close();
});
