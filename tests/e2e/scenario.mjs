// The main scenario, for any engine and any weights: paste, set breakpoints, go forward and back. It asserts what the
// debugger guarantees, not what a model should know.

import assert from "node:assert/strict";
import { arrived, breakpoints, button, clickGutter, editor, paste, PROGRAM, settled, shown } from "./browser.mjs";

/** Debugs PROGRAM; gives the states of its steps from the start, for more particular checks. */
export async function debugProgram(page) {
  await settled(page);
  await paste(page, PROGRAM);
  for (const line of await breakpoints(page)) await button(page, `Remove breakpoint on line ${line}`).click();

  // One breakpoint by the mouse, one by the keyboard.
  await clickGutter(page, 2);
  await page.locator(".cm-line").nth(5).click();
  await page.keyboard.press("F9");
  assert.deepEqual(await breakpoints(page), [2, 6]);

  await button(page, "Start").click();
  const start = await arrived(page);
  assert.equal(start.position, 1);
  assert.match(start.words, /start of the program/);

  // A jump stops at a breakpoint or at the end, nowhere else.
  await button(page, "Continue").click();
  const stopped = await arrived(page);
  assert.equal(stopped.provenance, "predicted");
  assert.ok(stopped.over || [2, 6].includes(stopped.line), stopped.words);
  assert.equal(stopped.count, 2);

  // Into the jump from behind: nobody has been there, so it is inferred; forward again it is replayed.
  await button(page, "Back into").click();
  const inferred = await arrived(page);
  assert.equal(inferred.provenance, "inferred");
  assert.equal(inferred.position, stopped.position, "the inferred state stands between start and stop");
  await button(page, "Step into").click();
  const again = await arrived(page);
  assert.equal(again.provenance, "visited");
  assert.deepEqual(again.locals, stopped.locals);

  // From the start by steps: each leads to a new state, predicted.
  await button(page, "Restart").click();
  await arrived(page);
  const seen = [];
  for (const name of ["Step into", "Step into", "Step over", "Step into", "Step out"]) {
    if (!(await button(page, name).isEnabled())) {
      assert.ok((await shown(page)).over, `${name} is possible until the end`);
      break;
    }
    await button(page, name).click();
    const state = await arrived(page);
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
    const state = await arrived(page);
    assert.ok(["visited", "inferred"].includes(state.provenance));
    if (state.provenance === "inferred") break; // A step over or out skipped states.
    assert.deepEqual(state.locals, seen[index].locals);
    assert.equal(state.line, seen[index].line);
  }
  return seen;
}
