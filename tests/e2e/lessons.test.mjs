// Lessons: taken from the menu, with wrong and right answers, hints and kept progress; made, previewed and shared; printed. What is
// asserted is the lessons' own: whatever the model says, the page goes on by what Python does.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { after, before, test } from "node:test";
import { axe } from "./axe.mjs";
import { arrived, button, editor, launch, openPage, returning, settled, shown } from "./browser.mjs";
import { stateAt } from "./link.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const TEXT = "x = 1\nx = x + 1\nprint(x)\n";

/** A lesson that begins at its second line. */
const LESSON = {
  version: 1,
  id: "adding",
  title: "Adding <b>one</b>",
  goal: "Say what `x` becomes.",
  text: ["This is <img src=x onerror=alert(1)> text."],
  program: TEXT.trimEnd().split("\n"),
  breakpoints: [3],
  start: stateAt([["<module>", 2, { x: "1" }]]),
  steps: [
    {
      questions: [{ ask: "value", name: "x", answer: "2", hints: ["Add.", "One and one."], why: "1 + 1" }],
      go: { kind: "step_over" },
      then: stateAt([["<module>", 3, { x: "2" }]]),
    },
    { text: ["That is all."] },
  ],
  summary: ["The right side comes first."],
};

/** The fragment of a lesson. */
function lessonLink(lesson, version = "lesson1") {
  return `#${version}.${deflateRawSync(JSON.stringify(lesson)).toString("base64url")}`;
}

/** The card of the lesson with this title. */
function card(page, name) {
  return page.getByRole("region", { name, exact: true });
}

/** Opens the menu of lessons. */
async function openMenu(page) {
  await page.getByRole("button", { name: /^Lessons/ }).click();
  await page.getByRole("menu", { name: "Lessons" }).waitFor();
}

test("a lesson is taken, and its progress outlives a reload", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", returning("mine = 1\n"));
  await openMenu(page);
  const group = page.getByRole("group", { name: "The course" });
  assert.ok((await group.getByRole("menuitemradio").count()) >= 12);
  await group.getByRole("menuitemradio", { name: /^Names and values/ }).click();
  const lesson = card(page, "Names and values");
  await lesson.getByText("step 1 of 6").waitFor();
  assert.match(await editor(page).textContent(), /pears = apples/);
  assert.equal((await shown(page)).count, 1, "nothing is predicted by itself");

  await lesson.getByRole("button", { name: "Go on to line 2" }).click();
  const field = lesson.getByRole("textbox", { name: "What will pears be?" });
  await field.waitFor();
  assert.equal((await shown(page)).line, 2);
  assert.deepEqual((await shown(page)).locals, { apples: "3" });
  // The focus is where the learner goes on, without a click.
  await page.waitForFunction(() => document.activeElement?.matches("[data-answer]"));
  const goOn = lesson.getByRole("button", { name: "Step over" });
  assert.equal(await goOn.getAttribute("aria-disabled"), "true", "first the answer");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await lesson.getByText("Not yet. Try again, or take a hint.").waitFor();
  await field.fill("[");
  await page.keyboard.press("Enter");
  await lesson.getByText(/is still open/).waitFor();
  await lesson.getByRole("button", { name: "Hint" }).click();
  await lesson.getByText(/^Hint 1 of/).waitFor();
  assert.equal(await lesson.getByText(/^Hint 2 of/).count(), 0);
  await field.fill(" 3 ");
  await page.keyboard.press("Enter");
  await lesson.getByText("Right.").waitFor();
  await lesson.getByText(/only the value was handed on/).waitFor();

  await goOn.click();
  const said = lesson.getByRole("row", { name: /^pears/ });
  await said.waitFor();
  assert.equal(await said.getByRole("cell").first().textContent(), "3");
  assert.equal(await said.getByRole("cell").last().textContent(), "3");
  assert.deepEqual((await shown(page)).locals, { apples: "3", pears: "3" }, "what Python does");
  await lesson.getByRole("button", { name: "Show me" }).click();
  await lesson.getByText("The answer is").first().waitFor();

  for (let steps = 0; steps < 4; steps += 1) await lesson.getByRole("button", { name: "Skip to the next step" }).click();
  await lesson.getByText("What to keep in mind").waitFor();
  await lesson.getByText(/^1 of \d+ questions right, 0 of them at the first try/).waitFor();

  await page.reload();
  await card(page, "Names and values").getByText("step 1 of 6").waitFor();
  await page.getByRole("button", { name: "Lessons: Names and values" }).click();
  await page.getByRole("menuitemradio", { name: /^Names and values ?done/ }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /CSV/ }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "hunch-lessons.csv");
  const table = (await readFile(await download.path(), "utf8")).split("\r\n");
  assert.match(table[1], /^names,Names and values,true,1,1,0,\d+$/);
  await page.getByRole("button", { name: "Lessons: Names and values" }).click();
  const [json] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /JSON/ }).click(),
  ]);
  assert.equal(json.suggestedFilename(), "hunch-lessons.json");
  const { of, ...reached } = JSON.parse(await readFile(await json.path(), "utf8")).names;
  assert.deepEqual(reached, { step: 0, done: true, right: 1, at_once: 0 });
  assert.ok(of > 1);

  // Left: what was there before is back, and the lesson's program is not lost either.
  await card(page, "Names and values").getByRole("button", { name: "Leave the lesson" }).click();
  await editor(page).getByText("mine = 1").waitFor();
  await page.getByRole("button", { name: "Lessons", exact: true }).waitFor();
  await page.getByRole("button", { name: "Examples: Your program" }).waitFor();
  await button(page, "Take the lesson's program instead").click();
  await editor(page).getByText("pears = apples").waitFor();
  await close();
});

