// Values in the stack panel and beside the code, in states that links bring: no model has a say in them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { button, launch, openPage } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const text = `def pick(items, table):
    first = items[0]
    return table[first]

numbers = [3, 1, 2]
grid = [[1, 2], [3, 4]]
names = {3: 'Mia', 1: 'Leo'}
long = 'a' * 60
pick(numbers, names)
`;

const start = stateAt(
  [
    ["<module>", 9, { numbers: "[3, 1, 2]", grid: "[[1, 2], [3, 4]]", names: "{3: 'Mia', 1: 'Leo'}", long: `'${"a".repeat(60)}'` }],
    ["pick", 3, { items: "[3, 1, 2]", table: "{3: 'Mia', 1: 'Leo'}", first: "3" }],
  ],
  { aliases: [["0.numbers", "1.items"], ["0.names", "1.table"]] },
);

const row = (page, name) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}\\b`) }) });

test("lists and dictionaries are drawn, and their text is on demand", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`);
  const items = row(page, "items");
  await items.waitFor();
  assert.deepEqual(await items.locator(".cell > .atom").allTextContents(), ["3", "1", "2"]);
  const draw = button(page, "Draw items");
  assert.equal(await draw.getAttribute("aria-expanded"), "true");
  await draw.focus();
  await page.keyboard.press("Enter");
  assert.equal(await draw.getAttribute("aria-expanded"), "false");
  assert.equal(await items.locator(".value").textContent(), "[3, 1, 2]");
  const entries = await row(page, "table").locator(".entry > .key").allTextContents();
  assert.deepEqual(entries, ["3", "1"]);
  assert.equal(await button(page, "Draw first").count(), 0, "a number has nothing to draw");
  await close();
});

test("variables of one object say so", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`);
  await row(page, "items").getByText("same object as numbers in <module>").waitFor();
  await button(page, "<module> line 9").click();
  await row(page, "names").getByText("same object as table in pick").waitFor();
  assert.equal(await row(page, "grid").getByText(/same object/).count(), 0);
  assert.equal(await row(page, "grid").locator(".matrix > .cell").count(), 4, "equal rows are a matrix");
  await close();
});

test("a frame that waits shows its values beside its code", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`);
  await page.locator(".hunch-value").first().waitFor();
  const beside = () => page.locator(".hunch-value .hunch-name").allTextContents();
  assert.deepEqual(await beside(), ["items = ", "table = ", "first = "], "of the innermost frame");
  await button(page, "<module> line 9").click();
  assert.deepEqual((await beside()).sort(), ["grid = ", "long = ", "names = ", "numbers = "]);
  await close();
});

test("long values are shown in full on demand", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`);
  await button(page, "<module> line 9").click();
  const value = row(page, "long").locator(".value");
  const isCut = () => value.evaluate((element) => element.scrollWidth > element.clientWidth);
  assert.ok(await isCut());
  await button(page, "Show all of long").click();
  assert.ok(!(await isCut()));
  await close();
});

test("only what changed in a value is marked", async () => {
  const actions = [edit(1, { items: "[3, 7, 2]" })];
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start, actions })}`);
  await takeSteps(page);
  const items = row(page, "items");
  await items.getByText("(changed)").waitFor();
  assert.deepEqual(await items.locator(".cell.changed > .atom").allTextContents(), ["7"]);
  assert.ok((await items.getAttribute("class")).includes("edited"));
  await close();
});

test("on a phone no value is cut at the edge", async () => {
  const viewport = { width: 360, height: 740 };
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`, { viewport, hasTouch: true });
  await page.locator(".hunch-value").first().waitFor();
  await button(page, "<module> line 9").click();
  for (const value of await page.locator(".hunch-value").all()) {
    const box = await value.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= viewport.width, `${await value.textContent()} ends at ${box.x + box.width}`);
  }
  await close();
});
