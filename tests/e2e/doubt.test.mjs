// What there is to ask of a prediction: what else a value could be, and what the parts of a line come to.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, button, engineReady, launch, openPage, returning, settled, shown } from "./browser.mjs";

const TEXT = `xs = [3, 1, 2]
best = max(xs) + len(xs)
print(best)
`;
const LINES = [1, 2, 3];

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

test("a predicted value says what else it could be, and another one can be taken", async () => {
  await step("Step into");
  const before = await step("Step into");
  const name = Object.keys(before.locals)[0];
  const ask = page.getByRole("button", { name: `what else could ${name} be?` });
  await ask.focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: `What ${name} could be` });
  await list.waitFor();
  assert.equal(await ask.getAttribute("aria-expanded"), "true");
  const values = list.getByRole("button");
  const pressed = list.getByRole("button", { pressed: true });
  assert.equal(await pressed.count(), 1, "what is shown is among them, once");
  assert.ok((await pressed.textContent()).startsWith(before.locals[name]));
  const sure = (await values.allTextContents()).map((text) => Number(text.match(/(\d+)%$/)[1]));
  assert.deepEqual(sure, [...sure].sort((a, b) => b - a), "the likeliest is first");
  const others = list.getByRole("button", { pressed: false });
  if ((await others.count()) > 0) {
    const other = (await others.first().locator(".words").textContent()).trim();
    await others.first().click();
    const after = await arrived(page, LINES);
    assert.equal(after.locals[name], other);
    assert.deepEqual([after.provenance, after.position], ["predicted", before.position]);
    await step("Undo");
    assert.equal((await shown(page)).locals[name], before.locals[name]);
  } else {
    await page.getByText(/nothing else that is at all likely/).waitFor();
    await ask.click();
    assert.equal(await list.count(), 0);
  }
});

test("a line is opened up, value by value", async () => {
  await page.locator(".cm-line").nth(1).click();
  await button(page, "All commands").click();
  await page.getByRole("combobox", { name: "Find a command" }).fill("start here");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Start here" });
  await dialog.getByRole("textbox", { name: "xs" }).fill("[3, 1, 2]");
  await dialog.getByRole("button", { name: "Start" }).click();
  const at = await arrived(page, LINES);
  assert.equal(at.line, 2);
  await button(page, "Look inside the line").click();
  const parts = page.locator(".part");
  await parts.first().waitFor();
  const expressions = await parts.locator("code").allTextContents();
  const expected = ["max(xs)", "len(xs)", "max(xs)+len(xs)"];
  assert.deepEqual(expressions, expected.slice(0, expressions.length));
  const told = page.locator(".part .sure");
  assert.equal(await told.count(), 1);
  if (expressions.length > 2) {
    await button(page, "Next value").click();
    assert.equal(await told.count(), 2);
    await button(page, "All values").click();
  }
  assert.equal(await told.count(), expressions.length);
  assert.deepEqual(await shown(page), at, "the program stands where it stood");
  // The next step closes it.
  await step("Step into");
  assert.equal(await parts.count(), 0);
});

test("a watch that would change something is warned of, and not refused", async () => {
  await settled(page);
  const field = page.getByRole("textbox", { name: "Expression to watch" });
  const warning = page.getByText(/A watch leaves the program as it is/);
  await field.fill("max(xs)");
  assert.equal(await warning.count(), 0);
  await field.fill("xs.pop()");
  assert.match(await warning.textContent(), /^This changes xs\./);
  await field.fill("print(xs)");
  assert.match(await warning.textContent(), /^This prints\./);
  await field.press("Enter");
  await button(page, "Remove the watch print(xs)").click();
});
