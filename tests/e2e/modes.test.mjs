// How predictions are made: the careful mode, which can be watched and stopped. (Several pasts are in pasts.test.mjs.)

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, button, engineReady, launch, openPage, returning, settled, shown } from "./browser.mjs";

// A way so long that it can be watched and stopped.
const TEXT = `def count(words):
    found = {}
    for word in words:
        found[word] = found.get(word, 0) + 1
    return found

print(count('abacabadabacabaeabacabadabacabafabacabadabacabae'))
`;
const LINES = [1, 2, 3, 4, 5, 7];

let browser;
let page;
let close;
before(async () => {
  browser = await launch();
  ({ page, close } = await openPage(browser, "?backend=cpu", returning(TEXT)));
  await engineReady(page);
  await button(page, "Start").click();
  await arrived(page, LINES);
});
after(async () => {
  await close();
  await browser.close();
});

test("a careful jump says how far it is, and can be stopped", async () => {
  await button(page, "Careful mode").click();
  assert.equal(await button(page, "Careful mode").getAttribute("aria-pressed"), "true");
  await button(page, "Continue").click();
  await page.getByText(/Predicting: \d+ states? so far/).first().waitFor();
  await button(page, "Stop").click();
  await settled(page);
  assert.ok((await shown(page)).position > 1, "what it has passed is on the timeline");
  assert.deepEqual(await page.getByRole("alert").allTextContents(), []);
  await button(page, "Careful mode").click();
});