test("who has changed a lesson's program gets their own back with all that belongs to it", async () => {
  const text = "mine = 1\nyours = mine\n";
  const { page, close } = await openPage(browser, "?backend=cpu", {
    async prepare(page) {
      const work = { text, breakpoints: [2], conditions: { 2: "mine > 0" }, example: null, own: text };
      await page.addInitScript((work) => localStorage.setItem("hunch.work", work), JSON.stringify(work));
    },
  });
  await page.getByText("if mine > 0").waitFor();
  await settled(page);
  await button(page, "Step into").click();
  await button(page, "Step into").click();
  const before = await arrived(page, [2]);
  await openMenu(page);
  await page.getByRole("menuitemradio", { name: /^Names and values/ }).click();
  await editor(page).getByText("pears = apples").waitFor();
  await editor(page).press("ControlOrMeta+End");
  await page.keyboard.type("plums = 7");
  await page.getByRole("button", { name: "Bring the lesson's program back" }).waitFor();
  await page.getByRole("button", { name: "Leave the lesson" }).click();
  await editor(page).getByText("yours = mine").waitFor();
  await page.getByText("if mine > 0").waitFor();
  assert.deepEqual(await shown(page), before, "the timeline, too");
  await button(page, "Take the lesson's program instead").click();
  await editor(page).getByText("plums = 7").waitFor();
  await close();
});

test("a question without hints offers none, and the focus goes on with its learner", async () => {
  const [step] = LESSON.steps;
  const [question] = step.questions;
  const bare = { ...question, hints: [], why: "" };
  const lesson = { ...LESSON, steps: [{ ...step, questions: [bare, { ask: "line", answer: "3" }] }], summary: [] };
  const { page, close } = await openPage(browser, `?backend=cpu${lessonLink(lesson)}`);
  const taken = card(page, "Adding <b>one</b>");
  const focused = (name) => page.waitForFunction((name) => document.activeElement?.textContent.trim() === name, name);
  await taken.getByRole("textbox").fill("9");
  await page.keyboard.press("Enter");
  await taken.getByText("Not yet. Try again, or have the answer shown.").waitFor();
  await taken.getByRole("button", { name: "Show me" }).click();
  await page.waitForFunction(() => document.activeElement?.matches("[data-answer]"));
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await focused("Step over");
  await page.keyboard.press("Enter");
  await taken.getByText("the end", { exact: true }).waitFor();
  // There is nothing to keep in mind, and no other lesson.
  await taken.getByText("That is the end of the lesson.").waitFor();
  assert.equal(await page.getByText("What to keep in mind").count(), 0, "nor on the hand-out");
  assert.equal(await taken.getByRole("button", { name: /^Next lesson/ }).count(), 0);
  await close();
});

