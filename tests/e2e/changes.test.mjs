// Breakpoints on variables: set in a variable's row or from the palette, listed, kept and shared, and where Continue stops.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alongRun, answering } from "./answers.mjs";
import { arrived, button, launch, openPage, shown } from "./browser.mjs";
import { LINES, STATES, TEXT } from "./loop.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** A page that stands where `total` has its first value. */
async function started(query = "?backend=cpu") {
  const session = await openPage(browser, query, answering(TEXT, alongRun, { states: STATES, values: {} }, { careful: false }));
  await button(session.page, "Start").click();
  await arrived(session.page, LINES);
  await steps(session.page, 2);
  return session;
}

async function steps(page, count) {
  for (let step = 0; step < count; step += 1) await click(page, "Step into");
}

async function click(page, name) {
  await button(page, name).click();
  return arrived(page, LINES);
}

const stops = (page) => page.getByRole("list", { name: /Breakpoints/ }).getByRole("listitem").locator("p").allTextContents();
const IN_LIST = ["when total changes"];

test("Continue stops at every change, and says what changed", async () => {
  const { page, close } = await started();
  const set = button(page, "Stop when total changes");
  await set.click();
  assert.equal(await set.getAttribute("aria-pressed"), "true");
  assert.deepEqual(await stops(page), IN_LIST);
  for (const [from, to, position] of [["0", "1", 5], ["1", "3", 7], ["3", "6", 9]]) {
    const stop = await click(page, "Continue");
    assert.deepEqual([stop.locals.total, stop.position, stop.line], [to, position, 2]);
    await page.getByText(`Stopped: total changed from ${from} to ${to}.`).waitFor();
  }
  assert.ok((await click(page, "Continue")).over, "and then there is none");
  assert.equal(await page.getByText(/^Stopped: /).count(), 0);
  // Backward it stops before the change; each run is one command to undo.
  assert.deepEqual((await click(page, "Back continue")).locals, { total: "3", n: "3" });
  await page.getByText("Stopped: total changed from 3 to 6.").waitFor();
  assert.ok((await click(page, "Undo")) && (await shown(page)).over);
  // Without it, Continue is one jump to the end.
  await click(page, "Restart");
  await steps(page, 2);
  await button(page, "Remove the stop when total changes").click();
  await page.getByText("None. Continue then goes to the end.").waitFor();
  assert.equal(await set.getAttribute("aria-pressed"), "false");
  assert.equal((await click(page, "Continue")).count, 4);
  await close();
});

test("it is set from the palette, and stands beside breakpoints on lines", async () => {
  const { page, close } = await started();
  await button(page, "All commands").click();
  await page.keyboard.type("when a variable changes");
  await page.keyboard.press("Enter");
  await page.locator(".breakpoints .change").waitFor();
  assert.deepEqual(await stops(page), IN_LIST);
  await page.locator(".cm-line").nth(2).click();
  await page.keyboard.press("F9");
  const line = await click(page, "Continue");
  assert.deepEqual([line.line, line.position], [3, 4], "whichever comes first");
  const change = await click(page, "Continue");
  assert.deepEqual([change.line, change.locals.total], [2, "1"]);
  await close();
});

test("it is kept over a reload, and in links", async () => {
  const { page, close } = await started();
  await button(page, "Stop when total changes").click();
  await page.waitForFunction(() => localStorage.getItem("hunch.work").includes("change_stops\":[{"));
  await page.reload();
  await page.locator(".breakpoints .change").waitFor();
  assert.deepEqual(await stops(page), IN_LIST);
  await button(page, "Share").click();
  const link = new URL(await page.getByLabel("Link", { exact: true }).inputValue());
  await close();

  const other = await openPage(browser, `?backend=cpu${link.hash}`, answering("kept = 1\n", alongRun, { states: STATES, values: {} }));
  await other.page.locator(".breakpoints .change").waitFor();
  assert.deepEqual(await stops(other.page), IN_LIST);
  // Nothing is predicted before its reader wants it; then it stops there, too: at the first value.
  assert.deepEqual(await other.page.evaluate(() => globalThis.asked), []);
  const stop = await click(other.page, "Continue");
  assert.deepEqual(stop.locals, { total: "0" });
  await other.page.getByText("Stopped: total got its first value, 0.").waitFor();
  await other.close();
});
