// Breakpoints by mouse and key: on a line without code they move to the next line that has some.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { breakpoints, button, clickGutter, launch, openPage, returning } from "./browser.mjs";

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