test("a lesson of the course leads to the next one", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu&lesson=names");
  const list = JSON.parse(await readFile(new URL("../../public/lessons/index.json", import.meta.url), "utf8"));
  const next = list[list.findIndex(({ id }) => id === "names") + 1];
  const lesson = card(page, "Names and values");
  for (let steps = 0; steps < 6; steps += 1) await lesson.getByRole("button", { name: "Skip to the next step" }).click();
  await lesson.getByRole("button", { name: `Next lesson: ${next.title}`, exact: true }).click();
  await card(page, next.title).getByText(/^step 1 of/).waitFor();
  await close();
});

test("where the browser keeps no progress the learner is told, once", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu&lesson=names", {
    prepare: (page) => page.addInitScript(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key === "hunch.lessons") throw new DOMException("full", "QuotaExceededError");
        set.call(this, key, value);
      };
    }),
  });
  const lesson = card(page, "Names and values");
  await lesson.getByRole("button", { name: "Skip to the next step" }).click();
  const told = page.getByText("This browser does not keep how far you come in the lessons");
  await told.waitFor();
  await button(page, "Dismiss").click();
  await lesson.getByRole("button", { name: "Skip to the next step" }).click();
  await lesson.getByText("step 3 of 6").waitFor();
  assert.equal(await told.count(), 0);
  await close();
});

test("who leaves a lesson's place is told, and led back", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${lessonLink(LESSON)}`);
  const lesson = card(page, "Adding <b>one</b>");
  const told = lesson.getByRole("status").getByText("The page shows another state than the one that this step is about.");
  await lesson.getByText("step 1 of 2").waitFor();
  assert.equal(await told.count(), 0);
  await button(page, "Step over").first().click();
  await told.waitFor();
  await lesson.getByRole("button", { name: "Back to the lesson's place" }).click();
  await told.waitFor({ state: "detached" });
  const state = await shown(page);
  assert.deepEqual([state.line, state.position, state.locals.x], [2, 1, "1"]);
  // The lesson's own command is no such step.
  await lesson.getByRole("textbox").fill("2");
  await page.keyboard.press("Enter");
  await lesson.getByRole("button", { name: "Step over" }).click();
  await lesson.getByText("step 2 of 2").waitFor();
  assert.equal(await told.count(), 0);
  await close();
});

test("going backward, a lesson shows the past that Python had", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu&lesson=what-was-before");
  const lesson = card(page, "Backward: what was it before?");
  await lesson.getByRole("button", { name: "Back into" }).click();
  const field = lesson.getByRole("textbox", { name: "What was points before line 5 ran?" });
  await field.fill("30");
  await page.keyboard.press("Enter");
  await lesson.getByText("Right.").waitFor();
  await lesson.getByRole("button", { name: "Back over" }).click();
  await lesson.getByRole("textbox", { name: "What was points before line 4 ran?" }).waitFor();
  const state = await shown(page);
  assert.equal(state.line, 5);
  assert.deepEqual(state.locals, { points: "30", bonus: "15" });
  await close();
});

test("a link to a lesson opens it, as text, and runs nothing", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${lessonLink(LESSON)}`, returning("mine = 1\n"));
  const lesson = card(page, "Adding <b>one</b>");
  await lesson.getByText("This is <img src=x onerror=alert(1)> text.").waitFor();
  assert.equal(await page.locator("img[src='x'], img[onerror]").count(), 0);
  const state = await shown(page);
  assert.deepEqual([state.line, state.count, state.locals.x], [2, 1, "1"]);
  assert.equal(state.provenance, "told", "nobody has edited it");
  assert.equal(new URL(page.url()).hash, "");
  // Who changes the program can go back to the lesson's.
  await editor(page).focus();
  await page.keyboard.type("# mine\n");
  await lesson.getByRole("button", { name: "Bring the lesson's program back" }).click();
  await lesson.getByText("The program is not the lesson's any more.").waitFor({ state: "hidden" });
  assert.equal((await shown(page)).line, 2);
  await close();
});

