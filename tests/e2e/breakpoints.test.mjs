// Breakpoints by mouse and key: on a line without code they move to the next line that has some.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomes, breakpoints, button, clickGutter, editor, launch, openPage, returning } from "./browser.mjs";

const TEXT = `# First of all
x = 1

# A note
y = (x +
     2)
# The end
`;

let browser;
let page;
let close;
before(async () => {
  browser = await launch();
  ({ page, close } = await openPage(browser, "?backend=cpu", returning(TEXT)));
  await button(page, "Start").waitFor();
});
after(async () => {
  await close();
  await browser.close();
});

async function byKey(line) {
  await page.locator(".cm-line").nth(line - 1).click();
  await page.keyboard.press("F9");
}

for (const [when, begin] of [
  ["before the start", async () => {}],
  ["while paused", () => button(page, "Start").click()],
]) {
  test(`a breakpoint moves to the next line with code: ${when}`, async () => {
    await begin();
    await clickGutter(page, 1);
    assert.deepEqual(await breakpoints(page), [2]);
    await byKey(3);
    assert.deepEqual(await breakpoints(page), [2, 5]);
    // There is one already; and below there is no line that has code.
    await byKey(4);
    await clickGutter(page, 7);
    assert.deepEqual(await breakpoints(page), [2, 5]);
    await clickGutter(page, 2);
    await byKey(5);
    assert.deepEqual(await breakpoints(page), []);
  });
}

test("one with a condition has another shape, says when it stops, and moves with its line", async () => {
  await clickGutter(page, 2);
  await clickGutter(page, 5);
  await button(page, "Condition of the breakpoint on line 5").click();
  await page.getByRole("textbox", { name: "Stop on line 5 only if" }).fill("x > 1");
  await page.keyboard.press("Enter");
  const dots = () => page.locator(".hunch-breakpoint").evaluateAll((dots) =>
    dots.filter((dot) => getComputedStyle(dot).visibility === "visible").map((dot) => [dot.title, getComputedStyle(dot).maskImage !== "none"]));
  const expected = [["", false], ["Stops only if x > 1", true]];
  await becomes(dots, expected);
  await page.getByRole("button", { name: /^Go to line 5.*y = \(x \+ ?, conditional$/ }).waitFor();
  await editor(page).press("ControlOrMeta+Home");
  await page.keyboard.press("Enter");
  await becomes(() => breakpoints(page), [3, 6]);
  await becomes(dots, expected);
  await button(page, "Remove breakpoint on line 6").click();
  await clickGutter(page, 6);
  await becomes(dots, [["", false], ["", false]]);
});
