// What goes wrong at a step, and the way on: predictions that fail, a stray key in the program, breakpoints where no code is.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alongRun, answering } from "./answers.mjs";
import { arrived, becomes, breakpoints, button, clickGutter, editor, launch, openPage, shown } from "./browser.mjs";
import { LINES, STATES, TEXT } from "./loop.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** A page at the start, whose engine answers by `answer`. */
async function started(answer = alongRun, work = {}) {
  const given = { states: STATES, values: {} };
  const session = await openPage(browser, "?backend=cpu", answering(TEXT, answer, given, { careful: false, ...work }));
  await button(session.page, "Start").click();
  await arrived(session.page, LINES);
  return session;
}

/** Answers along the run, but for the request of this number, counted from 1. */
const failingAt = (number) =>
  `(request, pass, given) => globalThis.asked.length === ${number} ? { error: "the model has no answer" } : (${alongRun})(request, pass, given)`;

async function click(page, name) {
  await button(page, name).click();
  return arrived(page, LINES);
}

/** The message of the failure, in the card of the program. */
async function failure(page) {
  const message = page.getByRole("region", { name: "Program" }).getByRole("alert");
  await message.getByText("This step could not be predicted: the model has no answer.").waitFor();
  return message;
}

test("a step that could not be predicted is tried again", async () => {
  const { page, close } = await started(failingAt(2));
  const first = await click(page, "Step into");
  await button(page, "Step into").click();
  const message = await failure(page);
  assert.deepEqual(await shown(page), first, "all else is as it was");
  await message.getByRole("button", { name: "Try again" }).click();
  const next = await arrived(page, LINES);
  assert.deepEqual([next.line, next.locals], [2, { total: "0" }]);
  await close();
});

test("a careful way that is given up, or stopped, stays where it came to", async () => {
  const why = "the program may never get there";
  // Two states on, and then nothing more, or no answer at all while `globalThis.silent`.
  const answer = `(request, pass, given) => {
    if (request.action.kind !== "continue") return (${alongRun})(request, pass, given);
    given.states.slice(2, 4).forEach((state, index) => pass(index + 1, state));
    return globalThis.silent ? null : { error: "given up after 2 states: ${why}. Set a breakpoint on the way" };
  }`;
  const { page, close } = await started(answer, { careful: true });
  const there = await click(page, "Step into");
  await button(page, "Continue").click();
  const message = page.getByRole("region", { name: "Program" }).getByRole("status");
  await message.getByText(`Stopped after 2 states: ${why}.`).waitFor();
  const here = await shown(page);
  assert.deepEqual([here.position, here.line, here.locals], [4, STATES[3].frames[0].line, STATES[3].frames[0].locals]);
  assert.equal(await button(page, "Predict in one jump").count(), 0, "no end is made up");
  assert.equal((await click(page, "Back into")).position, 3, "what was passed is on the timeline");
  await click(page, "Undo");
  assert.deepEqual(await click(page, "Undo"), there, "all of it is one command");
  await page.evaluate(() => (globalThis.silent = true));
  await button(page, "Continue").click();
  await button(page, "Stop").click();
  assert.deepEqual((await arrived(page, LINES)).locals, here.locals);
  await close();
});

test("a run in which a step failed goes on when that is tried again", async () => {
  const { page, close } = await started(failingAt(3));
  await click(page, "Step into");
  await click(page, "Step into");
  await page.locator(".cm-line").nth(3).click();
  await button(page, "Stop when total changes").click();
  await button(page, "Continue").click();
  const message = await failure(page);
  await message.getByRole("button", { name: "Try again" }).click();
  assert.deepEqual((await arrived(page, LINES)).locals, { total: "1", n: "1" });
  await close();
});

test("or the step before it is taken back", async () => {
  const { page, close } = await started(failingAt(2));
  await click(page, "Step into");
  await button(page, "Step into").click();
  const message = await failure(page);
  await message.getByRole("button", { name: "Undo the last step" }).click();
  assert.match((await arrived(page, LINES)).words, /start of the program/, "and the message is gone");
  await close();
});

test("at the start there is nothing to take back", async () => {
  const { page, close } = await started(failingAt(1));
  await button(page, "Step into").click();
  const message = await failure(page);
  assert.deepEqual(await message.getByRole("button").evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent)), ["Try again", "Dismiss"]);
  await close();
});

