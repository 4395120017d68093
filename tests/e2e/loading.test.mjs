// The first seconds: what is there before the application, and that nothing done meanwhile is lost.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { PATIENCE, becomes, breakpoints, button, clickGutter, editor, keptText, launch, openPage, paste, returning, settled } from "./browser.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/**
 * Options of `openPage` that hold back what a pattern matches until `release` is called, which waits for the first such
 * request: a page that was not held back proves nothing. The model's files are asked for with `?sha256=`.
 */
function holding(pattern, prepare = async () => {}) {
  let ask, free;
  const asked = new Promise((resolve) => (ask = resolve));
  const released = new Promise((resolve) => (free = resolve));
  return {
    async release() {
      const late = setTimeout(PATIENCE, null, { ref: false }).then(() => assert.fail(`nothing asked for ${pattern}`));
      await Promise.race([asked, late]);
      free();
    },
    options: {
      async prepare(page, context) {
        await prepare(page, context);
        await page.route(pattern, async (route) => {
          ask();
          await released;
          await route.continue();
        });
      },
    },
  };
}

test("the editor takes a program before the application is there, which takes it over", async () => {
  const { options, release } = holding("**/hunch-web*.wasm");
  const { page, close } = await openPage(browser, "?backend=cpu", options);
  // The example that will play is shown already.
  await editor(page).getByText("def ").first().waitFor();
  await page.getByText("Hunch", { exact: true }).waitFor();
  await paste(page, "early = 1\n");
  await release();
  await button(page, "Start").waitFor();
  await page.keyboard.type("late = 2\n");
  assert.equal(await editor(page).innerText().then((text) => text.trim().replace(/\n+/g, "\n")), "early = 1\nlate = 2");
  assert.equal(await keptText(page), "early = 1\nlate = 2\n");
  assert.equal(await page.locator("#shell").count(), 0);
  assert.equal(await page.getByRole("banner").count(), 1);
  await page.keyboard.press("ControlOrMeta+Z");
  await page.getByRole("button", { name: "Examples: Your program" }).waitFor();
  await close();
});

test("a returning visitor's program, breakpoints and cursor are there before the application", async () => {
  const kept = { text: "mine = 1\nmine += 1\n", breakpoints: [2], example: null, own: "mine = 1\nmine += 1\n" };
  const { options, release } = holding("**/hunch-web*.wasm", (page) =>
    page.addInitScript((kept) => localStorage.setItem("hunch.work", kept), JSON.stringify(kept)));
  const { page, close } = await openPage(browser, "?backend=cpu", options);
  await editor(page).getByText("mine += 1").waitFor();
  // One is the spacer that keeps the gutter's width.
  await page.locator(".hunch-breakpoint").nth(1).waitFor();
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await release();
  await page.getByRole("button", { name: /^Go to line 2\b.*mine \+= 1$/ }).waitFor();
  assert.match(await editor(page).textContent(), /^mine = 1mine \+= 1$/);
  await page.keyboard.type("more = 3");
  assert.match(await editor(page).textContent(), /^mine = 1mine \+= 1more = 3$/);
  await close();
});

test("breakpoints that are set before the application is there stay, where there is code", async () => {
  const text = "# First\nx = 1\n\ny = 2\n";
  const visits = [
    // What is kept is shown at once; on a first visit an example is, with a breakpoint on line 5.
    [{ text, breakpoints: [2], example: null, own: text }, "y = 2", [3], [2, 4]],
    [null, "def ", [2], [2, 5]],
  ];
  for (const [kept, shown, clicked, expected] of visits) {
    const keep = (page) => kept && page.addInitScript((kept) => localStorage.setItem("hunch.work", kept), JSON.stringify(kept));
    const { options, release } = holding("**/hunch-web*.wasm", keep);
    const { page, close } = await openPage(browser, "?backend=cpu", options);
    await editor(page).getByText(shown).first().waitFor();
    for (const line of clicked) await clickGutter(page, line);
    await release();
    await becomes(() => breakpoints(page), expected);
    await close();
  }
});

test("the model loads behind a progress bar, and the program can be changed meanwhile", async () => {
  const { options, release } = holding("**/weights.safetensors*", returning("x = 1\n").prepare);
  const { page, close } = await openPage(browser, "?backend=cpu", options);
  const bar = page.getByRole("progressbar", { name: "Loading the model" });
  await bar.waitFor();
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("y = 2\n");
  await button(page, "Start").click();
  await button(page, "Step into").click();
  await page.getByText("Waiting for the model").first().waitFor();
  await release();
  await settled(page);
  assert.equal(await bar.count(), 0);
  assert.equal(await page.getByRole("slider", { name: "Timeline" }).getAttribute("aria-valuemax"), "2");
  await close();
});

test("an application that cannot be loaded says what to do", async () => {
  const { page, faults, close } = await openPage(browser, "?backend=cpu", {
    prepare: (page) => page.route("**/hunch-web*.wasm", (route) => route.abort()),
  });
  await page.getByRole("alert").getByText("Hunch could not start.").waitFor();
  await button(page, "Reload the page").waitFor();
  assert.notEqual(faults.splice(0).length, 0);
  await close();
});
