// The timeline: calls, breakpoints, a variable over time, and the output up to the state that is shown.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alongRun, answering } from "./answers.mjs";
import { arrived, button, launch, openPage, returning, settled, shown } from "./browser.mjs";
import * as calls from "./calls.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const text = "def f(n):\n    n += 1\n    return n\n\ntotal = f(1)\n";
const start = stateAt([["<module>", 5, {}], ["f", 2, { n: "1" }]], { output: "hello\n" });
const actions = ["4", "2", "2", "8"].map((n) => edit(1, { n }));

async function open(more = {}) {
  const opened = await openPage(browser, `?backend=cpu${fragment({ text, start, actions, ...more })}`);
  await takeSteps(opened.page);
  await opened.page.locator(".tick").nth(4).waitFor();
  return opened;
}

test("calls are bars, and breakpoints and errors are marked", async () => {
  const { page, close } = await open({ breakpoints: [2] });
  assert.equal(await page.locator(".tick.stop").count(), 5);
  assert.equal(await page.locator(".tick.error").count(), 0);
  const bar = page.getByTitle("f: states 1 to 5");
  const [strip, box] = [await page.locator(".strip").boundingBox(), await bar.boundingBox()];
  assert.ok(box.y >= strip.y && box.y + box.height <= strip.y + strip.height, "the bar is inside the strip");
  await close();
  const raised = stateAt([["<module>", 5, {}], ["f", 2, { n: "1" }]], { event: "exception", value: "ValueError: no" });
  const second = await openPage(browser, `?backend=cpu${fragment({ text, start: raised })}`);
  await second.page.locator(".tick.error").waitFor();
  await second.close();
});

test("a variable has its values over time", async () => {
  const { page, close } = await open();
  await button(page, "n").click();
  const values = page.getByRole("list", { name: "n over time" });
  const names = await values.getByRole("button").allTextContents();
  assert.deepEqual(names, ["State 1: 1, edited", "State 2: 4, edited", "State 3–4: 2, edited", "State 5: 8, edited"]);
  assert.equal(await page.locator(".chart path").count(), 1, "numbers have a chart");
  await values.getByRole("button", { name: /^State 3/ }).click();
  assert.equal((await shown(page)).position, 3);
  assert.equal(await values.getByRole("button", { name: /^State 3/ }).getAttribute("aria-current"), "true");
  await button(page, "Close n over time").click();
  await values.waitFor({ state: "detached" });
  await close();
});

test("from its values over time a variable leads to where it changed", async () => {
  const text = "n = 1\nm = 5\nn = 7\nk = 2\n";
  const at = (line, locals) => stateAt([["<module>", line, locals]]);
  const first = stateAt([["<module>", 0, {}]], { event: "call" });
  const states = [first, at(1, {}), at(2, { n: "1" }), at(3, { n: "1", m: "5" }), at(4, { n: "7", m: "5" })];
  const { page, close } = await openPage(browser, "?backend=cpu", answering(text, alongRun, { states, values: {} }));
  const click = async (name) => {
    await button(page, name).click();
    return arrived(page, [1, 2, 3, 4]);
  };
  await click("Start");
  for (const line of [1, 2, 3]) assert.equal((await click("Step over")).line, line);
  await button(page, "n").click();
  const current = (states) => page.locator(".moments [aria-current=true]", { hasText: states }).waitFor();
  await current("State 3–4: 1");
  await button(page, "Run until it changes").click();
  await current("State 5: 7");
  assert.equal((await shown(page)).line, 4);
  await button(page, "Back to its last change").click();
  await current("State 3–4: 1");
  assert.equal((await shown(page)).line, 3);
  await close();
});

test("the output is what has been printed up to the state that is shown", async () => {
  const { page, close } = await open();
  const output = page.getByLabel("Predicted output");
  assert.equal((await output.textContent()).trim(), "hello");
  assert.equal(await output.locator(".now").count(), 0);
  await page.getByRole("slider", { name: "Timeline" }).focus();
  await page.keyboard.press("Home");
  assert.equal((await output.locator(".now").textContent()).trim(), "hello");
  await close();
});

test("the output shrinks and grows with the state that is shown", async () => {
  const program = "print('one')\nprint('two')\nprint('three')\n";
  const { page, close } = await openPage(browser, "?backend=cpu", returning(program));
  await settled(page);
  const output = page.getByLabel("Predicted output");
  const printed = async () => ((await output.count()) === 0 ? "" : output.textContent());
  await button(page, "Start").click();
  const texts = [await printed()];
  for (let step = 0; step < 4; step += 1) {
    await button(page, "Step into").click();
    await arrived(page, [1, 2, 3]);
    texts.push(await printed());
  }
  assert.equal(texts[0], "");
  assert.ok(new Set(texts).size > 2, `it grows: ${JSON.stringify(texts)}`);
  texts.slice(1).forEach((text, index) => assert.ok(text.startsWith(texts[index]), `${text} goes on from ${texts[index]}`));
  await page.getByRole("slider", { name: "Timeline" }).focus();
  for (const [key, position] of [["Home", 1], ["ArrowRight", 2], ["ArrowRight", 3], ["End", 5], ["ArrowLeft", 4], ["Home", 1]]) {
    await page.keyboard.press(key);
    assert.equal((await shown(page)).position, position);
    assert.equal(await printed(), texts[position - 1], `at state ${position}`);
  }
  await close();
});

