// The main scenario, for any engine and any weights: paste, set breakpoints, go forward and back. It asserts what the
// debugger guarantees, not what a model should know. And the steps of scenarios by the keyboard alone.

import assert from "node:assert/strict";
import { arrived, breakpoints, button, clickGutter, editor, paste, settled, shown } from "./browser.mjs";

/** A program like those of introductory problem collections: a function and a call of it. */
export const PROBLEM = {
  text: `def remove_odd(numbers):
    result = []
    for number in numbers:
        if number % 2 == 0:
            result.append(number)
    return result

evens = remove_odd([1, 2, 4])
print(evens)
`,
  lines: [1, 2, 3, 4, 5, 6, 8, 9],
  stops: [2, 6],
  steps: ["Step into", "Step into", "Step over", "Step into", "Step out"],
};

/** One with short values only, for engines that make one token a second; its stops and steps are such that the tiny model of the golden files says little. */
export const SHORT = {
  text: `def add(a, b):
    c = a + b
    return c

x = add(2, 3)
`,
  lines: [1, 2, 3, 5],
  stops: [2, 5],
  steps: ["Step into", "Step over", "Step into", "Step out"],
};

/** Debugs a program, stopping at its two `stops` and taking its `steps`; gives the states of its steps from the start, for more particular checks. */
export async function debugProgram(page, { text, lines, stops, steps }) {
  await settled(page);
  await paste(page, text);
  for (const line of await breakpoints(page)) await button(page, `Remove breakpoint on line ${line}`).click();

  // One breakpoint by the mouse, one by the keyboard.
  await clickGutter(page, stops[0]);
  await page.locator(".cm-line").nth(stops[1] - 1).click();
  await page.keyboard.press("F9");
  assert.deepEqual(await breakpoints(page), stops);

  await button(page, "Start").click();
  const start = await arrived(page, lines);
  assert.equal(start.position, 1);
  assert.match(start.words, /start of the program/);

  // A jump stops at a breakpoint or at the end, nowhere else.
  await button(page, "Continue").click();
  const stopped = await arrived(page, lines);
  assert.equal(stopped.provenance, "predicted");
  assert.ok(stopped.over || stops.includes(stopped.line), stopped.words);
  const careful = (await button(page, "Careful mode").getAttribute("aria-pressed")) === "true";
  assert.ok(careful ? stopped.count > 2 : stopped.count === 2, `${stopped.count} states`);
  assert.equal(stopped.position, stopped.count);

  // Into the way from behind: what a careful way has passed is on the timeline, what a jump left out is inferred; forward again
  // it is replayed.
  const between = careful ? "visited" : "inferred";
  await button(page, "Back into").click();
  const passed = await arrived(page, lines);
  assert.equal(passed.provenance, between);
  assert.equal(passed.position, careful ? stopped.position - 1 : stopped.position, "it stands between start and stop");
  await button(page, "Step into").click();
  const again = await arrived(page, lines);
  assert.equal(again.provenance, "visited");
  assert.deepEqual(again.locals, stopped.locals);

  // From the start by steps: each leads to a new state, predicted.
  await button(page, "Restart").click();
  await arrived(page, lines);
  const seen = [];
  for (const name of steps) {
    if (!(await button(page, name).isEnabled())) {
      assert.ok((await shown(page)).over, `${name} is possible until the end`);
      break;
    }
    await button(page, name).click();
    const state = await arrived(page, lines);
    assert.equal(state.provenance, "predicted", name);
    assert.equal(state.position, seen.length + 2, `${name} leads on`);
    seen.push(state);
  }
  assert.ok(new Set(seen.map((state) => state.words)).size > 1, "lines or locals change");
  assert.ok(seen.some((state) => Object.keys(state.locals).length > 0), "locals appear");

  // All the way back by the keyboard: every state is one that was seen.
  await editor(page).focus();
  for (let index = seen.length - 2; index >= 0; index -= 1) {
    await page.keyboard.press("ArrowRight"); // Keys of the editor stay the editor's.
    await button(page, "Back into").focus();
    await page.keyboard.press("Shift+Alt+F11");
    const state = await arrived(page, lines);
    assert.ok(["visited", between].includes(state.provenance));
    if (state.provenance === between) break; // A step over or out led past states.
    assert.deepEqual(state.locals, seen[index].locals);
    assert.equal(state.line, seen[index].line);
  }
  return seen;
}

/** The name of what has the focus, looked for in shadow roots too; null if nothing has. */
export function focused(page) {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element === document.body) return null;
    return element.getAttribute("aria-label") ?? (element.labels?.[0] ?? element).textContent.trim();
  });
}

/**
 * Waits until what has this name, or one that matches it, has the focus: where an element that had it went away, the page
 * gives it to another a frame later.
 */
export async function hasFocus(page, name) {
  for (let tries = 0; tries < 100; tries += 1) {
    const at = await focused(page);
    if (at !== null && (name instanceof RegExp ? name.test(at) : at === name)) return;
    await page.waitForTimeout(50);
  }
  assert.fail(`the focus is on ${await focused(page)}, not on ${name}`);
}

/** Moves on by Tab until something with this name, or one that matches it, has the focus. */
export async function tabTo(page, name) {
  const seen = [];
  while (seen.length < 120) {
    await page.keyboard.press("Tab");
    const at = await focused(page);
    if (at !== null && (name instanceof RegExp ? name.test(at) : at === name)) return;
    // In the editor Tab may indent; after Escape it never does.
    if (at === "Python program") await page.keyboard.press("Escape");
    seen.push(at);
  }
  assert.fail(`Tab does not reach ${name}: ${seen}`);
}

/** Presses keys, and waits for the state that they lead to. */
export async function key(page, chord, lines) {
  await page.keyboard.press(chord);
  return arrived(page, lines);
}

/** Moves the editor's cursor to a line by keys, from wherever the focus is. */
export async function cursorTo(page, line) {
  if ((await focused(page)) !== "Python program") await tabTo(page, "Python program");
  await page.keyboard.press("ControlOrMeta+Home");
  for (let at = 1; at < line; at += 1) await page.keyboard.press("ArrowDown");
}

/** Chooses a command in the palette by typing its name. */
export async function choose(page, command) {
  await page.keyboard.press("Control+Shift+P");
  await page.getByRole("combobox", { name: "Find a command" }).waitFor();
  await page.keyboard.type(command);
  await page.keyboard.press("Enter");
}
