// What a program takes from outside can only be guessed: the page says so once, without moving anything.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alongRun, answering } from "./answers.mjs";
import { arrived, button, editor, launch, openPage, settled } from "./browser.mjs";
import { stateAt } from "./link.mjs";

const TEXT = `import numpy, random
name = random.choice(["Ann", "Bo"])
print(name)
`;
const LINES = [1, 2, 3];
const at = (line, locals, more) => stateAt([["<module>", line, locals]], more);
const STATES = [at(0, {}, { event: "call" }), at(1, {}), at(2, {}), at(3, { name: "'Ann'" })];
const TOLD = "Line 1 imports numpy and line 2 draws at random: Hunch can only guess what comes.";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const open = (text) => openPage(browser, "?backend=cpu", answering(text, alongRun, { states: STATES, values: {} }, { careful: false }));

/** What is said below the program. */
const said = (page) => page.getByRole("region", { name: "Program" }).getByRole("status").filter({ hasText: "Hunch can only guess" });

test("what comes from outside is told of once", async () => {
  const { page, close } = await open(TEXT);
  await settled(page);
  const place = () => Promise.all([button(page, "Step into").boundingBox(), page.locator(".cm-line").nth(2).boundingBox()]);
  assert.equal(await said(page).count(), 0);
  const before = await place();
  await button(page, "Start").click();
  await arrived(page, LINES);
  assert.ok((await said(page).textContent()).startsWith(TOLD));
  assert.deepEqual(await place(), before, "nothing has moved");
  await button(page, "Step into").click();
  await arrived(page, LINES);
  assert.equal(await said(page).count(), 1);
  await said(page).getByRole("button", { name: "Dismiss" }).click();
  // Not again: neither at a step, nor at another start, nor when other lines have changed.
  await button(page, "Step into").click();
  await arrived(page, LINES);
  await button(page, "Restart").click();
  await arrived(page, LINES);
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("x = 1");
  await button(page, "Start").click();
  await settled(page);
  assert.equal(await said(page).count(), 0);
  await close();
});

test("an edit takes it back, and what else is taken is told of", async () => {
  const { page, close } = await open(TEXT);
  await settled(page);
  await button(page, "Start").click();
  await said(page).waitFor();
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("f = open(name)");
  assert.equal(await said(page).count(), 0);
  await button(page, "Start").click();
  await said(page).getByText("line 4 uses files").waitFor();
  await close();
});

test("nothing is said of a program that has all it needs", async () => {
  const { page, close } = await open("import math\nx = math.sqrt(4)\n");
  await settled(page);
  await button(page, "Start").click();
  await settled(page);
  assert.equal(await said(page).count(), 0);
  await close();
});
