// A line's number is clicked for an answer while a lesson and the quiz both ask for one: each has its own field, and leaving
// one of them leaves the other as it is.

import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { after, before, test } from "node:test";
import { becomes, breakpoints, button, launch, openPage, settled } from "./browser.mjs";
import { stateAt } from "./link.mjs";

const LESSON = {
  version: 1,
  id: "which-line",
  title: "Where it goes",
  goal: "Say where the program goes.",
  program: ["n = 3", "if n > 2:", "    n = 1", "print(n)"],
  start: stateAt([["<module>", 2, { n: "3" }]]),
  steps: [{ questions: [{ ask: "line", answer: "3" }], go: { kind: "step_into" } }],
};

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** A page on which the lesson and the quiz ask for a line each. */
async function askedTwice() {
  const fragment = `#lesson1.${deflateRawSync(JSON.stringify(LESSON)).toString("base64url")}`;
  const { page, close } = await openPage(browser, `?backend=cpu${fragment}`);
  const lesson = page.getByRole("region", { name: "Where it goes" }).getByRole("textbox");
  await lesson.waitFor();
  await button(page, "Quiz mode").click();
  // Not the lesson's own button, which waits for the answer.
  await page.getByRole("toolbar", { name: "Debugger" }).getByRole("button", { name: "Step into" }).click();
  // The lesson words its question alike: the quiz's is a region of its own.
  const quiz = page.getByRole("region", { name: "Which line comes next?" }).getByRole("textbox");
  await quiz.waitFor();
  return { page, close, lesson, quiz };
}

/** Clicks the number of a line. */
async function pick(page, line) {
  const number = page.locator(".cm-lineNumbers .cm-gutterElement").filter({ hasText: new RegExp(`^${line}$`) });
  await number.last().click();
}

/** Waits until a field holds `text`. */
const holds = (field, text) => becomes(() => field.inputValue(), text);

test("the question that came last is answered, and then the other one", async () => {
  const { page, close, lesson, quiz } = await askedTwice();
  await pick(page, 4);
  await holds(quiz, "4");
  await holds(lesson, "");
  // The quiz is left: the lesson's question is as it was, and takes the next click.
  await button(page, "Quiz mode").click();
  await quiz.waitFor({ state: "detached" });
  await settled(page);
  await holds(lesson, "");
  await pick(page, 3);
  await holds(lesson, "3");
  assert.deepEqual(await breakpoints(page), [], "no breakpoint is set by it");
  await close();
});

test("a lesson that is left takes nothing from the quiz", async () => {
  const { page, close, quiz } = await askedTwice();
  await pick(page, 4);
  await button(page, "Leave the lesson").click();
  await holds(quiz, "4");
  await pick(page, 3);
  await holds(quiz, "3");
  assert.deepEqual(await breakpoints(page), []);
  // Nobody asks any more: a click is for the breakpoint again.
  await button(page, "Quiz mode").click();
  await quiz.waitFor({ state: "detached" });
  await pick(page, 4);
  assert.deepEqual(await breakpoints(page), [4]);
  await close();
});
