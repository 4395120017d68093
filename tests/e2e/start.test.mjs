// Starting anywhere: at a line of a function with typed locals, and where a traceback ends.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, button, engineReady, launch, openPage, returning, shown } from "./browser.mjs";

const TEXT = `def mean(values):
    total = 0
    for value in values:
        total += value
    return total / len(values)

print(mean([]))
`;
const LINES = [1, 2, 3, 4, 5, 7];

const TRACEBACK = `Traceback (most recent call last):
  File "/home/me/mean.py", line 7, in <module>
    print(mean([]))
          ~~~~^^^^
  File "/home/me/mean.py", line 5, in mean
    return total / len(values)
           ~~~~~~^~~~~~~~~~~~~
ZeroDivisionError: division by zero
`;

let browser;
let page;
let close;
before(async () => {
  browser = await launch();
  ({ page, close } = await openPage(browser, "?backend=cpu", returning(TEXT)));
  await engineReady(page);
});
after(async () => {
  await close();
  await browser.close();
});

/** Chooses a command in the palette. */
async function choose(name) {
  await button(page, "All commands").click();
  await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
}

test("a session starts in a function, with the locals that are typed", async () => {
  await page.locator(".cm-line").nth(3).click();
  await choose("Start here");
  const dialog = page.getByRole("dialog", { name: "Start here" });
  assert.equal(await dialog.getByRole("spinbutton", { name: "Line" }).inputValue(), "4");
  await dialog.getByRole("heading", { name: "Variables of mean" }).waitFor();
  await dialog.getByRole("textbox", { name: "values" }).fill("[3, 5]");
  await dialog.getByRole("textbox", { name: "total" }).fill("three apples");
  await dialog.getByRole("button", { name: "Start" }).click();
  assert.match(await dialog.getByRole("alert").textContent(), /Write the value as Python writes it/);
  await dialog.getByRole("textbox", { name: "total" }).fill("3");
  await dialog.getByRole("button", { name: "Start" }).click();
  await dialog.waitFor({ state: "hidden" });
  const start = await arrived(page, LINES);
  assert.deepEqual(
    [start.line, start.count, start.provenance, start.locals],
    [4, 1, "edited", { values: "[3, 5]", total: "3", value: "unknown" }],
  );
  const next = await button(page, "Step into").click().then(() => arrived(page, LINES));
  assert.equal(next.provenance, "predicted");
  await button(page, "Back into").click();
  await arrived(page, LINES);
  await button(page, "Back into").click();
  assert.equal((await arrived(page, LINES)).provenance, "inferred");
});

test("the line of a start is read as it is typed, so that nothing moves when it is left", async () => {
  await page.locator(".cm-line").nth(7).click();
  await choose("Start here");
  const dialog = page.getByRole("dialog", { name: "Start here" });
  const line = dialog.getByRole("spinbutton", { name: "Line" });
  assert.equal(await line.inputValue(), "7", "below the last line with code is that line");
  await line.fill("40");
  await dialog.getByText("There is no code from this line on.").waitFor();
  await dialog.getByRole("button", { name: "Start" }).click();
  assert.ok(await dialog.isVisible(), "nothing starts there");
  await line.fill("2");
  await dialog.getByRole("heading", { name: "Variables of mean" }).waitFor();
  const before = await line.boundingBox();
  await line.fill("7");
  await dialog.getByText("print(mean([]))").waitFor();
  assert.deepEqual(await line.boundingBox(), before);
  await dialog.getByRole("button", { name: "Cancel" }).click();
});

test("a session starts from a traceback and goes backward", async () => {
  const before = await shown(page);
  await choose("Start from a traceback");
  const dialog = page.getByRole("dialog", { name: "Start from a traceback" });
  const field = dialog.getByRole("textbox", { name: "Traceback" });
  await field.fill("ValueError: but where?");
  await dialog.getByRole("button", { name: "Start" }).click();
  assert.match(await dialog.getByRole("alert").textContent(), /There is no traceback in this text/);
  await field.fill(TRACEBACK);
  await dialog.getByRole("button", { name: "Start" }).click();
  await dialog.waitFor({ state: "hidden" });
  const start = await arrived(page, LINES);
  assert.match(start.words, /ZeroDivisionError on line 5 in mean: division by zero; edited/);
  await page.getByText("Its variables are not known.").waitFor();
  await button(page, "Back into").click();
  const back = await arrived(page, LINES);
  assert.equal(back.provenance, "inferred");
  assert.equal(back.count, 2);
  await button(page, "Undo").click();
  await button(page, "Undo").click();
  assert.equal((await shown(page)).words, before.words);
});