test("a stray key ends the session, and taking it back brings the timeline back", async () => {
  const { page, close } = await started();
  for (let step = 0; step < 4; step += 1) await click(page, "Step into");
  await click(page, "Back into");
  const there = await shown(page);
  await page.locator(".cm-line").nth(3).click();
  await page.keyboard.press("F9");
  await page.keyboard.type("xy");
  await page.getByText("Ready: press Start, or a step.").waitFor();
  assert.equal((await shown(page)).words, "", "there is no state");
  await page.keyboard.press("Backspace");
  await page.getByText("Ready: press Start, or a step.").waitFor();
  await page.keyboard.press("Backspace");
  assert.deepEqual(await arrived(page, LINES), there);
  assert.deepEqual(await breakpoints(page), [4]);
  // Without a keyboard the button does it.
  await page.keyboard.type("z");
  await page.getByText("Ready: press Start, or a step.").waitFor();
  assert.deepEqual(await click(page, "Undo"), there);
  assert.equal((await click(page, "Step into")).provenance, "visited");
  // A session with another text is another one.
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("y = 1\n");
  await button(page, "Start").click();
  assert.equal((await arrived(page, LINES)).count, 1);
  await close();
});

test("a breakpoint where no code is moves, or is none, and the page says so", async () => {
  const text = "# First\nx = 1\n\ny = 2\n# The end\n";
  const { page, close } = await openPage(browser, "?backend=cpu", answering(text, alongRun));
  const said = page.getByRole("region", { name: "Program" }).getByRole("status").locator("p");
  const says = async (line, expected, words) => {
    await clickGutter(page, line);
    await becomes(async () => [await breakpoints(page), await said.allTextContents()], [expected, words]);
  };
  await button(page, "Start").waitFor();
  for (const when of ["before the start", "while paused"]) {
    if (when === "while paused") await button(page, "Start").click();
    await says(3, [4], ["Line 3 has no code of its own: the breakpoint is on line 4."]);
    await says(3, [4], ["Line 3 has no code of its own, and line 4 has a breakpoint already."]);
    await says(5, [4], ["There is no code from line 5 on: no breakpoint is set."]);
    // What is set where it was wanted needs no words.
    await says(2, [2, 4], []);
    await says(2, [4], []);
    await says(4, [], []);
  }
  await close();
});

test("a breakpoint by key is where the program is paused, unless the cursor was put somewhere", async () => {
  const { page, close } = await started();
  for (let step = 0; step < 3; step += 1) await click(page, "Step into");
  await page.keyboard.press("b");
  assert.deepEqual(await breakpoints(page), [3]);
  // On to the same line: that is where `t` runs to.
  await page.keyboard.press("t");
  const again = await arrived(page, LINES);
  assert.deepEqual([again.line, again.locals.n], [3, "2"]);
  await button(page, "All commands").click();
  await page.getByRole("option", { name: /^Toggle breakpoint/ }).click();
  assert.deepEqual(await breakpoints(page), []);
  await page.locator(".cm-line").nth(1).click();
  await button(page, "Restart").focus();
  await page.keyboard.press("b");
  assert.deepEqual(await breakpoints(page), [2]);
  await close();
});

test("what is wrong with a program is shown while it is typed, and nothing moves for it", async () => {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  for (const options of [{}, phone]) {
    const { page, close } = await openPage(browser, "?backend=cpu", { ...options, ...answering("x = 1\n", alongRun) });
    const said = [];
    await page.exposeFunction("heard", (text, after) => said.push({ text, after }));
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+End");
    await page.getByLabel("What happens").waitFor({ state: "attached" });
    await page.evaluate(() => {
      let typed;
      document.addEventListener("keydown", () => (typed = performance.now()), { capture: true });
      const happens = document.querySelector("[aria-label='What happens']");
      const hear = () => happens.textContent.trim() && globalThis.heard(happens.textContent.trim(), performance.now() - typed);
      new MutationObserver(hear).observe(happens, { subtree: true, childList: true, characterData: true });
    });
    const message = page.getByRole("region", { name: "Program" }).getByText("Hunch cannot read this program");
    const marked = page.locator(".hunch-problem");
    const places = () =>
      page.locator(".toolbar, .place, .editor, .timeline, .panels, .cm-line").evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())).slice(0, 6));
    await page.keyboard.type("if x");
    const before = await places();
    await message.waitFor();
    assert.match(await message.textContent(), /line 2, column 5: expected ':'\.$/);
    await page.getByText("Not ready: cannot be read yet.").waitFor();
    assert.match(await marked.textContent(), /^if x.+/);
    assert.deepEqual(await places(), before);
    assert.ok(await editor(page).evaluate((element) => element.getRootNode().activeElement === element), "the focus stays");
    assert.equal(await page.getByRole("alert").count(), 0, "nothing interrupts");
    await page.keyboard.type(" > 0");
    await page.waitForTimeout(900);
    assert.equal(await message.count(), 1);
    assert.equal(said.length, 1, `it is said once: ${JSON.stringify(said)}`);
    assert.ok(said[0].after >= 500, `not at once, but after ${said[0].after} ms`);
    await page.keyboard.type(":\n    x = 2");
    await message.waitFor({ state: "detached" });
    assert.equal(await marked.count(), 0);
    await becomes(() => said.map(({ text }) => text).slice(1), ["The program can be read now."]);
    await close();
  }
});
