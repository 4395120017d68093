// Every command by its name in the palette, by its row in the list of keys, and by its keys.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alongRun, answering } from "./answers.mjs";
import { arrived, breakpoints, button, launch, openPage, shown } from "./browser.mjs";
import { LINES, STATES, TEXT } from "./calls.mjs";

/** All commands in the order of the lists: name, key while paused, key outside the editor. */
const COMMANDS = [
  ["Continue", "F5", "c"],
  ["Step over", "F10", "n"],
  ["Step into", "F11", "s"],
  ["Step out", "Shift+F11", "o"],
  ["Run to cursor", "Control+F10", "t"],
  ["Back continue", "Shift+Alt+F5", "Shift+C"],
  ["Back over", "Shift+Alt+F10", "Shift+N"],
  ["Back into", "Shift+Alt+F11", "Shift+S"],
  ["Back to call", "Shift+Alt+F12", "Shift+O"],
  ["Other pasts", "", "Shift+I"],
  ["Undo", "", "u"],
  ["Restart", "", "r"],
  ["Stop", "Shift+F5", "x"],
  ["Toggle breakpoint", "F9", "b"],
  ["Condition of a breakpoint", "", "i"],
  ["Break when a variable changes", "", "Shift+B"],
  ["Add a watch", "", "w"],
  ["Look inside the line", "", "e"],
  ["Next value of the line", "", "Shift+E"],
  ["Change a variable", "", "a"],
  ["Run until a variable changes", "", "d"],
  ["Back to where a variable changed", "", "Shift+D"],
  ["Alternatives of a variable", "", "g"],
  ["Variable over time", "", "f"],
  ["Start here", "", "h"],
  ["Start from a traceback", "", "Shift+H"],
  ["Careful mode", "", "m"],
  ["Several pasts", "", "Shift+P"],
  ["Check with CPython", "", "k"],
  ["Quiz mode", "", "q"],
  ["Share", "", "l"],
  ["Copy link", "", "y"],
  ["Download JSON", "", ""],
  ["Download CSV", "", ""],
  ["Clean view", "", "v"],
  ["Light or dark", "", "Shift+T"],
  ["All commands", "Control+Shift+P", "p"],
  ["Help and keys", "", "?"],
];

/** A line that is opened up. */
const OPENED = [
  { expression: "n*2", outcome: { value: "4" }, probability: 0.9 },
  { expression: "m", outcome: { value: "4" }, probability: 0.9 },
];

/** Answers along the run; a line is opened with two parts. */
const answer = `(request, pass, given) => {
  const said = (${alongRun})(request, pass, given);
  if (request.opened) said.predictions[0].opened = given.opened;
  return said;
}`;

let browser;
let page;
let close;
before(async () => {
  browser = await launch();
  const given = { states: STATES, values: {}, opened: OPENED };
  const permissions = ["clipboard-read", "clipboard-write"];
  ({ page, close } = await openPage(browser, "?backend=cpu", { ...answering(TEXT, answer, given, { careful: false }), permissions }));
  await button(page, "Start").click();
  await arrived(page, LINES);
});
after(async () => {
  await close();
  await browser.close();
});

test("every command is in the palette, by its name", async () => {
  await button(page, "All commands").click();
  const names = page.getByRole("dialog", { name: "All commands" }).getByRole("option").locator(".name");
  const expected = COMMANDS.map(([name]) => name).filter((name) => name !== "All commands");
  assert.deepEqual(await names.allTextContents(), expected);
  await page.keyboard.press("Escape");
});

test("every command that has a key is in the list of keys", async () => {
  await button(page, "Help and keys").click();
  const rows = page.getByRole("dialog", { name: "Help and keys" }).getByRole("row");
  const told = await rows.evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent)));
  assert.deepEqual(told.slice(1), COMMANDS.filter(([, ...keys]) => keys.some(Boolean)));
  await page.keyboard.press("Escape");
});

/** The line and the event of the state that is shown. */
const at = (pattern) => async () => assert.match((await shown(page)).words, pattern);
const toggles = (name) => async () => {
  assert.equal(await button(page, name).getAttribute("aria-pressed"), "true");
  await button(page, name).click();
};
const opens = (name) => async () => {
  await page.getByRole("dialog", { name }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name }).waitFor({ state: "hidden" });
};
/** Whether the text field of this name has the focus; it is left by `leave`. */
const focuses = (name, leave = "Escape") => async () => {
  await page.waitForFunction((name) => document.activeElement.getAttribute("aria-label") === name, name);
  await page.keyboard.press(leave);
};