test("what cannot be seen in a lesson is written out, also on its hand-out", async () => {
  const [step, ...rest] = LESSON.steps;
  const [question] = step.questions;
  const lesson = {
    ...LESSON,
    title: "Adding\u200beno",
    text: ["Open user\u200ftxt.exe\ufeff."],
    program: ["x = 1  # \u202eone", ...LESSON.program.slice(1)],
    start: stateAt([["<module>", 2, { x: "1", name: "'user\u202etxt'" }]]),
    steps: [{ ...step, questions: [{ ...question, hints: ["Add\u2060."], why: "1\u00ad + 1" }] }, ...rest],
  };
  const { page, close } = await openPage(browser, `?backend=cpu${lessonLink(lesson)}`);
  const taken = card(page, "Adding\\u200beno");
  await taken.getByText("Open user\\u200ftxt.exe\\ufeff.").waitFor();
  assert.equal((await shown(page)).locals.name, "'user\\u202etxt'");
  await taken.getByRole("button", { name: "Hint" }).click();
  await taken.getByText("Add\\u2060.").waitFor();
  await taken.getByRole("textbox").fill("2");
  await page.keyboard.press("Enter");
  await taken.getByText("1\\xad + 1").waitFor();
  await page.emulateMedia({ media: "print" });
  const sheet = page.getByRole("article", { name: "Hand-out" });
  await sheet.getByText("Open user\\u200ftxt.exe\\ufeff.").waitFor();
  await sheet.getByText("# \\u202eone").waitFor();
  assert.doesNotMatch(await page.locator("body").innerText(), /[\u00ad\u200b-\u200f\u202e\u2060\ufeff]/);
  await close();
});

test("damaged lessons are refused, with what to do", async () => {
  const check = async (hash, words) => {
    const { page, close } = await openPage(browser, `?backend=cpu${hash}`, returning("mine = 1\n"));
    assert.match(await page.getByRole("alert").textContent(), words);
    assert.match(await editor(page).textContent(), /mine = 1/);
    await close();
  };
  await check(lessonLink(LESSON).slice(0, -8), /This lesson cannot be opened: it is damaged/);
  await check(lessonLink(LESSON, "lesson2"), /another version/);
  await check(lessonLink({ ...LESSON, version: 2 }), /version 2/);
  await check(lessonLink({ ...LESSON, program: ["x = "] }), /program: line 1/);
  await check(lessonLink({ ...LESSON, text: ["x".repeat(70_000)] }), /more than a program can be/);
  await check(lessonLink({ ...LESSON, script: "alert(1)" }), /unknown field/);
  await check(lessonLink({ ...LESSON, text: ["Open user\u202etxt.exe."] }), /remove the control characters/);
});

