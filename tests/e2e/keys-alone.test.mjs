// The main scenarios by the keyboard alone: nothing here uses the mouse, or moves the focus but by keys.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, breakpoints, launch, openPage, returning, settled, shown } from "./browser.mjs";

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
  await page.getByRole("group", { name: "Engine" }).getByText(/tokens\/s/).waitFor();
});
after(async () => {
  await close();
  await browser.close();
});

/** The name of what has the focus. */
function focused() {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element.getAttribute("aria-label") ?? element.textContent.trim();
  });
}

/** Moves on by Tab until something with this name has the focus. */
async function tabTo(name) {
  const seen = [];
  while (seen.length < 120) {
    await page.keyboard.press("Tab");
    const at = await focused();
    if (at === name) return;
    // In the editor Tab indents; Escape lets the next one move on.
    if (at === "Python program") await page.keyboard.press("Escape");
    seen.push(at);
  }
  assert.fail(`Tab does not reach ${name}: ${seen}`);
}

async function key(chord) {
  await page.keyboard.press(chord);
  return arrived(page, LINES);
}

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
  await tabTo("Python program");
  await page.keyboard.press("ControlOrMeta+Home");
  for (let line = 1; line < 3; line += 1) await page.keyboard.press("ArrowDown");
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
  await page.keyboard.press("Control+Shift+P");
  await page.getByRole("combobox", { name: "Find a command" }).waitFor();
  await page.keyboard.type("restart");
  const start = await key("Enter");
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
  assert.equal(await focused(), "Remove the watch total + 1");
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

test("the timeline", async () => {
  await settled(page);
  const { count } = await shown(page);
  await tabTo("Timeline");
  assert.equal((await key("Home")).position, 1);
  assert.equal((await key("ArrowRight")).position, 2);
  assert.equal((await key("End")).position, count);
});
