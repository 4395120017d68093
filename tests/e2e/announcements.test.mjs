// What a screen reader is told: the code first, then where the program is, then what changed; and what went wrong.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { button, launch, openPage, returning } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

const text = "def f(n):\n    n += 1\n    return n\n\ntotal = f(1)\n";
const at = (line, more) => stateAt([["<module>", 5, {}], ["f", line, { n: "1" }]], more);

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** Opens a link and notes what the page's live regions say from now on; `said()`: since it was last asked. */
async function listen(query, options) {
  const opened = await openPage(browser, `?backend=cpu${query}`, options);
  const { page } = opened;
  await page.getByRole("slider", { name: "Timeline" }).waitFor();
  await page.evaluate(() => {
    globalThis.said = [];
    new MutationObserver((changes) => {
      const regions = changes.map(({ target, addedNodes }) => {
        const places = [target, ...addedNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.parentElement : node));
        return places.map((place) => place?.closest?.("[role=status], [role=alert]")).find(Boolean);
      });
      for (const region of new Set(regions.filter(Boolean))) globalThis.said.push(`${region.role}: ${region.textContent.trim()}`);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const said = async () => {
    // What is said at once is one text.
    await page.waitForFunction(() => globalThis.said.length > 0);
    await page.waitForTimeout(100);
    return page.evaluate(() => globalThis.said.splice(0));
  };
  return { ...opened, said };
}

test("a step and a move on the timeline", async () => {
  const { page, said, close } = await listen(fragment({ text, start: at(2), actions: [edit(1, { n: "4" })] }));
  await takeSteps(page);
  await page.locator(".tick").nth(1).waitFor();
  assert.equal((await said()).at(-1), "status: n += 1; About to run line 2 in f; n is 4; edited");
  await page.getByRole("slider", { name: "Timeline" }).focus();
  await page.keyboard.press("Home");
  assert.deepEqual(await said(), ["status: n += 1; About to run line 2 in f; n is 1; visited"]);
  // The slider itself says it in short, or all would be heard twice.
  assert.equal(await page.getByRole("slider", { name: "Timeline" }).getAttribute("aria-valuetext"), "1: line 2");
  await close();
});

test("an exception", async () => {
  const raised = at(2, { event: "exception", value: "TypeError: no" });
  const { page, close } = await listen(fragment({ text, start: raised }));
  const status = page.getByRole("status", { name: "Current state" });
  assert.equal((await status.textContent()).trim(), "n += 1; Exception on line 2 in f; raises TypeError: no; n is 1; edited");
  await close();
});

test("a program that cannot be read", async () => {
  const { page, said, close } = await listen("", returning("if x\n"));
  await button(page, "Start").click();
  assert.match((await said()).join("\n"), /^alert: Hunch cannot read this program: .*line 1/m);
  await close();
});
