// Both ends of a program: a step's key begins it, and at its end the page says what can be done.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answering, carefullyAlongRun } from "./answers.mjs";
import { axe } from "./axe.mjs";
import { arrived, becomes, button, editor, launch, openPage, settled, shown } from "./browser.mjs";
import { LINES, STATES, TEXT } from "./calls.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** A page with a program that is not started, and answers along its run. */
async function opened(text = TEXT, options = {}) {
  const answers = answering(text, carefullyAlongRun, { states: STATES, values: {} }, { careful: true });
  const session = await openPage(browser, "?backend=cpu", { ...answers, ...options });
  await settled(session.page);
  return session;
}

for (const key of ["F10", "F11"]) {
  test(`${key} starts the program, also from the editor, and stands before its first line`, async () => {
    const { page, close } = await opened();
    await editor(page).focus();
    await page.keyboard.press(key);
    const { words, count } = await arrived(page, LINES);
    assert.match(words, /^def double.*; About to run line 1 in <module>/);
    assert.equal(count, 2);
    await close();
  });
}

test("what cannot be read is not started by a key either, and says why", async () => {
  const { page, close } = await opened("if x\n");
  await page.keyboard.press("F10");
  await page.getByRole("alert").getByRole("button", { name: "Go to line 1" }).waitFor();
  assert.equal((await shown(page)).words, "");
  await close();
});

test("the end leads on: back, to the start again, and to CPython", async () => {
  const { page, close } = await opened();
  const ways = page.getByRole("group", { name: "From the end" });
  const end = async () => {
    await button(page, "Continue").click();
    await settled(page);
    await ways.waitFor();
  };
  await button(page, "Start").click();
  await end();
  await page.getByText("All that it printed is under Output.").waitFor();
  assert.deepEqual((await axe(page)).violations, []);
  await ways.getByRole("button", { name: "Step back" }).click();
  await becomes(async () => (await shown(page)).over, false);
  assert.equal(await ways.count(), 0);
  await end();
  await ways.getByRole("button", { name: "Start again" }).click();
  await becomes(async () => (await shown(page)).position, 1);
  await end();
  await ways.getByRole("button", { name: "Ask CPython" }).click();
  await page.getByRole("region", { name: /^Check with CPython/ }).waitFor();
  assert.equal(await ways.getByRole("button", { name: "Ask CPython" }).count(), 0);
  await close();
});

test("on a phone the end leads on as well", async () => {
  const { page, close } = await opened(TEXT, { viewport: { width: 390, height: 844 } });
  await button(page, "Start").click();
  await button(page, "Continue").click();
  await settled(page);
  const ways = page.getByRole("group", { name: "From the end" });
  await ways.getByRole("button", { name: "Step back" }).click();
  await becomes(async () => (await shown(page)).over, false);
  await close();
});