test("the timeline is scrubbed by dragging", async () => {
  const { page, close } = await open();
  const ticks = await Promise.all((await page.locator(".tick").all()).map((tick) => tick.boundingBox()));
  const over = (index) => page.mouse.move(ticks[index].x + ticks[index].width / 2, ticks[index].y + ticks[index].height / 2);
  const position = async () => (await shown(page)).position;
  await over(4);
  await page.mouse.down();
  for (const index of [3, 2, 1]) {
    await over(index);
    assert.equal(await position(), index + 1);
    assert.equal((await shown(page)).locals.n, ["1", "4", "2", "2", "8"][index]);
  }
  // Beyond the strip's end it stays at the first state, and comes back with the pointer.
  await page.mouse.move(ticks[0].x - 40, ticks[0].y + 200);
  assert.equal(await position(), 1);
  await over(3);
  assert.equal(await position(), 4);
  await page.mouse.up();
  await over(0);
  assert.equal(await position(), 4, "nothing is dragged any more");
  await close();
});

test("a step from a state that was gone back to says what it drops, and that can be undone", async () => {
  const given = { states: calls.STATES, values: {} };
  const { page, close } = await openPage(browser, "?backend=cpu", answering(calls.TEXT, alongRun, given, { careful: false }));
  const click = async (name) => {
    await button(page, name).click();
    return arrived(page, calls.LINES);
  };
  const program = page.getByRole("region", { name: "Program" });
  const message = program.getByText("2 later states no longer follow and were dropped.");
  await click("Start");
  for (const name of ["Step into", "Step into", "Step over", "Step into"]) await click(name);
  const there = await shown(page);
  await page.getByRole("slider", { name: "Timeline" }).focus();
  await page.keyboard.press("Home");
  for (const name of ["Step into", "Step into"]) await click(name);
  assert.equal(await message.count(), 0, "what is there is replayed, and nothing dropped");
  const into = await click("Step into");
  assert.match(into.words, /^def double\(n\):; .*; 2 later states dropped; predicted$/);
  assert.equal(into.count, 4);
  await message.waitFor();
  assert.equal(await program.getByRole("status").filter({ has: message }).count(), 0, "it is said once");
  assert.equal(await page.getByRole("button", { name: /^Undo/ }).count(), 1, "the message's button has a name of its own");
  await program.getByRole("button", { name: "Bring them back" }).click();
  await arrived(page, calls.LINES);
  assert.equal(await message.count(), 0);
  await page.getByRole("slider", { name: "Timeline" }).focus();
  await page.keyboard.press("End");
  const again = await shown(page);
  assert.deepEqual([again.line, again.count, again.locals], [there.line, there.count, there.locals]);
  // The next step speaks for itself.
  await page.keyboard.press("Home");
  for (const name of ["Step into", "Step into", "Step into"]) await click(name);
  await message.waitFor();
  const next = await click("Step into");
  assert.equal(await message.count(), 0);
  assert.doesNotMatch(next.words, /dropped/);
  await close();
});

test("a step back from a value that was set says that what came before does not lead there, and that can be undone", async () => {
  const returned = stateAt([["<module>", 5, {}], ["double", 3, { n: "5", m: "10" }]], { event: "return", value: "10" });
  const states = [...calls.STATES, returned, stateAt([["<module>", 6, { a: "10" }]])];
  const { page, close } = await openPage(browser, "?backend=cpu", answering(calls.TEXT, alongRun, { states, values: {} }));
  const click = async (name) => {
    await button(page, name).click();
    return arrived(page, calls.LINES);
  };
  const message = page.getByText("4 earlier states do not lead here and were dropped.");
  await click("Start");
  for (const name of ["Step over", "Step over", "Step over"]) await click(name);
  await button(page, "Change a").click();
  await page.getByRole("textbox", { name: "New value of a" }).fill("10");
  const edited = await click("Set");
  assert.deepEqual([edited.count, edited.provenance, await message.count()], [5, "edited", 0]);
  const past = await click("Back into");
  assert.deepEqual([past.locals.n, past.count, past.provenance], ["5", 2, "inferred"]);
  assert.match(past.words, /; 4 earlier states dropped; inferred$/);
  await message.waitFor();
  const back = await click("Bring them back");
  assert.deepEqual([back.position, back.count, back.locals], [5, 5, { a: "10" }]);
  assert.equal(await message.count(), 0);
  await close();
});
