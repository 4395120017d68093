// The main scenarios by the keyboard alone: nothing here uses the mouse, or moves the focus but by keys.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, breakpoints, button, engineReady, launch, openPage, returning, settled, shown } from "./browser.mjs";
import * as scenario from "./scenario.mjs";

const TEXT = `total = 0
for n in [1, 2, 3]:
    total = total + n
print(total)
`;
const LINES = [1, 2, 3, 4];

let browser;
let page;
let close;
before(async () => {
  browser = await launch();
  ({ page, close } = await openPage(browser, "?backend=cpu", returning(TEXT)));
  await engineReady(page);
});
after(async () => {
  await close();
  await browser.close();
});

const focused = () => scenario.focused(page);
const hasFocus = (name) => scenario.hasFocus(page, name);
const tabTo = (name) => scenario.tabTo(page, name);
const key = (chord) => scenario.key(page, chord, LINES);
const cursorTo = (line) => scenario.cursorTo(page, line);
const choose = (command) => scenario.choose(page, command);

test("start and step, there and back", async () => {
  await tabTo("Start");
  assert.equal((await key("Enter")).position, 1);
  assert.equal((await key("s")).position, 2);
  assert.equal((await key("n")).position, 3);
  const back = await key("Shift+S");
  assert.deepEqual([back.position, back.provenance], [2, "visited"]);
  await tabTo("Step into");
  assert.equal((await key("Enter")).position, 3);
});

test("a breakpoint, and on to it", async () => {
  await cursorTo(3);
  await page.keyboard.press("F9");
  assert.deepEqual(await breakpoints(page), [3]);
  const stopped = await key("F5");
  assert.ok(stopped.over || stopped.line === 3, stopped.words);
  await page.keyboard.press("Escape");
  await tabTo("Remove breakpoint on line 3");
  await page.keyboard.press("Enter");
  await page.getByText("None. Continue then goes to the end.").waitFor();
});

test("the palette", async () => {
  await choose("restart");
  const start = await arrived(page, LINES);
  assert.match(start.words, /start of the program/);
});

test("a watch", async () => {
  await key("s");
  await key("s");
  await page.keyboard.press("w");
  await page.keyboard.type("total + 1");
  await page.keyboard.press("Enter");
  const row = page.getByRole("table", { name: "Watches" }).getByRole("row", { name: /^total \+ 1/ });
  await row.getByText(/%/).waitFor();
  await page.keyboard.press("Shift+Tab");
  await hasFocus("Remove the watch total + 1");
  await page.keyboard.press("Enter");
  await row.waitFor({ state: "detached" });
});

test("a local is edited", async () => {
  await tabTo("Change total");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "New value of total" }).waitFor();
  await page.waitForFunction(() => document.activeElement.selectionEnd > document.activeElement.selectionStart);
  await page.keyboard.type("40");
  const after = await key("Enter");
  assert.equal(after.locals.total, "40");
  await key("u");
});

test("a variable over time, and its value expanded", async () => {
  await tabTo("total");
  await page.keyboard.press("Enter");
  const values = page.getByRole("list", { name: "total over time" });
  await tabTo(/^State 3/);
  assert.equal((await key("Enter")).position, 3);
  await tabTo("Close total over time");
  await page.keyboard.press("Enter");
  await values.waitFor({ state: "detached" });
  await tabTo("Change total");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "New value of total" }).waitFor();
  await page.waitForFunction(() => document.activeElement.selectionEnd > document.activeElement.selectionStart);
  await page.keyboard.type("[1, 2]");
  await key("Enter");
  await tabTo("Draw total");
  const draw = button(page, "Draw total");
  assert.equal(await draw.getAttribute("aria-expanded"), "true");
  await page.keyboard.press("Enter");
  assert.equal(await draw.getAttribute("aria-expanded"), "false");
  await key("u");
});

