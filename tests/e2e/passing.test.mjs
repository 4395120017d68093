// A way that takes long: where it is, how it is stopped, and what of it is kept, whether it was stopped or has arrived.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alongRun, answering, carefullyAlongRun } from "./answers.mjs";
import { arrived, becomes, button, launch, openPage, shown } from "./browser.mjs";
import { LINES, STATES, TEXT } from "./loop.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** A page that stands at the start, and takes its ways carefully. */
async function started(answer, { work, options } = {}) {
  const kept = { careful: true, ...work };
  const session = await openPage(browser, "?backend=cpu", { ...options, ...answering(TEXT, answer, { states: STATES, values: { "n > 2": { value: "False", probability: 0.9 } } }, kept) });
  await button(session.page, "Start").click();
  await arrived(session.page, LINES);
  return session;
}

/** Says one state of the way after the other, whenever the test wants. */
const slow = `async (request, pass, given) => {
  if (request.mode !== "careful") return (${alongRun})(request, pass, given);
  for (let steps = 1; ; steps += 1) {
    await new Promise((go) => (globalThis.passOn = go));
    pass(steps, given.states[1 + (steps % 9)]);
  }
}`;
const passOn = (page, count) =>
  page.evaluate(async (count) => {
    for (let at = 0; at < count; at += 1) {
      while (!globalThis.passOn) await new Promise((later) => setTimeout(later));
      const go = globalThis.passOn;
      globalThis.passOn = null;
      go();
    }
  }, count);

for (const options of [{ viewport: { width: 1280, height: 800 } }, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }]) {
  test(`a long way shows where it is, and moves nothing, ${options.viewport.width} pixels wide`, async () => {
    const { page, close } = await started(slow, { options });
    const statuses = () => page.getByRole("status", { name: "Current state" }).textContent();
    const said = await statuses();
    await button(page, "Continue").click();
    await passOn(page, 3);
    await page.getByText("3 states so far, line 2").waitFor();
    const line = page.locator(".hunch-passing");
    assert.equal((await line.textContent()).trim(), "for n in [1, 2, 3]:");
    const places = () => Promise.all(["Careful mode", "Stop", "Continue"].map((name) => button(page, name).boundingBox()));
    const lines = () => page.locator(".cm-line").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    const numbers = page.getByText(/states so far, line/);
    const edge = async () => [await places(), await lines(), (await numbers.boundingBox()).x];
    const before = await edge();
    await passOn(page, 10);
    await page.getByText("13 states so far, line 3").waitFor();
    assert.deepEqual(await edge(), before);
    const cut = await numbers.evaluate((element) => element.scrollWidth > element.clientWidth);
    assert.ok(!cut, "how far it is can be read whole");
    assert.equal(await statuses(), said, "nothing is told of what it passes");
    // By now it has taken long, and what stops it stands out.
    const ground = (name) => button(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);
    await becomes(async () => (await ground("Stop")) !== (await ground("All commands")), true);
    await button(page, "Stop").click();
    const stopped = await arrived(page, LINES);
    assert.equal(stopped.count, 14);
    assert.equal(await line.count(), 0);
    await close();
  });
}

test("a way that has arrived is on the timeline as one is that was stopped", async () => {
  const { page, close } = await started(carefullyAlongRun, { work: { breakpoints: [4] } });
  await button(page, "Continue").click();
  const there = await arrived(page, LINES);
  assert.deepEqual([there.line, there.position, there.count, there.provenance], [4, 10, 10, "predicted"]);
  await button(page, "Back into").click();
  const before = await arrived(page, LINES);
  assert.deepEqual([before.line, before.position, before.locals], [2, 9, { total: "6", n: "3" }]);
  await button(page, "Undo").click();
  await arrived(page, LINES);
  await button(page, "Undo").click();
  await arrived(page, LINES);
  assert.equal((await shown(page)).count, 1, "all of it is one command");
  await close();
});

test("a breakpoint whose condition is false is passed, and nothing says that the program stands there", async () => {
  const { page, close } = await started(alongRun, { work: { careful: false, breakpoints: [3, 4], conditions: { 3: "n > 2" } } });
  await page.evaluate(() => {
    globalThis.said = [];
    const region = document.querySelector("[aria-label='Current state']");
    new MutationObserver(() => globalThis.said.push(region.textContent.trim())).observe(region, { subtree: true, childList: true, characterData: true });
  });
  await button(page, "Continue").click();
  assert.equal((await arrived(page, LINES)).line, 4);
  const missed = page.getByTitle(/condition false/);
  assert.deepEqual(await missed.evaluateAll((ticks) => ticks.map((tick) => tick.title)), ["2: line 3, condition false", "3: line 3, condition false", "4: line 3, condition false"]);
  assert.equal(await page.locator(".tick.stop").count(), 1, "the one that has stopped it");
  assert.equal(await page.locator(".tick.stop.missed").count(), 0);
  const said = await page.evaluate(() => globalThis.said.filter((words) => /line 3/.test(words)));
  assert.deepEqual(said, []);
  // Who goes there reads that it was passed.
  await page.getByRole("slider", { name: "Timeline" }).focus();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await page.getByRole("slider", { name: "Timeline" }).getAttribute("aria-valuetext"), "4: line 3, condition false");
  await close();
});
