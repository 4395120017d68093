// What a screen reader is told: the code first, then where the program is, then what changed; what is under way, what keys
// have done, and what went wrong.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { button, launch, openPage, returning } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

const text = "def f(n):\n    n += 1\n    return n\n\ntotal = f(1)\n";
const at = (line, more) => stateAt([["<module>", 5, {}], ["f", line, { n: "1" }]], more);

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** Opens a link and notes what the page's live regions say from now on; `said()`: since it was last asked. */
async function listen(query, options) {
  const opened = await openPage(browser, `?backend=cpu${query}`, options);
  const { page } = opened;
  await page.getByRole("slider", { name: "Timeline" }).waitFor();
  await page.evaluate(() => {
    globalThis.said = [];
    new MutationObserver((changes) => {
      const regions = changes.map(({ target, addedNodes }) => {
        const places = [target, ...addedNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.parentElement : node));
        return places.map((place) => place?.closest?.("[role=status], [role=alert]")).find(Boolean);
      });
      for (const region of new Set(regions.filter(Boolean))) globalThis.said.push(`${region.role}: ${region.textContent.trim()}`);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const said = async () => {
    // What is said at once is one text.
    await page.waitForFunction(() => globalThis.said.length > 0);
    await page.waitForTimeout(100);
    return page.evaluate(() => globalThis.said.splice(0));
  };
  /** Waits until a region of this role says exactly `text`, or what it matches. */
  const hears = async (role, text) => {
    const wanted = typeof text === "string" ? `${role}: ${text}` : new RegExp(`^${role}: (?:${text.source})$`);
    await page.waitForFunction((wanted) => globalThis.said.some((words) => (wanted.test ? wanted.test(words) : wanted === words)), wanted);
    await page.evaluate(() => globalThis.said.splice(0));
  };
  return { ...opened, said, hears };
}

test("a step and a move on the timeline", async () => {
  const { page, said, close } = await listen(fragment({ text, start: at(2), actions: [edit(1, { n: "4" })] }));
  await takeSteps(page);
  await page.locator(".tick").nth(1).waitFor();
  assert.equal((await said()).at(-1), "status: n += 1; About to run line 2 in f; n is 4; edited");
  await page.getByRole("slider", { name: "Timeline" }).focus();
  await page.keyboard.press("Home");
  assert.deepEqual(await said(), ["status: n += 1; About to run line 2 in f; n is 1; visited"]);
  // The slider itself says it in short, or all would be heard twice.
  assert.equal(await page.getByRole("slider", { name: "Timeline" }).getAttribute("aria-valuetext"), "1: line 2");
  await close();
});

test("what a step prints, shortly", async () => {
  const check = async (output, told) => {
    const { page, close } = await listen(fragment({ text, start: at(2, { output }) }));
    const status = page.getByRole("status", { name: "Current state" });
    assert.equal((await status.textContent()).trim(), `n += 1; About to run line 2 in f; ${told}; n is 1; edited`);
    await close();
  };
  await check("hello 3\n", 'prints "hello 3"');
  await check(`${"a".repeat(200)}\n`, `prints "${"a".repeat(79)}…"`);
});

test("that Python is on its way, once", async () => {
  const { page, close } = await listen("", returning(text));
  await button(page, "Start").click();
  await button(page, "Check with CPython").click();
  await page.waitForFunction(() => /; confirmed$/.test(document.querySelector("[aria-label='Current state']").textContent));
  const said = await page.evaluate(() => globalThis.said.splice(0));
  assert.ok(said.filter((words) => /Loading Python/.test(words)).length <= 1, said.join("\n"));
  await close();
});

test("an exception", async () => {
  const raised = at(2, { event: "exception", value: "TypeError: no" });
  const { page, close } = await listen(fragment({ text, start: raised }));
  const status = page.getByRole("status", { name: "Current state" });
  assert.equal((await status.textContent()).trim(), "n += 1; TypeError on line 2 in f: no; n is 1; edited");
  await close();
});

test("a program that cannot be read", async () => {
  const { page, said, close } = await listen("", returning("if x\n"));
  await button(page, "Start").click();
  assert.match((await said()).join("\n"), /^alert: Hunch cannot read this program: .*line 1/m);
  await close();
});

test("breakpoints that are set, moved and removed by a key", async () => {
  const { page, hears, close } = await listen("", returning(text));
  await page.locator(".cm-line").nth(1).click();
  await page.keyboard.press("F9");
  await hears("status", "Breakpoint set on line 2");
  await page.keyboard.press("F9");
  await hears("status", "Breakpoint removed from line 2");
  // The same words again are heard again.
  await page.keyboard.press("F9");
  await hears("status", "Breakpoint set on line 2");
  await page.locator(".cm-line").nth(3).click();
  await page.keyboard.press("F9");
  await hears("status", "Breakpoint set on line 5");
  await page.getByRole("status").getByText("Line 4 has no code of its own: the breakpoint is on line 5.").waitFor();
  await button(page, "Remove breakpoint on line 2").click();
  await hears("status", "Breakpoint removed from line 2");
  await close();
});

test("modes that are switched by keys", async () => {
  const { page, hears, close } = await listen(fragment({ text, start: at(2) }));
  for (const [key, mode] of [
    ["m", "Careful mode"],
    ["Shift+P", "Several pasts"],
    ["q", "Quiz mode"],
    ["v", "Clean view"],
  ]) {
    await page.keyboard.press(key);
    await hears("status", `${mode} on`);
    await page.keyboard.press(key === "v" ? "Escape" : key);
    await hears("status", `${mode} off`);
  }
  await close();
});

test("a palette without such a command", async () => {
  const { page, hears, close } = await listen(fragment({ text, start: at(2) }));
  await page.keyboard.press("Control+Shift+P");
  await page.getByRole("combobox", { name: "Find a command" }).fill("no such words");
  await hears("status", "No command has these words.");
  await close();
});

test("what takes long is reported once, and that it is stopped", async () => {
  const long = "def count(n):\n    total = 0\n    for i in range(n):\n        total += i\n    return total\n\nprint(count(3000))\n";
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const { page, hears, close } = await listen("", {
    async prepare(page) {
      await returning(long).prepare(page);
      await page.route("**/weights.safetensors*", async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  await button(page, "Careful mode").click();
  await button(page, "Start").click();
  await page.keyboard.press("F5");
  await hears("status", "Waiting for the model");
  release();
  await hears("status", "Predicting");
  // How far it is changes many times by then, for those who read it.
  await page.getByText(/Predicting: \d+ states? so far, line \d/).waitFor();
  await page.waitForTimeout(3_000);
  assert.deepEqual(await page.evaluate(() => globalThis.said), []);
  await page.keyboard.press("Shift+F5");
  await hears("status", /Stopped after \d+ states?\./);
  await close();
});

test("the value of a watch, where it is another one", async () => {
  const { page, hears, close } = await listen(fragment({ text, start: at(2) }));
  await page.getByRole("textbox", { name: "Expression to watch" }).fill("n + 1");
  await page.keyboard.press("Enter");
  await hears("status", /n \+ 1 (?:is|raises) .+/);
  await close();
});
