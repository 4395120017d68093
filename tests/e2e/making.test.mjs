// A lesson that is being made: the program that it is about, what becomes of its draft, and its answers beside CPython's. The
// engine's answers are written here, one of them wrong.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { alongRun, answering } from "./answers.mjs";
import { button, editor, launch, openPage, paste, settled } from "./browser.mjs";
import { stateAt } from "./link.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const TEXT = "x = 1\nx = x + 1\nprint(x)\n";
const line = (number, locals, more) => stateAt([["<module>", number, locals]], more);
const START = line(0, {}, { event: "call" });
/** What the engine says: 1 + 1 is 3. */
const STATES = [START, line(1, {}), line(2, { x: "1" }), line(3, { x: "3" })];

const author = (page) => page.getByRole("region", { name: "Make a lesson", exact: true });
const ready = (page) => author(page).getByText(/^The lesson can be previewed and shared\./);
const other = (page) => author(page).getByText(/^The program has changed: /);

/** The button of the message. */
const undo = (page) => page.getByRole("button", { name: "Bring the old draft back" });

async function openMenu(page, item) {
  await page.getByRole("button", { name: /^Lessons/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Opens the author's view of `text` after so many steps, with a title, a goal, a text and a question at the last step. */
async function making(steps = 3) {
  const opened = await openPage(browser, "?backend=cpu", answering(TEXT, alongRun, { states: STATES, values: {} }));
  const { page } = opened;
  await button(page, "Start").click();
  for (let step = 0; step < steps; step += 1) {
    await button(page, "Step into").click();
    await settled(page);
  }
  await openMenu(page, /^Make a lesson/);
  const fill = (name, text) => author(page).getByRole("textbox", { name }).first().fill(text);
  await fill("Title", "Adding");
  await fill("Goal", "Say what `x` becomes.");
  const last = author(page).getByRole("group", { name: new RegExp(`^Step ${steps}:`) });
  await last.getByRole("textbox", { name: /^Explanation/ }).fill("Watch `x`.");
  await last.getByRole("button", { name: "Add a question" }).click();
  await ready(page).waitFor();
  return { ...opened, last };
}

const steps = (page) => author(page).getByRole("group", { name: /^Step \d/ });

/** The lesson as it is saved. */
async function saved(page) {
  const save = author(page).getByRole("button", { name: "Save as a file" });
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  return JSON.parse(await readFile(await download.path(), "utf8"));
}

test("a lesson is never shared with another program than its author sees", async () => {
  const { page, close } = await making();
  await paste(page, "a = 7\nb = 8\nprint(a)\nprint(b)\n");
  await other(page).waitFor();
  assert.equal(await ready(page).count(), 0);
  for (const name of ["Preview", "Copy link", "Save as a file"]) {
    assert.ok(await author(page).getByRole("button", { name }).isDisabled(), name);
  }
  await author(page).getByText("Choose first, above, which program the lesson is about.").first().waitFor();
  // The way back, as the program was.
  await author(page).getByRole("button", { name: "Bring the lesson's program back" }).click();
  await ready(page).waitFor();
  assert.match(await editor(page).textContent(), /x = x \+ 1/);
  assert.equal(await other(page).count(), 0);

  // The way on: what was written is kept, and what does not fit is told, and can be had back.
  await paste(page, "a = 7\nb = 8\nprint(a)\nprint(b)\n");
  const use = author(page).getByRole("button", { name: "Use this program" });
  await use.click();
  await page.getByText(/^The lesson is about this program now\. None of its steps fits it/).waitFor();
  assert.equal(await author(page).getByRole("textbox", { name: "Title" }).inputValue(), "Adding");
  assert.equal(await steps(page).count(), 1, "an explanation");
  assert.equal(await author(page).getByRole("textbox", { name: /^Explanation/ }).inputValue(), "Watch `x`.");
  const lesson = await saved(page);
  assert.deepEqual(lesson.program, ["a = 7", "b = 8", "print(a)", "print(b)"]);
  await undo(page).click();
  await other(page).waitFor();
  assert.equal(await steps(page).count(), 3);
  // Or the draft is another lesson's, which can be had back likewise.
  await author(page).getByRole("button", { name: "Begin a new lesson" }).click();
  assert.equal(await author(page).getByRole("textbox", { name: "Title" }).inputValue(), "");
  await undo(page).click();
  await other(page).waitFor();
  // What is no program is not taken.
  await paste(page, "x = \n");
  await author(page).getByText(/^This program cannot be used yet: line 1/).waitFor();
  assert.equal(await use.getAttribute("aria-disabled"), "true");
  await close();
});

test("no field that has the focus is behind the buttons that stay in sight", async () => {
  const { page, close } = await making();
  const bar = author(page).getByRole("button", { name: "Add an explanation" });
  for (const field of await steps(page).getByRole("textbox").all()) {
    await field.focus();
    const [{ y, height }, { y: top }] = [await field.boundingBox(), await bar.boundingBox()];
    assert.ok(y + height <= top, `${y + height} > ${top}`);
  }
  await close();
});

test("a draft outlives a mended line of its program", async () => {
  const { page, close } = await making();
  await author(page).getByRole("button", { name: "Close the author view" }).click();
  const mended = TEXT.replace("print(x)", "print(x, x)");
  await paste(page, mended);
  await openMenu(page, /^Make a lesson/);
  await other(page).waitFor();
  assert.equal(await author(page).getByRole("textbox", { name: "Title" }).inputValue(), "Adding");
  await author(page).getByRole("button", { name: "Use this program" }).click();
  await ready(page).waitFor();
  assert.equal(await steps(page).count(), 3);
  const lesson = await saved(page);
  assert.deepEqual(lesson.program, mended.trimEnd().split("\n"));
  assert.equal(lesson.steps[2].questions[0].answer, "3");
  await close();
});

test("a draft that is thrown away is brought back", async () => {
  const { page, close } = await making();
  const title = author(page).getByRole("textbox", { name: "Title" });
  await author(page).getByRole("button", { name: "Discard and begin again" }).click();
  await page.getByText("The draft was thrown away, and a new one begun.").waitFor();
  assert.equal(await title.inputValue(), "");
  await title.fill("x");
  await undo(page).click();
  await ready(page).waitFor();
  assert.equal(await title.inputValue(), "Adding");
  assert.equal(await page.getByText("The draft was thrown away, and a new one begun.").count(), 0);
  await page.reload();
  await openMenu(page, /^Make a lesson/);
  assert.equal(await title.inputValue(), "Adding", "kept in the browser, too");
  await close();
});

test("answers are the model's until CPython is asked, and can be CPython's then", async () => {
  const { page, last, close } = await making();
  await author(page).getByText(/Its answers come from the model until they are checked\./).waitFor();
  const answer = last.getByRole("textbox", { name: "Expected answer" });
  assert.equal(await answer.inputValue(), "3");
  await last.getByText("Predicted by the model, unless you wrote it: not checked.").waitFor();
  await author(page).getByRole("button", { name: "Check with CPython" }).click();
  await author(page).getByText(/CPython contradicts 1 step of it/).waitFor();
  await last.getByText("CPython has another: 2").waitFor();
  await last.getByText("CPython comes to another state here: x is 2, not 3.").waitFor();
  await last.getByRole("button", { name: "Use CPython's answer" }).click();
  await last.getByText("CPython has the same.").waitFor();
  assert.equal(await answer.inputValue(), "2");
  await author(page).getByText("The lesson can be previewed and shared. CPython has the same answers.").waitFor();
  const lesson = await saved(page);
  assert.equal(lesson.steps[2].then.frames[0].locals.x, "2");
  // An answer of its author's is compared, too.
  await answer.fill("5");
  await last.getByText("CPython has another: 2").waitFor();
  await author(page).getByRole("button", { name: "Use CPython's answers" }).click();
  await last.getByText("CPython has the same.").waitFor();
  await close();
});
