// What stands beside the code: values and iterations, also where a line leaves them little room or none.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, openPage } from "./browser.mjs";
import { fragment, stateAt } from "./link.mjs";

const text = `def choose(numbers, threshold, label):
    chosen = [number for number in numbers if number > threshold and number % 2 == 0]
    text = label + ': ' + ', '.join(str(number) for number in sorted(chosen, reverse=True)) + '.' * threshold
    for number in chosen:
        total = number
    return text

choose([3, 8, 1, 10, 4, 6, 12, 14, 22, 31], 3, 'the chosen ones')
`;
const locals = {
  numbers: "[3, 8, 1, 10, 4, 6, 12, 14, 22, 31]",
  threshold: "3",
  label: "'the chosen ones'",
  chosen: "[8, 10, 4, 6, 12, 14, 22]",
  text: "'the chosen ones: 22, 14, 12, 10, 8, 6, 4...'",
  number: "8",
};

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** The page with the program at `line`. */
async function open(line, loops = {}) {
  const state = stateAt([["<module>", 8, {}], ["choose", line, locals]]);
  state.frames[1].loops = loops;
  const opened = await openPage(browser, `?backend=cpu${fragment({ text, start: state })}`);
  await opened.page.locator(".hunch-value").first().waitFor();
  return opened;
}

/** That all of it is inside the editor, and at least so wide. */
async function inside(page, selector, least) {
  const outside = await page.locator(selector).evaluateAll((all, least) => {
    const editor = document.querySelector(".editor").getBoundingClientRect();
    const bad = ({ left, right, width }) => left < editor.left || right > editor.right || width < least;
    // Where a line leaves no room, its values are not seen.
    const seen = all.filter((one) => one.parentElement.clientWidth > 0);
    return seen.filter((one) => bad(one.getBoundingClientRect())).map((one) => one.textContent);
  }, least);
  assert.deepEqual(outside, []);
}

for (const line of [2, 3]) {
  test(`values and code are inside the editor: line ${line}`, async () => {
    const { page, close } = await open(line);
    for (const width of [1600, 1280, 900, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      assert.ok((await page.locator(".cm-line .hunch-value").count()) > 1);
      await inside(page, ".cm-line .hunch-value", 40);
      await inside(page, ".cm-line > span:not(.hunch-values)", 1);
    }
    await close();
  });
}

test("a running loop says its iteration beside its header", async () => {
  const { page, close } = await open(5, { 4: 3 });
  assert.deepEqual(await page.locator(".hunch-loop").allTextContents(), ["iteration 3"]);
  const header = page.locator(".cm-line", { has: page.locator(".hunch-loop") });
  assert.match(await header.textContent(), /for number in chosen:/);
  await page.getByRole("button", { name: /^choose.*iteration 3 · line 5$/ }).waitFor();
  await close();
});
