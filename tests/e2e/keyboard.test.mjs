// The keyboard alone: Tab reaches everything and gets away from it, what has the focus can be seen, and the focus comes back from
// dialogs and menus.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, button, editor, keptText, launch, openPage, returning, settled } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";
import { focused as nameOfFocused, hasFocus, tabTo } from "./scenario.mjs";

const text = "def f(n):\n    n += 1\n    return n\n\ntotal = f(1)\n";
const start = stateAt([["<module>", 5, { xs: "[1, 2]" }], ["f", 2, { n: "1", ys: "[3]" }]], { output: "hello\n" });
const shared = fragment({ text, breakpoints: [3], start, actions: [edit(1, { n: "4" }), edit(1, { n: "5" })] });

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

async function open(options) {
  const opened = await openPage(browser, `?backend=cpu${shared}`, options);
  await takeSteps(opened.page);
  await opened.page.locator(".tick").nth(2).waitFor();
  return opened;
}

/** The element with the focus, looked for in shadow roots too: its name, whether its focus can be seen, and what hides it. */
function focused(page) {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element === document.body) return null;
    globalThis.reached = (globalThis.reached ?? new Set()).add(element);
    const box = element.getBoundingClientRect();
    let top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
    while (top?.shadowRoot) {
      const inner = top.shadowRoot.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
      if (!inner || inner === top) break;
      top = inner;
    }
    const ring = (one, part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
      return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
    };
    return {
      name: element.getAttribute("aria-label") ?? element.textContent.trim(),
      // The editor's lies over its parts, as a part of its own.
      visible: ring(element) || ring(element.closest(".cm-editor") ?? element, "::after"),
      hidden: element.contains(top) || top?.contains(element) ? null : (top?.className ?? "outside the window"),
    };
  });
}

for (const [title, options] of [
  ["wide", { viewport: { width: 1280, height: 800 } }],
  ["on a phone", { viewport: { width: 360, height: 740 } }],
]) {
  test(`Tab reaches everything, visibly, and leaves the page: ${title}`, async () => {
    const { page, close } = await open(options);
    const names = [];
    // The first round begins where the last click was, the second one at the top.
    for (let rounds = 0; rounds < 2; ) {
      await page.keyboard.press("Tab");
      let found = await focused(page);
      if (found && !found.visible) {
        // The editor draws its ring a moment after it has got the focus.
        await page.waitForTimeout(200);
        found = await focused(page);
      }
      if (!found) {
        rounds += 1;
        continue;
      }
      assert.ok(found.visible, `the focus on ${found.name} cannot be seen`);
      assert.equal(found.hidden, null, `${found.name} has the focus below something else`);
      names.push(found.name);
      assert.ok(names.length < 200, `it never leaves the page: ${names}`);
    }
    const missed = await page.evaluate(() => {
      const all = [...document.querySelectorAll(":is(button:enabled, input, select, textarea):not([tabindex='-1']), [tabindex='0']")];
      return all.filter((one) => one.checkVisibility() && !globalThis.reached.has(one)).map((one) => one.ariaLabel ?? one.textContent);
    });
    assert.deepEqual(missed, []);
    await close();
  });
}

test("in the editor Tab indents for who types there", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", returning("if 1:\n"));
  await settled(page);
  const isThere = async () => (await nameOfFocused(page)) === "Python program";
  // Who comes by it goes on by it.
  await tabTo(page, "Python program");
  await page.keyboard.press("Tab");
  assert.ok(!(await isThere()));
  await page.keyboard.press("Shift+Tab");
  await hasFocus(page, "Python program");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("x = 1\n");
  await page.keyboard.press("Tab");
  await page.keyboard.type("y");
  assert.equal(await keptText(page), "if 1:\nx = 1\n    y");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  assert.ok(!(await isThere()));
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("Tab");
  assert.equal(await keptText(page), "    if 1:\nx = 1\n    y");
  await page.keyboard.press("Shift+Tab");
  assert.equal(await keptText(page), "if 1:\nx = 1\n    y");
  await close();
});

test("dialogs and the menu give the focus back", async () => {
  const { page, close } = await open();
  const gone = async () => {
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog[open], [role=menu]"));
  };
  const check = async (opener, inside) => {
    await opener.focus();
    await page.keyboard.press("Enter");
    await inside.waitFor();
    await page.waitForFunction(() => document.activeElement.closest("dialog, [role=menu]"));
    await gone();
    await page.waitForFunction((element) => element === document.activeElement, await opener.elementHandle());
  };
  for (const name of ["Share", "Help and keys", "All commands"]) await check(button(page, name), page.getByRole("dialog", { name }));
  await check(page.getByRole("button", { name: /^Examples/ }), page.getByRole("menu"));

  // From one dialog into another, and back to where the first was opened.
  for (const name of ["Help and keys", "Start here"]) {
    await button(page, "All commands").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: "Find a command" }).waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name }).waitFor();
    await gone();
    await hasFocus(page, "All commands");
  }
  await close();
});

test("a button keeps the focus while its step is predicted", async () => {
  const { page, close } = await open();
  await settled(page);
  await button(page, "Step into").focus();
  await page.keyboard.press("Enter");
  await arrived(page, [1, 2, 3, 5]);
  await hasFocus(page, "Step into");
  await close();
});