test("the condition of a breakpoint", async () => {
  await key("r");
  await cursorTo(3);
  await page.keyboard.press("F9");
  await page.keyboard.press("Escape");
  await tabTo("Condition of the breakpoint on line 3");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Stop on line 3 only if" }).waitFor();
  await page.waitForFunction(() => document.activeElement.matches("input"));
  await page.keyboard.type("False");
  await page.keyboard.press("Enter");
  await page.getByText("if False").waitFor();
  await hasFocus("Condition of the breakpoint on line 3");
  const end = await key("F5");
  assert.ok(end.over, `it never holds: ${end.words}`);
  await tabTo("Remove breakpoint on line 3");
  await page.keyboard.press("Enter");
  assert.deepEqual(await breakpoints(page), []);
});

test("run to the cursor", async () => {
  await key("r");
  await cursorTo(4);
  const there = await key("Control+F10");
  assert.ok(there.over || there.line === 4, there.words);
  assert.equal(there.provenance, "predicted");
});

test("start here, and a line opened up", async () => {
  await cursorTo(3);
  await choose("start here");
  const dialog = page.getByRole("dialog", { name: "Start here" });
  await dialog.waitFor();
  await tabTo("Line");
  for (const value of ["2", "40"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(value);
  }
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  const start = await arrived(page, LINES);
  assert.deepEqual([start.line, start.provenance], [3, "edited"]);
  assert.deepEqual(Object.values(start.locals).sort(), ["2", "40"]);
  await page.keyboard.press("Escape");
  await tabTo("Look inside the line");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Inside line 3" }).getByText("%").first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Inside line 3" }).waitFor({ state: "detached" });
});

test("what else a value could be", async () => {
  const { locals } = await key("s");
  const name = Object.keys(locals)[0];
  await tabTo(new RegExp(`what else could ${name} be\\?$`));
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: `What ${name} could be` });
  await list.waitFor();
  await page.keyboard.press("Enter");
  await list.waitFor({ state: "detached" });
});

test("start from a traceback, and a frame of its stack", async () => {
  await choose("traceback");
  const dialog = page.getByRole("dialog", { name: "Start from a traceback" });
  await dialog.waitFor();
  if ((await focused()) !== "Traceback") await tabTo("Traceback");
  await page.keyboard.insertText('Traceback (most recent call last):\n  File "main.py", line 3, in <module>\n    total = total + n\nTypeError: no');
  await tabTo("Start");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  assert.match((await arrived(page, LINES)).words, /TypeError on line 3 in <module>: no; edited/);
  await tabTo(/^<module>/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^<module>/, pressed: true }).waitFor();
  await key("u");
});

test("the timeline", async () => {
  await settled(page);
  const { count } = await shown(page);
  await tabTo("Timeline");
  assert.equal((await key("Home")).position, 1);
  assert.equal((await key("ArrowRight")).position, 2);
  assert.equal((await key("End")).position, count);
});

test("a careful jump is stopped", async () => {
  // A way so long that it can be stopped.
  const long = await openPage(browser, "?backend=cpu", returning(TEXT.replace("[1, 2, 3]", "range(3000)")));
  await settled(long.page);
  await scenario.key(long.page, "r", LINES);
  await long.page.keyboard.press("m");
  assert.equal(await button(long.page, "Careful mode").getAttribute("aria-pressed"), "true");
  await long.page.keyboard.press("F5");
  await long.page.getByText(/Predicting: \d+ states? so far/).first().waitFor();
  const stopped = await scenario.key(long.page, "Shift+F5", LINES);
  assert.ok(stopped.count > 1 && stopped.position === stopped.count, "what it has passed stays");
  await button(long.page, "Restart").waitFor();
  await long.close();
});

test("share and save", async () => {
  await tabTo("Share");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.waitFor();
  await tabTo("Download CSV");
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  assert.equal(download.suggestedFilename(), "hunch-timeline.csv");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await hasFocus("Share");
});

test("the clean view is entered and left", async () => {
  await page.keyboard.press("v");
  await page.getByRole("button", { name: /^Leave the clean view/ }).waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Share").waitFor();
});