/** What each command does: from which state of the run it is given, what is there then, and whether the timeline is. */
const DOES = {
  "Continue": [1, at(/program has ended/)],
  "Step over": [2, at(/About to run line 6/)],
  "Step into": [2, at(/Entering double/)],
  "Step out": [4, at(/Leaving double, line 3; returns 4/)],
  "Back continue": [4, at(/start of the program/)],
  "Back over": [7, at(/About to run line 5/)],
  "Back into": [5, at(/About to run line 2/)],
  "Back to call": [5, at(/Entering double/)],
  "Other pasts": [5, async () => assert.deepEqual(await page.evaluate(() => [asked.at(-1).action.kind, asked.at(-1).samples]), ["inv_step_into", 5])],
  "Undo": [3, at(/About to run line 5/)],
  "Restart": [3, at(/start of the program/)],
  "Toggle breakpoint": [4, async () => {
    assert.deepEqual(await breakpoints(page), [2]);
    await button(page, "Remove breakpoint on line 2").click();
  }],
  "Add a watch": [2, focuses("Expression to watch", "Shift+Tab")],
  "Look inside the line": [4, async () => {
    await page.getByRole("region", { name: "Inside line 2" }).getByText("n*2").waitFor();
    await button(page, "Look inside the line").click();
  }],
  "Change a variable": [4, focuses("New value of n")],
  "Break when a variable changes": [4, () => button(page, "Remove the stop when n in double changes").click()],
  "Run until a variable changes": [4, at(/About to run line 6/)],
  "Back to where a variable changed": [5, async () => {
    // There are two: it is asked of which.
    const dialog = page.getByRole("dialog", { name: "Which variable?" });
    await dialog.getByRole("button", { name: /^m/ }).click();
    await arrived(page, LINES);
    await at(/About to run line 2/)();
  }],
  "Alternatives of a variable": [4, () => page.getByText(/nothing else that is at all likely/).waitFor()],
  "Variable over time": [4, async () => {
    await page.getByRole("region", { name: "n over time" }).waitFor();
    await button(page, "Close n over time").click();
  }],
  "Start here": [2, opens("Start here")],
  "Start from a traceback": [2, opens("Start from a traceback")],
  "Careful mode": [2, toggles("Careful mode")],
  "Several pasts": [2, toggles("Several pasts")],
  "Check with CPython": [2, async () => {
    await page.getByRole("region", { name: /CPython/ }).waitFor();
    await page.keyboard.press("k");
  }],
  "Quiz mode": [2, toggles("Quiz mode")],
  "Share": [2, opens("Share")],
  "Copy link": [2, async () => {
    await page.getByText("The link is copied.").waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#v4\./);
  }],
  "Clean view": [2, async () => {
    await page.getByRole("button", { name: /^Leave the clean view/ }).waitFor();
    assert.ok(await page.getByRole("slider", { name: "Timeline" }).isHidden());
    await page.keyboard.press("Escape");
  }, false],
  "Light or dark": [2, async () => assert.ok(await page.evaluate(() => {
    const { theme } = document.documentElement.dataset;
    const changed = theme !== globalThis.themeBefore;
    globalThis.themeBefore = theme;
    return changed && ["light", "dark"].includes(theme);
  }))],
  "All commands": [2, opens("All commands")],
  "Help and keys": [2, opens("Help and keys")],
};

for (const [name, chord, letter] of COMMANDS) {
  if (!DOES[name]) continue;
  for (const key of [chord, letter].filter(Boolean)) {
    test(`${key} does it: ${name}`, async () => {
      const [steps, check, keepsTimeline = true] = DOES[name];
      await button(page, "Restart").click();
      await arrived(page, LINES);
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press("s");
        await arrived(page, LINES);
      }
      await page.keyboard.press(key);
      if (keepsTimeline) await arrived(page, LINES);
      await check();
    });
  }
}

test("the commands that need something before them, by their keys", async () => {
  await button(page, "Restart").click();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press("s");
    await arrived(page, LINES);
  }
  // The values of an opened line, one after the other.
  await page.keyboard.press("e");
  const told = page.locator(".part .value");
  await told.first().waitFor();
  assert.equal(await told.count(), 1);
  await page.keyboard.press("Shift+E");
  await page.waitForFunction(() => document.querySelectorAll(".part .value").length === 2);
  await page.keyboard.press("e");
  // The condition of the breakpoint where the program is paused.
  await page.keyboard.press("b");
  await page.keyboard.press("i");
  await page.waitForFunction(() => document.activeElement.getAttribute("aria-label") === "Stop on line 2 only if");
  await page.keyboard.type("n > 1");
  await page.keyboard.press("Enter");
  await page.getByText("if n > 1").waitFor();
  await button(page, "Remove breakpoint on line 2").click();
  // To where the cursor is.
  await page.locator(".cm-line").nth(5).click();
  for (const key of ["Control+F10", "t"]) {
    await button(page, "Restart").click();
    await arrived(page, LINES);
    await page.keyboard.press(key);
    await arrived(page, LINES);
    await at(/About to run line 6/)();
  }
});

test("the timeline is saved from the palette", async () => {
  for (const [name, file] of [["Download JSON", "hunch-timeline.json"], ["Download CSV", "hunch-timeline.csv"]]) {
    await button(page, "All commands").click();
    await page.getByRole("combobox", { name: "Find a command" }).fill(name);
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    assert.equal(download.suggestedFilename(), file);
    await page.getByText("Saved.").waitFor();
  }
});
