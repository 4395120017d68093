// The quiz: a step is asked about before it is shown. The program is walked through once without it, so that the right answers are
// known whatever the model says; the quiz then asks about the very states that were visited.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alongRun, answering } from "./answers.mjs";
import { breakpoints, button, engineReady, launch, openPage, returning, settled, shown } from "./browser.mjs";
import { TEXT as ALONG, STATES } from "./loop.mjs";
import { focused, hasFocus, tabTo } from "./scenario.mjs";

const TEXT = `found = [0]
for n in [3, 1]:
    found = found + [n]
print(len(found), found)
`;
const LINES = [1, 2, 3, 4];
const NUMBER_OF_STEPS = 8;

let browser;
let page;
let close;
/** The states of the program's run, in their order. */
let run = [];

before(async () => {
  browser = await launch();
  ({ page, close } = await openPage(browser, "?backend=cpu", returning(TEXT)));
  await engineReady(page);
  await button(page, "Start").click();
  await settled(page);
  run = [await shown(page)];
  while (run.length <= NUMBER_OF_STEPS && !run.at(-1).over) {
    await button(page, "Step into").click();
    await settled(page);
    run.push({ ...(await shown(page)), printed: await page.locator(".output .now").allTextContents() });
  }
  await goTo(0);
  await button(page, "Quiz mode").click();
  assert.equal(await button(page, "Quiz mode").getAttribute("aria-pressed"), "true");
});
after(async () => {
  await close();
  await browser.close();
});

/** The card of a question that waits for its answer. */
const asking = () => page.locator(".question:not(.answered)");
/** The verdict of the last one. */
const verdict = () => page.locator(".question.answered .verdict").last();

/** Shows a state of the run, by its index. */
async function goTo(index) {
  const slider = page.getByRole("slider", { name: "Timeline" });
  await slider.focus();
  await page.keyboard.press("Home");
  for (let at = 0; at < index; at += 1) await page.keyboard.press("ArrowRight");
  assert.equal((await shown(page)).position, index + 1);
}

/** What is right for a question, by the state that the step leads to. */
function answer(prompt, next) {
  if (/[Ww]hich line|at which line/.test(prompt)) return String(next.line);
  const local = prompt.match(/What is (\w+) then\?|what was (\w+) before|: (\w+) is .* now\. What was it/);
  if (local) return next.locals[local.slice(1).find(Boolean)];
  if (/print/.test(prompt)) return next.printed.join("").trimEnd();
  throw new Error(`a question that this run has not: ${prompt}`);
}

/** The index of the first state of the run from which `wanted` asks forward. */
function findStep(wanted) {
  const index = run.findIndex((state, at) => run[at + 1] && !run[at + 1].over && wanted(state, run[at + 1]));
  assert.notEqual(index, -1, `the run has such a step: ${run.map(({ words }) => words).join(" | ")}`);
  return index;
}

/** The step that decides where the loop goes. */
const header = () => findStep(({ line }, next) => line === 2 && next.line === 3);
/** The step that makes the list longer. */
const longer = () => findStep(({ line }) => line === 3);

async function step(name = "Step into") {
  await button(page, name).focus();
  await button(page, name).click();
}

