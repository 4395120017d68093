// Programs that cannot be debugged, or look odd: a clear message, and the text stays.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, button, editor, keptText, launch, openPage, paste, settled, shown } from "./browser.mjs";

let browser;
let session;
before(async () => {
  browser = await launch();
  session = await openPage(browser, "?backend=cpu");
  await settled(session.page);
});
after(async () => {
  await session.close();
  await browser.close();
});

/** Pastes and starts a program that is refused with a message. */
async function refused(text, message, kept = text) {
  const { page } = session;
  await paste(page, text);
  await button(page, "Start").click();
  const alert = page.getByRole("alert");
  await alert.waitFor();
  assert.match(await alert.textContent(), message);
  assert.equal(await keptText(page), kept);
  return alert;
}

/** Pastes and starts a program that is accepted. */
async function accepted(text, kept = text) {
  const { page } = session;
  await paste(page, text);
  await button(page, "Start").click();
  await settled(page);
  assert.deepEqual(await page.getByRole("alert").allTextContents(), []);
  assert.match((await shown(page)).words, /start of the program/);
  assert.equal(await keptText(page), kept);
}

test("an empty program", () => refused("# nothing but a comment\n", /program is empty: type or paste/));

test("a syntax error, with a way to its line", async () => {
  const alert = await refused("x = 1\nif x\n    print(x)\n", /line 2/);
  await alert.getByRole("button", { name: "Go to line 2" }).click();
  await session.page.keyboard.type("!");
  assert.match(await keptText(session.page), /\n!if x\n/);
});

test("more than 200 lines", () => refused("x = 1\n".repeat(250), /250 lines; at most 200/));

test("a megabyte is pasted", () => refused("x = 'abcdefghijklmnopqrstuvwxyz'\n".repeat(32_000), /too long/));

test("Windows line ends", () => accepted("x = 1\r\nprint(x)\r\n", "x = 1\nprint(x)\n"));

test("tabs", async () => {
  await accepted("if True:\n\tx = 1\n\tprint(x)\n");
  await button(session.page, "Step into").click();
  assert.equal((await arrived(session.page, [1, 2, 3])).position, 2);
});

test("emoji and other scripts", async () => {
  await accepted("größe = '🦊🎉'\nprint(größe, '你好')\n");
  await button(session.page, "Step into").click();
  assert.equal((await arrived(session.page, [1, 2])).position, 2);
});

// Left to itself the browser gives what is typed over coloured code an inline style, which the policy refuses: `after` fails.
test("typing over a selection replaces it, in one step that can be undone", async () => {
  const { page } = session;
  const text = "def half(n):\n    return n // 2\n\nprint(half(9))\n";
  await paste(page, text);
  for (const [selection, typed, expected] of [
    ["ControlOrMeta+A", "x", "x"],
    ["ControlOrMeta+A", "(", `(${text})`],
    ["Shift+ArrowRight", "y", `y${text.slice(1)}`],
  ]) {
    await editor(page).press("ControlOrMeta+Home");
    await editor(page).press(selection);
    await page.keyboard.type(typed);
    assert.equal(await keptText(page), expected);
    await editor(page).press("ControlOrMeta+Z");
    assert.equal(await keptText(page), text);
  }
});

test("an edit while paused ends the session, not the text", async () => {
  await accepted("y = 2\n");
  await editor(session.page).focus();
  await session.page.keyboard.press("ControlOrMeta+End");
  await session.page.keyboard.type("z = 3");
  assert.equal((await shown(session.page)).words, "");
  assert.match(await keptText(session.page), /z = 3/);
});
