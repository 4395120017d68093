// The keys of menus and of the toolbar, by the keyboard alone; what keys do not do there; and those that stay the browser's.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { button, launch, openPage, returning, shown } from "./browser.mjs";
import { fragment, stateAt } from "./link.mjs";
import { hasFocus, tabTo } from "./scenario.mjs";

const text = "x = 1\nx = x + 1\nprint(x)\n";
const start = fragment({ text, start: stateAt([["<module>", 2, { x: "1" }]]) });

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

async function open(query = start, options = {}) {
  const opened = await openPage(browser, `?backend=cpu${query}`, options);
  await opened.page.getByRole("slider", { name: "Timeline" }).waitFor();
  return opened;
}

/** Opens a menu by keys; gives its items. */
async function openMenu(page, name) {
  await tabTo(page, new RegExp(`^${name}`));
  await page.keyboard.press("Enter");
  const items = page.getByRole("menu", { name }).locator("[role^=menuitem]");
  await items.first().waitFor();
  await page.waitForFunction(() => document.activeElement.closest("[role=menu]"));
  return items;
}

for (const name of ["Examples", "Lessons"]) {
  test(`the menu ${name} is gone through by arrows, Home and End, and letters are no commands in it`, async () => {
    const { page, close } = await open();
    const items = await openMenu(page, name);
    const at = () => items.evaluateAll((all) => all.indexOf(document.activeElement));
    const last = (await items.count()) - 1;
    for (const [key, place] of [
      ["Home", 0],
      ["ArrowDown", 1],
      ["ArrowUp", 0],
      ["ArrowUp", last],
      ["ArrowDown", 0],
      ["End", last],
    ]) {
      await page.keyboard.press(key);
      assert.equal(await at(), place, key);
    }
    const before = await shown(page);
    for (const key of ["s", "n", "c", "r", "v", "q", "F10"]) await page.keyboard.press(key);
    assert.deepEqual(await shown(page), before);
    assert.equal(await page.locator(".spinner").count(), 0);
    assert.equal(await button(page, "Quiz mode").getAttribute("aria-pressed"), "false");
    await page.keyboard.press("Escape");
    await hasFocus(page, new RegExp(`^${name}`));
    // The menu is left: they are commands again.
    await page.keyboard.press("q");
    assert.equal(await button(page, "Quiz mode").getAttribute("aria-pressed"), "true");
    await close();
  });
}

test("a list that comes late gets the focus when it is there", async () => {
  const prepare = (context) =>
    context.route("**/examples/examples.json", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      await route.continue();
    });
  // On a first visit: there is no program beside the examples.
  const { page, close } = await openPage(browser, "?backend=cpu", { prepare });
  await page.getByRole("button", { name: /^Examples/ }).waitFor();
  await tabTo(page, /^Examples/);
  await page.keyboard.press("Enter");
  const items = page.getByRole("menu", { name: "Examples" }).locator("[role^=menuitem]");
  assert.equal(await items.count(), 0, "the list is on its way");
  await items.first().waitFor();
  await page.waitForFunction(() => document.activeElement.closest("[role=menu]"));
  await close();
});

test("an example is chosen", async () => {
  const { page, close } = await open();
  const items = await openMenu(page, "Examples");
  await page.keyboard.press("End");
  const title = await items.last().locator("b").textContent();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Examples: ${title}` }).waitFor();
  await close();
});

test("the toolbar is gone through by arrows, Home and End", async () => {
  const { page, close } = await open();
  await tabTo(page, "Step over");
  for (const [key, name] of [
    ["ArrowRight", "Step into"],
    ["ArrowLeft", "Step over"],
    ["ArrowLeft", "Continue"],
    ["ArrowLeft", "Back to call"],
    ["Home", "Restart"],
    ["ArrowLeft", "All commands"],
    ["ArrowRight", "Restart"],
    ["End", "All commands"],
  ]) {
    await page.keyboard.press(key);
    await hasFocus(page, name);
  }
  assert.equal((await shown(page)).count, 1, "no step is taken");
  await close();
});

test("a lesson is taken, step by step", async () => {
  const { page, close } = await open("", returning("mine = 1\n"));
  await openMenu(page, "Lessons");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  const lesson = page.getByRole("region", { name: "Names and values", exact: true });
  await lesson.getByText("step 1 of 6").waitFor();
  await tabTo(page, "Go on to line 2");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("[data-answer]"));
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await lesson.getByText("Right.").waitFor();
  await tabTo(page, "Skip to the next step");
  await page.keyboard.press("Enter");
  await lesson.getByText("step 3 of 6").waitFor();
  await close();
});

test("keys are the browser's where nothing is paused, but for those of a step, which begins", async () => {
  const { page, close } = await open("", returning(text));
  await page.evaluate(() => {
    globalThis.taken = [];
    // The page's own listener has come before.
    addEventListener("keydown", (event) => {
      globalThis.taken.push([event.key, event.defaultPrevented]);
      if (event.key.startsWith("F")) event.preventDefault();
    });
  });
  const taken = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    return page.evaluate(() => globalThis.taken.splice(0));
  };
  assert.deepEqual(await taken("F5", "F11"), [["F5", false], ["F11", true]]);
  await button(page, "Restart").waitFor();
  assert.deepEqual(await taken("F5"), [["F5", true]]);
  await close();
});
