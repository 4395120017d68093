// Commands beside the steps: undo, run to the cursor, the palette, keys that can be switched off.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, button, editor, engineReady, launch, openPage, returning, settled, shown } from "./browser.mjs";

const TEXT = `total = 0
for n in [1, 2]:
    total += n
print(total)
`;
const LINES = [1, 2, 3, 4];

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** A page that stands at the start of `TEXT`. */
async function started() {
  const session = await openPage(browser, "?backend=cpu", returning(TEXT));
  await engineReady(session.page);
  await button(session.page, "Start").click();
  await arrived(session.page, LINES);
  return session;
}

async function step(page, name) {
  await button(page, name).click();
  return arrived(page, LINES);
}

test("undo brings back what was shown, with the future that was dropped", async () => {
  const { page, close } = await started();
  assert.ok(await button(page, "Undo").isDisabled(), "nothing was done yet");
  for (const name of ["Step into", "Step into", "Step into"]) await step(page, name);
  const last = await shown(page);
  await step(page, "Restart");
  assert.equal((await shown(page)).count, 1);
  await step(page, "Undo");
  assert.deepEqual(await shown(page), last);
  // A jump from an earlier state drops the states after it; by key they come back.
  await page.getByRole("slider", { name: "Timeline" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  const middle = await shown(page);
  await step(page, "Continue");
  await button(page, "Restart").focus();
  await page.keyboard.press("u");
  await settled(page);
  assert.deepEqual(await shown(page), middle);
  await page.keyboard.press("u");
  await settled(page);
  assert.deepEqual(await shown(page), last);
  await close();
});

test("the program runs to the cursor", async () => {
  const { page, close } = await started();
  await page.locator(".cm-line").nth(3).click();
  await page.keyboard.press("Control+F10");
  const state = await arrived(page, LINES);
  assert.equal(state.count, 2);
  assert.ok(state.over || state.line === 4, state.words);
  await close();
});

test("the palette is there before the program is started, also from the editor", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", returning("x = 1\n"));
  await button(page, "Start").waitFor();
  await editor(page).focus();
  await page.keyboard.press("Control+Shift+P");
  await page.getByRole("combobox", { name: "Find a command" }).waitFor();
  await page.keyboard.type("start here");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Start here" }).waitFor();
  await close();
});

test("every command is found in the palette by typing", async () => {
  const { page, close } = await started();
  await page.keyboard.press("Control+Shift+P");
  const palette = page.getByRole("dialog", { name: "All commands" });
  const field = palette.getByRole("combobox", { name: "Find a command" });
  await field.waitFor();
  assert.ok((await palette.getByRole("option").count()) > 15);
  await page.keyboard.type("step into");
  const chosen = palette.getByRole("option", { selected: true });
  assert.match(await chosen.textContent(), /^Step into/);
  assert.equal(await field.getAttribute("aria-activedescendant"), await chosen.getAttribute("id"));
  await page.keyboard.press("Enter");
  await palette.waitFor({ state: "hidden" });
  assert.equal((await arrived(page, LINES)).position, 2);
  // With the mouse, and away with Escape.
  await button(page, "All commands").click();
  await palette.getByRole("option", { name: /^Undo/ }).click();
  assert.equal((await arrived(page, LINES)).position, 1);
  await button(page, "All commands").click();
  await page.keyboard.press("Escape");
  await palette.waitFor({ state: "hidden" });
  await close();
});

test("keys can be switched off, and stay off", async () => {
  const { page, close } = await started();
  await button(page, "Help and keys").click();
  const dialog = page.getByRole("dialog", { name: "Help and keys" });
  await dialog.getByRole("checkbox", { name: "Keys give commands" }).uncheck();
  await dialog.getByRole("button", { name: "Close" }).click();
  await button(page, "Restart").focus();
  await page.keyboard.press("s");
  await page.waitForTimeout(300);
  assert.equal((await shown(page)).position, 1);
  await page.reload();
  await engineReady(page);
  await button(page, "Start").click();
  await arrived(page, LINES);
  await page.keyboard.press("s");
  await page.waitForTimeout(300);
  assert.equal((await shown(page)).position, 1, "they are still off");
  await button(page, "Help and keys").click();
  await dialog.getByRole("checkbox", { name: "Keys give commands" }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("s");
  assert.equal((await arrived(page, LINES)).position, 2);
  await editor(page).waitFor();
  await close();
});
