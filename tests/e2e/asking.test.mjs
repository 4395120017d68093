// Programs that ask with `input`: the page asks whoever sits before it, shows what was typed as a terminal does, and CPython reads the same.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe } from "./axe.mjs";
import { arrived, becomes, button, engineReady, launch, openPage, PATIENCE, returning, settled, shown } from "./browser.mjs";

const TEXT = `def ask(name):
    return input("Friend of " + name + ": ")

name = input("Name? ")
friend = ask(name)
print("Hi", name, "and", friend)
`;
const LINES = [1, 2, 4, 5, 6];

let browser;
let page;
let close;
before(async () => {
  browser = await launch();
  ({ page, close } = await openPage(browser, "?backend=cpu", returning(TEXT)));
  await engineReady(page);
  await button(page, "Careful mode").click();
});
after(async () => {
  await close();
  await browser.close();
});

const panel = () => page.getByRole("region", { name: /^Input/ });
const field = () => panel().getByRole("textbox", { name: "Next line" });
const output = () => page.getByLabel("Predicted output").textContent();

/** Waits until the program asks, with the field ready to type into. */
async function asked(question) {
  await panel().getByText(question).waitFor({ timeout: PATIENCE });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Next line");
}

test("where the program waits, the page asks, and goes on with what is typed", async () => {
  await button(page, "Start").click();
  await button(page, "Step into").click();
  await arrived(page, LINES);
  await button(page, "Step over").click();
  await arrived(page, LINES);
  // No state is made up for a line that nobody has typed.
  await button(page, "Step over").click();
  await asked("Line 4 asks: Name?");
  assert.equal((await shown(page)).line, 4);
  assert.deepEqual((await axe(page)).violations, []);
  await page.keyboard.type("Ann");
  await page.keyboard.press("Enter");
  const named = await arrived(page, LINES);
  assert.equal(named.line, 5);
  assert.match(named.locals.name, /'Ann'/);
  assert.equal(await output(), "Name? Ann\n");
});

test("a step over a call that asks stops there, and is one step all the same", async () => {
  await button(page, "Step over").click();
  await asked("Line 2 asks: Friend of Ann:");
  await page.keyboard.type("Bo");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /line 6/.test(document.querySelector("[aria-label='Current state']").textContent), undefined, {
    timeout: PATIENCE,
  });
  const over = await arrived(page, LINES);
  assert.match(over.locals.friend, /'Bo'/);
  assert.equal(await output(), "Name? Ann\nFriend of Ann: Bo\n");
  // The answer is taken back with the step, and is there to be typed otherwise.
  await button(page, "Undo").click();
  assert.equal((await arrived(page, LINES)).line, 5);
  assert.equal(await field().inputValue(), "Bo");
  assert.equal(await output(), "Name? Ann\n");
});

test("several answers of one step are taken back together, and offered again one after the other", async () => {
  const text = `def ask():
    first = input("First? ")
    last = input("Last? ")
    return first + last

name = ask()
`;
  const own = await openPage(browser, "?backend=cpu", returning(text));
  const panel = own.page.getByRole("region", { name: /^Input/ });
  const field = panel.getByRole("textbox", { name: "Next line", exact: true });
  const answer = async (question, line) => {
    await panel.getByText(question).waitFor({ timeout: PATIENCE });
    if (line) await field.fill(line);
    await field.press("Enter");
  };
  await engineReady(own.page);
  await button(own.page, "Start").click();
  for (let step = 0; step < 3; step += 1) {
    await button(own.page, "Step over").click();
    await settled(own.page);
  }
  await answer("First?", "Ann");
  await answer("Last?", "Bell");
  const typed = panel.getByRole("textbox", { name: "Lines typed so far" });
  await becomes(() => typed.inputValue(), "Ann\nBell");
  await settled(own.page);
  await button(own.page, "Undo").click();
  await becomes(() => field.inputValue(), "Ann");
  await button(own.page, "Step over").click();
  await answer("First?");
  await becomes(() => field.inputValue(), "Bell");
  await answer("Last?");
  await becomes(() => typed.inputValue(), "Ann\nBell");
  await own.close();
});

test("CPython reads the same", async () => {
  await button(page, "Continue").click();
  await asked("Line 2 asks: Friend of Ann:");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /program has ended/.test(document.querySelector("[aria-label='Current state']").textContent), undefined, {
    timeout: PATIENCE,
  });
  await button(page, "Check with CPython").click();
  await page.waitForFunction(
    () => /; (confirmed|contradicted)$/.test(document.querySelector("[aria-label='Current state']").textContent),
    undefined,
    { timeout: PATIENCE },
  );
  const end = await shown(page);
  assert.equal(end.over, true, end.words);
  assert.equal(end.provenance, "confirmed");
  assert.equal(await output(), "Name? Ann\nFriend of Ann: Bo\nHi Ann and Bo\n");
});

test("what was read is changed where it was read, and what is there already is not asked for", async () => {
  const lines = panel().getByRole("textbox", { name: "Lines typed so far" });
  assert.equal(await lines.inputValue(), "Ann\nBo");
  await lines.fill("Eve\nBo");
  await field().focus();
  await page.getByText("Back to where the line that you changed is read").waitFor();
  assert.equal((await arrived(page, LINES)).line, 4);
  await button(page, "Continue").click();
  await settled(page);
  assert.match(await output(), /Hi Eve and Bo\n$/);
  // They are there again at the next visit.
  await page.reload();
  await engineReady(page);
  await button(page, "Start").click();
  await settled(page);
  assert.equal(await panel().getByRole("textbox", { name: "Lines typed so far" }).inputValue(), "Eve\nBo");
});

test("Enter answers, and does not press the button of the menu that the example came from", async () => {
  const first = await openPage(browser, "?backend=cpu");
  await first.page.getByRole("button", { name: /^Examples/ }).click();
  await first.page.getByRole("menu").getByText("Guess the number").click();
  await first.page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Next line");
  await first.page.keyboard.type("3");
  await first.page.keyboard.press("Enter");
  await becomes(() => first.page.getByLabel("Predicted output").textContent(), "Your guess, 1 to 10: 3\n");
  assert.equal(await first.page.getByRole("menu").count(), 0);
  await first.close();
});