test("the next line is asked; the step is shown after the answer", async () => {
  const at = header();
  await goTo(at);
  const before = await shown(page);
  await step();
  await asking().waitFor();
  const field = asking().getByRole("textbox", { name: "Which line comes next?" });
  assert.ok(await field.evaluate((element) => element === document.activeElement), "the field has the focus");
  assert.equal((await shown(page)).words, before.words, "nothing is shown yet");
  // What is no answer is explained, and nothing is lost.
  await field.fill("soon");
  await page.keyboard.press("Enter");
  assert.match(await asking().getByRole("alert").textContent(), /number of a line/);
  await field.fill(String(run[at + 1].line));
  await page.keyboard.press("Enter");
  await verdict().getByText("Right").waitFor();
  assert.match(await verdict().textContent(), /by the model's prediction/);
});

test("the second question of a step, then the step and the answers side by side", async () => {
  // The loop is young: its variable is asked for, too.
  const field = asking().getByRole("textbox", { name: /What is n then\?/ });
  await field.fill('"zz"');
  await page.keyboard.press("Enter");
  await verdict().getByText("Not quite").waitFor();
  const state = await shown(page);
  assert.equal(state.words.replace(/visited|predicted/, ""), run[header() + 1].words.replace(/visited|predicted/, ""));
  const table = page.locator(".question.answered").last().getByRole("table", { name: "Answers side by side" });
  assert.deepEqual(await table.getByRole("columnheader").allTextContents(), ["You", "Model", "Python"]);
  const cells = await table.getByRole("cell").allTextContents();
  assert.match(cells[0], /"zz"\s*wrong/);
  assert.match(cells[1], new RegExp(run[header() + 1].locals.n));
  assert.equal(await table.getByRole("button", { name: "Ask Python" }).count(), 1, "Python is loaded when it is asked for");
  await hasFocus(page, "Step into");
});

test("Python is asked where it is wanted, and has an answer beside the others", async () => {
  const at = longer();
  await goTo(at);
  await step();
  await asking().waitFor();
  await page.keyboard.type("[9]");
  await page.keyboard.press("Enter");
  const table = page.locator(".question.answered").last().getByRole("table", { name: "Answers side by side" });
  await verdict().getByText("by the model's prediction").waitFor();
  await table.getByRole("button", { name: "Ask Python" }).click();
  // The first run in this page: the list begins with its zero, and the loop puts a three behind it.
  await table.getByRole("cell").last().getByText("[0, 3]").waitFor();
  await verdict().getByText("by Python").waitFor();
  await verdict().getByText("Not quite").waitFor();
  assert.equal(await table.getByRole("button", { name: "Ask Python" }).count(), 0);
  assert.equal(await page.getByRole("region", { name: /^Check with CPython/ }).count(), 0, "the mode stays off");
});

test("what a line prints is asked, and question and verdict are told to a screen reader", async () => {
  const at = findStep(({ line }) => line === 4);
  const printed = run[at + 1].printed.join("").trimEnd();
  assert.ok(printed, "the model has line 4 print something");
  for (const [typed, told] of [[printed, `Right: ${printed}`], ["something else", `Not quite. The answer is ${printed}`]]) {
    await goTo(at);
    await step();
    const field = asking().getByRole("textbox", { name: "What does line 4 print?" });
    // The field has the focus, and its name is the question.
    assert.ok(await field.evaluate((element) => element === document.activeElement));
    assert.equal((await asking().locator("p[role=status]").textContent()).trim(), "");
    await field.fill(typed);
    await asking().getByRole("button", { name: "Answer" }).click();
    const status = page.locator(".question.answered").last().locator("p[role=status]");
    await status.filter({ hasText: printed }).waitFor();
    assert.equal((await status.textContent()).trim(), told);
  }
});

test("a line can be clicked beside the code, and a wrong one is wrong", async () => {
  const at = header();
  await goTo(at);
  await step();
  await asking().waitFor();
  const wrong = LINES.find((line) => line !== run[at + 1].line);
  const number = page.locator(".cm-lineNumbers .cm-gutterElement").filter({ hasText: new RegExp(`^${wrong}$`) });
  await number.last().click();
  const field = asking().getByRole("textbox");
  await page.waitForFunction((line) => document.querySelector(".question input")?.value === line, String(wrong));
  assert.deepEqual(await breakpoints(page), [], "no breakpoint is set by it");
  await field.press("Enter");
  await verdict().getByText("Not quite").waitFor();
  // Escape shows the step without an answer to its second question.
  await asking().waitFor();
  await page.keyboard.press("Escape");
  await verdict().getByText("Shown").waitFor();
  assert.equal((await shown(page)).line, run[at + 1].line);
});

test("values are compared as Python compares them", async () => {
  const at = longer();
  const value = run[at + 1].locals.found;
  await goTo(at);
  await step();
  const field = asking().getByRole("textbox", { name: /What is found then\?/ });
  for (const [typed, refused] of [
    ["", /type an answer/i],
    ["[1", /bracket is still open/],
    ["found", /is a name/],
    ["[0] + [3]", /worked out/],
  ]) {
    await field.fill(typed);
    await page.keyboard.press("Enter");
    assert.match(await asking().getByRole("alert").textContent(), refused, typed);
  }
  await field.fill(value.replaceAll(", ", " ,"));
  await page.keyboard.press("Enter");
  await verdict().getByText("Right").waitFor();
});

test("the past is asked too", async () => {
  const at = longer();
  await goTo(at + 1);
  await step("Back into");
  const prompt = await asking().locator(".prompt").textContent();
  assert.match(prompt, /^Going back/);
  await asking().getByRole("textbox").fill(answer(prompt, run[at]));
  await page.keyboard.press("Enter");
  await verdict().getByText("Right").waitFor();
  assert.equal((await shown(page)).line, run[at].line);
});

test("hints cost half, and what is shown counts neither way", async () => {
  await button(page, "Reset").click();
  const at = longer();
  await goTo(at);
  await step();
  await asking().getByRole("button", { name: "Hint" }).click();
  const hints = asking().getByRole("log", { name: "Hints" });
  assert.match(await hints.textContent(), /Line 3 reads/);
  await asking().getByRole("button", { name: "Hint" }).click();
  assert.match(await hints.textContent(), /a list/);
  assert.equal(await asking().getByRole("button", { name: "Hint" }).count(), 0, "the answer is the last hint");
  await asking().getByRole("textbox").fill(run[at + 1].locals.found);
  await page.keyboard.press("Enter");
  await verdict().getByText("Right").waitFor();
  const score = page.getByRole("region", { name: /^Quiz score/ });
  assert.match(await score.textContent(), /0\.5 of 1 point/);

  await goTo(at);
  await step();
  await asking().getByRole("button", { name: "Show me" }).click();
  await verdict().getByText("Shown").waitFor();
  assert.match(await score.textContent(), /0\.5 of 2 points/);
  assert.match(await score.textContent(), /1 shown without an answer/);
  const row = score.getByRole("row", { name: /new value/ });
  assert.deepEqual(await row.getByRole("cell").allTextContents(), ["1 of 2", "0.5"]);
});

test("the keyboard alone is enough", async () => {
  const at = longer();
  await goTo(at);
  await button(page, "Step into").focus();
  // By its key, as the list of keys says.
  await page.keyboard.press("s");
  await asking().waitFor();
  await page.keyboard.type(run[at + 1].locals.found);
  await page.keyboard.press("Enter");
  await verdict().getByText("Right").waitFor();
  await hasFocus(page, "Step into");
  // Escape lets the answer be shown.
  await goTo(at);
  await button(page, "Step into").focus();
  await page.keyboard.press("s");
  await asking().waitFor();
  await page.keyboard.press("Escape");
  await verdict().getByText("Shown").waitFor();
  await hasFocus(page, "Step into");
  await page.keyboard.press("q");
  assert.equal(await button(page, "Quiz mode").getAttribute("aria-pressed"), "false");
  await page.keyboard.press("q");
});

test("a step without a question says so", async () => {
  const given = { states: STATES, values: {} };
  const { page, close } = await openPage(browser, "?backend=cpu", answering(ALONG, alongRun, given));
  await button(page, "Start").click();
  await button(page, "Quiz mode").click();
  await button(page, "Step into").click();
  const words = "No question for this step: it brings nothing that has to be worked out.";
  await page.locator(".no-question").getByText(words).waitFor();
  await page.getByRole("status", { name: "What happens" }).getByText(words).waitFor();
  assert.equal(await focused(page), "Step into", "the focus stays");
  assert.equal((await shown(page)).line, 1);
  // It is gone with the next step.
  await button(page, "Quiz mode").click();
  await button(page, "Step into").click();
  await settled(page);
  assert.equal(await page.locator(".no-question").count(), 0);
  await close();
});

test("another command gives the question up, and the quiz outlives a reload", async () => {
  const at = longer();
  await goTo(at);
  await step();
  await asking().waitFor();
  await button(page, "Stop").click();
  await asking().waitFor({ state: "detached" });
  assert.equal((await shown(page)).position, at + 1, "the step is not taken");
  const total = await page.locator(".total").textContent();
  await page.reload();
  await page.locator(".total").waitFor();
  assert.equal(await page.locator(".total").textContent(), total);
  assert.equal(await button(page, "Quiz mode").getAttribute("aria-pressed"), "true");
});

test("a prediction is asked about before it is shown", async () => {
  await button(page, "Start").click();
  await settled(page);
  let asked = false;
  for (let steps = 0; steps < 4 && !asked; steps += 1) {
    const before = await shown(page);
    await button(page, "Step into").click();
    await settled(page);
    asked = (await asking().count()) > 0;
    if (asked) {
      assert.equal((await shown(page)).position, before.position);
      await page.keyboard.press("Escape");
      await verdict().waitFor();
      const now = await shown(page);
      assert.equal(now.position, before.position + 1);
      assert.equal(now.provenance, "predicted");
    }
  }
  assert.ok(asked, "the loop's header is worth a question");
});

test("on a phone the keyboard alone is enough, and nothing is out of sight", async () => {
  const viewport = { width: 360, height: 740 };
  const { page, close } = await openPage(browser, "?backend=cpu", { ...returning(TEXT), viewport });
  await settled(page);
  const inSight = async (element, name) => {
    const box = await element.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= viewport.width, `${name} is as wide as the page: ${JSON.stringify(box)}`);
    assert.ok(box.y >= 0 && box.y + box.height <= viewport.height, `${name} is in sight: ${JSON.stringify(box)}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing moves sideways");
  };
  await tabTo(page, "Start");
  await page.keyboard.press("Enter");
  await settled(page);
  await page.keyboard.press("q");
  const before = await focused(page);
  const asking = page.locator(".question:not(.answered)");
  for (let steps = 0; steps < 4 && (await asking.count()) === 0; steps += 1) {
    await page.keyboard.press("s");
    await settled(page);
  }
  const field = asking.getByRole("textbox");
  assert.ok(await field.evaluate((element) => element === document.activeElement), "the field has the focus");
  await inSight(field, "the field");
  await tabTo(page, "Hint");
  await inSight(asking.getByRole("button", { name: "Hint" }), "the hint");
  await page.keyboard.press("Enter");
  await asking.getByRole("log", { name: "Hints" }).getByRole("listitem").waitFor();
  await page.keyboard.press("Shift+Tab");
  while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Shift+Tab");
  // The step's two questions: the line, and what its variable is then.
  for (const prompt of ["Which line comes next?", "What is n then?"]) {
    await asking.getByRole("textbox", { name: prompt }).waitFor();
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
  }
  const verdict = page.locator(".question.answered .verdict").last();
  await verdict.waitFor();
  await inSight(verdict, "the verdict");
  await hasFocus(page, before);
  await close();
});
