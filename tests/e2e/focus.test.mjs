// What has the focus may go away; the focus then goes to what stands for it, never to nothing. The states come from links, so that
// no model has a say in them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { button, launch, openPage, shown } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

const text = "def f(n):\n    n += 1\n    return n\n\ntotal = f(1)\n";
const start = stateAt([["<module>", 5, {}], ["f", 2, { n: "1", m: "2" }]]);
const shared = fragment({ text, breakpoints: [2, 3], start, actions: [edit(1, { n: "4" })] });

let browser;
let page;
let close;
before(async () => {
  browser = await launch();
  ({ page, close } = await openPage(browser, `?backend=cpu${shared}`));
  await takeSteps(page);
  await page.locator(".tick").nth(1).waitFor();
});
after(async () => {
  await close();
  await browser.close();
});

/** Waits until the focus is on what has this name. */
function hasFocus(name) {
  return page.waitForFunction((name) => {
    const { activeElement } = document;
    const label = document.getElementById(activeElement.getAttribute("aria-labelledby"));
    return (activeElement.getAttribute("aria-label") ?? (label ?? activeElement).textContent.trim()).startsWith(name);
  }, name);
}

/** Presses a button by the keyboard. */
async function press(name) {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
}

test("after a message is answered, it is on the commands", () => hasFocus("Restart"));

test("after a local is set or is not, it is on the button that began it", async () => {
  const field = page.getByRole("textbox", { name: "New value of m" });
  for (const end of ["Escape", "Cancel", "7", "Set"]) {
    await press("Change m");
    await field.waitFor();
    await hasFocus("New value of m");
    await page.waitForFunction(() => document.activeElement.selectionEnd > document.activeElement.selectionStart);
    if (end === "Escape") await page.keyboard.press("Escape");
    else if (end === "7") {
      await page.keyboard.type(end);
      await page.keyboard.press("Enter");
    } else await press(end);
    await hasFocus("Change m");
    assert.equal(await field.count(), 0);
  }
  assert.equal((await shown(page)).locals.m, "7");
});

test("a row that is drawn anew keeps it", async () => {
  await button(page, "n").focus();
  await page.keyboard.press("u");
  await page.getByText("3 of 3").or(page.getByText("2 of 2")).first().waitFor();
  await hasFocus("n");
});

test("after a variable over time is closed, it is on the variable", async () => {
  await press("n");
  await press("Close n over time");
  await hasFocus("n");
});

test("after a condition is typed, it is on the button that began it", async () => {
  const name = "Condition of the breakpoint on line 3";
  for (const key of ["Escape", "Enter"]) {
    await press(name);
    await hasFocus("Stop on line 3 only if");
    await page.keyboard.press(key);
    await hasFocus(name);
  }
});

test("after a breakpoint is removed, it is on the next one, and at last on their list", async () => {
  await press("Remove breakpoint on line 2");
  await hasFocus("Remove breakpoint on line 3");
  await page.keyboard.press("Enter");
  await hasFocus("Breakpoints");
});