test("a lesson is made, previewed, saved and shared", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", {
    ...returning(TEXT),
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await button(page, "Start").click();
  await button(page, "Step into").click();
  await settled(page);
  await openMenu(page);
  await page.getByRole("menuitem", { name: /^Make a lesson/ }).click();
  const author = card(page, "Make a lesson");
  await author.getByText(/^Not ready yet. Title/).waitFor();
  await author.getByRole("textbox", { name: "Title" }).fill("My lesson");
  await author.getByRole("textbox", { name: "Goal" }).fill("Say what `x` is.");
  await author.getByText("The lesson can be previewed and shared.").waitFor();
  assert.equal(await author.getByRole("group", { name: /^Step \d/ }).count(), 1, "the step that was taken");
  await author.getByText("The step below is the way to the state that the page shows. Remove all steps to begin without any.").waitFor();
  const add = author.getByRole("button", { name: "Add this step" });

  await button(page, "Step over").click();
  await settled(page);
  await add.click();
  assert.equal(await author.getByText(/^The steps? below/).count(), 0, "its author has gone on");
  // What has been left out meanwhile is added with it.
  await author.getByText("Take a step with the debugger, then add it here.").waitFor();
  await button(page, "Step over").click();
  await settled(page);
  await button(page, "Step over").click();
  await settled(page);
  await author.getByRole("button", { name: "Add the 2 steps since step 2" }).waitFor();
  const second = author.getByRole("group", { name: /^Step 2: Step over/ });
  await second.getByRole("textbox", { name: /^Explanation/ }).fill("Line 1 runs.\nWatch `x`.");
  await second.getByRole("button", { name: "Add a question" }).click();
  await second.getByRole("textbox", { name: "Expected answer" }).fill("1");
  await second.getByRole("textbox", { name: /^Hints/ }).fill("Look at the right side.");
  await author.getByText("The lesson can be previewed and shared.").waitFor();

  await author.getByRole("button", { name: "Preview" }).click();
  const lesson = card(page, "My lesson");
  await lesson.getByRole("button", { name: "Step into" }).click();
  await lesson.getByText("Watch x.").waitFor();
  await lesson.getByRole("button", { name: "Hint" }).click();
  await lesson.getByText("Look at the right side.").waitFor();
  await lesson.getByRole("button", { name: "Back to editing" }).click();

  await author.getByRole("button", { name: "Copy link" }).click();
  await author.getByText("Copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [download] = await Promise.all([page.waitForEvent("download"), author.getByRole("button", { name: "Save as a file" }).click()]);
  assert.equal(download.suggestedFilename(), "my-lesson.json");
  const path = await download.path();
  const made = JSON.parse(await readFile(path, "utf8"));
  assert.deepEqual([made.version, made.id, made.steps.length], [1, "my-lesson", 2]);
  assert.equal(made.steps[1].questions[0].answer, "1");
  await close();

  const again = await openPage(browser, `?backend=cpu${new URL(link).hash}`);
  await card(again.page, "My lesson").getByText("step 1 of 2").waitFor();
  assert.equal((await shown(again.page)).count, 1);
  // And from the file, by the same menu.
  await again.page.reload();
  await openMenu(again.page);
  const [chooser] = await Promise.all([
    again.page.waitForEvent("filechooser"),
    again.page.getByRole("menuitem", { name: /^Open a lesson file/ }).click(),
  ]);
  await chooser.setFiles({ name: "my-lesson.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(made)) });
  await card(again.page, "My lesson").getByText("step 1 of 2").waitFor();
  await again.close();
});

test("the path of a lesson that is made is cleared, and begins where the next step does", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", returning(TEXT));
  await button(page, "Start").click();
  for (let step = 0; step < 2; step += 1) {
    await button(page, "Step over").click();
    await settled(page);
  }
  await openMenu(page);
  await page.getByRole("menuitem", { name: /^Make a lesson/ }).click();
  const author = card(page, "Make a lesson");
  await author.getByText(/^The 2 steps below are the way to the state/).waitFor();
  await author.getByRole("button", { name: "Remove all steps" }).click();
  const steps = author.getByRole("group", { name: /^Step \d/ });
  await steps.first().waitFor({ state: "detached" });
  await button(page, "Step over").click();
  await settled(page);
  await author.getByRole("button", { name: "Add this step" }).click();
  await steps.first().waitFor();
  // Left and opened again, it says that it was left.
  await author.getByRole("button", { name: "Close the author view" }).click();
  await page.reload();
  await openMenu(page);
  await page.getByRole("menuitem", { name: /^Make a lesson/ }).click();
  await author.getByText(/^The step below is from the draft that was left in this browser/).waitFor();
  await close();
});

test("a lesson is printed as a hand-out, its answers on a page of their own", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu&lesson=two-names");
  await card(page, "Two names, one list").waitFor();
  await page.emulateMedia({ media: "print" });
  const sheet = page.getByRole("article", { name: "Hand-out" });
  await sheet.waitFor();
  assert.equal(await page.getByRole("toolbar", { name: "Debugger" }).isVisible(), false);
  assert.equal(await sheet.locator(".listing li").count(), 8);
  assert.ok((await sheet.locator(".room").count()) >= 8, "room to write");
  assert.match(await sheet.locator(".answers-page").textContent(), /\[4, 2, 9\]/);
  assert.equal(await sheet.locator(".sheet").first().getByText("[4, 2, 9, 1]").count(), 0, "no answer beside its question");
  const pdf = (await page.pdf()).toString("latin1");
  assert.ok(pdf.match(/\/Type\s*\/Page\b(?!s)/g).length >= 2);
  await close();
});

test("lessons are accessible, taken and made", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${lessonLink(LESSON)}`);
  const lesson = card(page, "Adding <b>one</b>");
  await lesson.getByRole("textbox").fill("3");
  await lesson.getByRole("button", { name: "Answer" }).click();
  await lesson.getByRole("button", { name: "Hint" }).click();
  const check = async () => {
    for (const [width, height] of [[1280, 800], [360, 740]]) {
      for (const colorScheme of ["light", "dark"]) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        assert.deepEqual((await axe(page)).violations, [], `${width} ${colorScheme}`);
      }
    }
  };
  await check();
  await openMenu(page);
  await page.getByRole("menuitem", { name: /^Make a lesson/ }).click();
  await card(page, "Make a lesson").waitFor();
  await check();
  await close();
});
