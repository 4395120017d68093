// What the user says of values: an edited local, watches, conditions of breakpoints, and runs until a value changes.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, button, engineReady, launch, openPage, paste, returning, settled, shown } from "./browser.mjs";

const TEXT = `total = 0
for n in [1, 2, 3]:
    total = total + n
print(total)
`;
const LINES = [1, 2, 3, 4];

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

async function step(name) {
  await button(page, name).click();
  return arrived(page, LINES);
}

test("a local is set, and counts as edited", async () => {
  await step("Step into");
  const before = await step("Step into");
  assert.deepEqual(Object.keys(before.locals), ["total"]);
  await button(page, "Change total").click();
  const field = page.getByRole("textbox", { name: "New value of total" });
  assert.equal(await field.inputValue(), before.locals.total);
  await field.fill("[1, 2");
  await field.press("Enter");
  assert.match(await page.getByRole("alert").textContent(), /Write the value as Python writes it/);
  await field.fill("40");
  await button(page, "Set").click();
  const after = await arrived(page, LINES);
  assert.equal(after.locals.total, "40");
  assert.equal(await page.getByRole("row", { name: /^total/ }).getAttribute("class").then((names) => /edited/.test(names)), true);
  assert.equal(after.line, before.line);
  // The whole page says so: the header without a percentage, the timeline, and the variable over time.
  assert.equal(after.provenance, "edited");
  assert.match(await page.locator(".place .provenance").textContent(), /^edited$/);
  assert.equal((await page.locator(".place .right .extra").first().textContent()).trim(), "");
  assert.ok((await page.locator(".tick.current").getAttribute("class")).includes("edited"));
  await button(page, "total").click();
  const series = page.getByRole("region", { name: /^total over time/ });
  await series.getByRole("button", { name: /40 ?, edited$/ }).waitFor();
  await series.getByRole("button", { name: "Close total over time" }).click();
  await step("Undo");
  assert.equal((await shown(page)).locals.total, before.locals.total);
});

test("watches are evaluated at every state", async () => {
  const field = page.getByRole("textbox", { name: "Expression to watch" });
  await field.fill("total +");
  await field.press("Enter");
  await page.getByText("This is not a Python expression.").waitFor();
  await field.fill("total + 1");
  await field.press("Enter");
  const row = page.getByRole("table", { name: "Watches" }).getByRole("row", { name: /^total \+ 1/ });
  await row.getByText(/%/).waitFor();
  // The step is not held up by the watch, and the watch follows it.
  await step("Step into");
  await page.waitForFunction(() => !document.querySelector(".watches .stale"));
  await row.getByText(/%/).waitFor();
  await page.reload();
  await row.waitFor();
  await engineReady(page);
  await button(page, "Start").click();
  await arrived(page, LINES);
  await button(page, "Remove the watch total + 1").click();
  assert.equal(await row.count(), 0);
});

test("a breakpoint with a condition is passed where it does not hold", async () => {
  await step("Restart");
  await page.locator(".cm-line").nth(2).click();
  await page.keyboard.press("F9");
  await button(page, "Condition of the breakpoint on line 3").click();
  const field = page.getByRole("textbox", { name: "Stop on line 3 only if" });
  await field.fill("n >");
  await field.press("Enter");
  await page.getByText("This is not a Python expression.").waitFor();
  await field.fill("False");
  await field.press("Enter");
  await page.getByText("if False").waitFor();
  const start = await shown(page);
  const end = await step("Continue");
  assert.ok(end.over, `it never holds: ${end.words}`);
  // All of it is one command.
  await step("Undo");
  assert.equal((await shown(page)).words, start.words);
  await button(page, "Condition of the breakpoint on line 3").click();
  await field.fill("True");
  await field.press("Enter");
  const stopped = await step("Continue");
  assert.ok(stopped.over || stopped.line === 3, stopped.words);
  await button(page, "Remove breakpoint on line 3").click();
});

test("a run until a local changes, there and back", async () => {
  await step("Restart");
  await step("Step into");
  const before = await step("Step into");
  await button(page, "Change total").click();
  await button(page, "Run until total changes").click();
  const after = await arrived(page, LINES);
  assert.ok(after.over || after.locals.total !== before.locals.total, after.words);
  if (!after.over) {
    await button(page, "Change total").click();
    await button(page, "Back to where total changed").click();
    const back = await arrived(page, LINES);
    assert.equal(back.provenance, "visited");
    assert.equal(back.locals.total, before.locals.total);
    await step("Undo");
    assert.equal((await shown(page)).position, after.position);
  }
  await step("Undo");
  assert.deepEqual(await shown(page), before);
  await settled(page);
});

test("names are those that Python reads: letters of one shape are one name", async () => {
  await button(page, "Restart").click();
  // A ligature, which the language's reference has Python turn into its two letters.
  await paste(page, "ﬁ = 2\nprint(fi)\n");
  await button(page, "Start").click();
  await arrived(page, [1, 2]);
  await button(page, "Step into").click();
  await arrived(page, [1, 2]);
  await button(page, "Step into").click();
  assert.deepEqual((await arrived(page, [1, 2])).locals, { fi: "2" });
});
