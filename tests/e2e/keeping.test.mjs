// Nothing is lost: by a reload, a crash of the worker, a full or forbidden storage, or a second tab.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { button, breakpoints, clickGutter, editor, keptText, launch, openPage, paste, returning, settled, shown, siteUrl } from "./browser.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const text = "x = 1\nx = x + 1\nprint(x)\n";

/** Keeps all workers of the page where the test finds them. */
const noteWorkers = () => {
  window.workers = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      window.workers.push(this);
    }
  };
};

test("program, breakpoints, conditions, watches and settings survive a reload", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", returning(text));
  await settled(page);
  await clickGutter(page, 3);
  await button(page, "Condition of the breakpoint on line 3").click();
  await page.getByLabel("Stop on line 3 only if").fill("x > 1");
  await page.keyboard.press("Enter");
  await page.getByLabel("Expression to watch").fill("x + 40");
  await page.keyboard.press("Enter");
  await button(page, "Careful mode").click();
  await button(page, "Light or dark").click();
  const theme = await page.locator("html").getAttribute("data-theme");
  await page.reload();
  await settled(page);
  assert.match(await editor(page).textContent(), /x = x \+ 1/);
  assert.deepEqual(await breakpoints(page), [3]);
  await page.getByText("if x > 1").waitFor();
  await page.getByRole("rowheader", { name: "x + 40" }).waitFor();
  assert.equal(await button(page, "Careful mode").getAttribute("aria-pressed"), "true");
  assert.equal(await page.locator("html").getAttribute("data-theme"), theme);
  await close();
});

test("a worker that dies without a word is replaced, and the session goes on", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", {
    async prepare(page, context) {
      await page.addInitScript(noteWorkers);
      await returning(text).prepare(page, context);
    },
  });
  await settled(page);
  await clickGutter(page, 3);
  await button(page, "Start").click();
  await button(page, "Step into").click();
  await settled(page);
  const before = await shown(page);
  // As a browser does that is out of memory: no event tells of it.
  await page.evaluate(() => window.workers.at(-1).terminate());
  await page.getByText("The model stopped (the browser ended it)").waitFor();
  assert.deepEqual(await shown(page), before, "the state is still shown");
  // Asked before the new worker is there; it answers when it is.
  await button(page, "Step into").click();
  await settled(page);
  const after = await shown(page);
  assert.equal(after.count, before.count + 1);
  assert.deepEqual(await breakpoints(page), [3]);
  assert.equal(await page.evaluate(() => window.workers.length), 2);
  assert.equal(await page.getByText("The model stopped").count(), 0, "the message is over when the model is back");
  // Also while it is predicting, and as often as it must: what ends is counted anew after each answer.
  for (const _ of [1, 2, 3]) {
    await button(page, "Restart").click();
    await button(page, "Continue").click();
    await page.evaluate(() => window.workers.at(-1).terminate());
    await settled(page);
  }
  assert.equal((await shown(page)).count, 2);
  await close();
});

test("a browser that lets pages keep nothing is told of in words, and all else works", async () => {
  const forbidden = () => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  };
  const full = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  };
  for (const [script, words] of [[forbidden, /does not let the page keep anything/], [full, /no room left/]]) {
    const { page, close } = await openPage(browser, "?backend=cpu", { prepare: (page) => page.addInitScript(script) });
    await settled(page);
    await paste(page, text);
    await page.getByText(words).waitFor();
    await button(page, "Dismiss").click();
    await editor(page).focus();
    await page.keyboard.type("# and so on\n");
    await page.waitForTimeout(600);
    assert.equal(await page.getByText(words).count(), 0, "it is said once");
    await button(page, "Start").click();
    await button(page, "Step into").click();
    await settled(page);
    assert.equal((await shown(page)).count, 2);
    await close();
  }
});

test("two tabs do not overwrite each other's programs", async () => {
  const { page: one, close } = await openPage(browser, "?backend=cpu", returning(text));
  await settled(one);
  const two = await one.context().newPage();
  await two.goto(siteUrl("?backend=cpu"));
  await settled(two);
  await paste(one, "one = 1\n");
  assert.equal(await keptText(one), "one = 1\n");
  await paste(two, "two = 2\n");
  await two.getByText("Another tab has kept a different program.").waitFor();
  assert.equal(await keptText(two), "one = 1\n", "not overwritten unasked");
  // Each has its own after a reload.
  await two.reload();
  await editor(two).getByText("two = 2").waitFor();
  await one.reload();
  await editor(one).getByText("one = 1").waitFor();
  await paste(two, "two = 22\n");
  await button(two, "Keep this one").click();
  assert.equal(await keptText(two), "two = 22\n");
  await paste(one, "one = 11\n");
  await button(one, "Open the other one").click();
  await editor(one).getByText("two = 22").waitFor();
  assert.equal(await one.getByText("Another tab has kept").count(), 0);
  // Where nothing is lost nobody is asked: an example is looked at, and the other tab's program is still in the menu.
  await paste(two, "two = 222\n");
  assert.equal(await keptText(two), "two = 222\n");
  await one.getByRole("button", { name: /^Examples/ }).click();
  await one.getByRole("menuitemradio", { name: "Factorial" }).click();
  await one.waitForFunction(() => JSON.parse(localStorage.getItem("hunch.work")).example !== null);
  await one.getByRole("button", { name: /^Examples/ }).click();
  await one.getByRole("menuitemradio", { name: /Your program/ }).click();
  await editor(one).getByText("two = 222").waitFor();
  assert.equal(await one.getByText("Another tab has kept").count(), 0);
  await close();
});

test("a program that cannot be read is marked where, with a way to it", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", returning("x = 1\nif x > 0\n    x = 2\n"));
  await settled(page);
  await button(page, "Start").click();
  const alert = page.getByRole("alert");
  assert.match(await alert.textContent(), /cannot read this program: line 2/);
  const marked = page.locator(".hunch-problem");
  assert.match(await marked.textContent(), /^if x > 0.+/);
  await button(page, "Go to line 2").click();
  await page.keyboard.press("End");
  await page.keyboard.type(":");
  assert.equal(await alert.count(), 0);
  await marked.waitFor({ state: "detached" });
  await button(page, "Start").click();
  assert.match((await shown(page)).words, /start of the program/);
  await close();
});

test("examples that do not arrive are told of, and come when asked again", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", {
    prepare: (page) => page.route("**/examples/*", (route) => route.abort()),
  });
  await page.getByRole("alert").getByText("examples/examples.json could not be loaded").waitFor();
  await editor(page).focus();
  await page.unroute("**/examples/*");
  await button(page, "Try again").click();
  await editor(page).getByText("def ").first().waitFor();
  assert.equal(await page.getByRole("alert").count(), 0);
  await close();
});

test("a panic of the application is said in words, and a reload goes on with the work", async () => {
  const { page, faults, close } = await openPage(browser, "?backend=cpu", returning(text));
  await settled(page);
  await page.evaluate(() => setTimeout(() => {
    throw new WebAssembly.RuntimeError("unreachable");
  }));
  await page.getByRole("alert").getByText("Your program is kept").waitFor();
  await button(page, "Reload the page").click();
  await settled(page);
  assert.match(await editor(page).textContent(), /x = x \+ 1/);
  assert.match(faults.splice(0).join(), /unreachable/);
  await close();
});
