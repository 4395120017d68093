// Several pasts of a state: inferred although one was visited, ranked, tried by going forward, and chosen from.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answering, predicted } from "./answers.mjs";
import { arrived, button, launch, openPage, shown } from "./browser.mjs";
import { stateAt } from "./link.mjs";

const TEXT = `x = 4
y = x * x
print(y)
`;
const LINES = [1, 2, 3];

const at = (line, locals) => stateAt([["<module>", line, locals]]);
const HERE = at(3, { x: "4", y: "16" });
const GIVEN = {
  forward: [at(1, {}), at(2, { x: "4" }), HERE].map((state) => predicted(state)),
  pasts: [
    predicted(at(2, { x: "4" }), 0.61, { checked: true }),
    predicted(at(2, { x: "-4" }), 0.27, { checked: false }),
    predicted(at(2, { x: "16" }), 0.07),
    predicted(at(2, { x: "0" }), 0.004, { checked: false }),
  ],
};
/** Steps lead along `forward`; what could have been before is among `pasts`. */
function answer({ action, state, samples }, pass, { forward, pasts }) {
  if (action.kind.startsWith("inv_")) return { predictions: pasts.slice(0, samples) };
  return { predictions: [forward[state.frames[0].line]] };
}

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** A page that has come to `HERE` by steps. */
async function arrivedHere(given = GIVEN) {
  const session = await openPage(browser, "?backend=cpu", answering(TEXT, answer, given));
  await button(session.page, "Start").click();
  for (const line of LINES) {
    await button(session.page, "Step into").click();
    assert.equal((await arrived(session.page, LINES)).line, line);
  }
  return session;
}

const RANKED = [
  ["line 2 in <module>: x = 4", "leads here", "61%"],
  ["line 2 in <module>: x = -4", "leads elsewhere", "27%"],
  ["line 2 in <module>: x = 16", "not checked", "7%"],
];

/** Asserts what the list says, and which of its pasts is shown. */
async function lists(page, chosen) {
  const list = page.getByRole("list", { name: "Possible pasts" });
  await list.waitFor();
  const pasts = list.getByRole("button");
  const told = (await pasts.allInnerTexts()).map((text) => text.split("\n").map((part) => part.trim()));
  assert.deepEqual(told, RANKED, "likeliest first, and without what rounds to nothing");
  assert.deepEqual(await pasts.evaluateAll((all) => all.map((one) => one.ariaPressed)), RANKED.map((_, index) => String(index === chosen)));
}

test("other pasts are asked for at a visited state, one is chosen, and undone", async () => {
  const { page, close } = await arrivedHere();
  const here = await shown(page);
  // Going back over what was visited has no choice.
  await button(page, "Back into").click();
  assert.equal((await arrived(page, LINES)).provenance, "visited");
  assert.equal(await page.getByRole("list", { name: "Possible pasts" }).count(), 0);
  await button(page, "Step into").click();
  await arrived(page, LINES);

  await button(page, "All commands").click();
  await page.getByRole("option", { name: /^Other pasts/ }).click();
  const likeliest = await arrived(page, LINES);
  assert.deepEqual([likeliest.locals, likeliest.provenance], [{ x: "4" }, "inferred"]);
  assert.equal(await page.evaluate(() => globalThis.asked.at(-1).samples), 5);
  await lists(page, 0);
  await page.getByRole("list", { name: "Possible pasts" }).getByRole("button", { name: /x = -4/ }).click();
  assert.deepEqual((await arrived(page, LINES)).locals, { x: "-4" });
  await lists(page, 1);
  await button(page, "Undo").click();
  assert.deepEqual((await arrived(page, LINES)).locals, { x: "4" });
  await button(page, "Undo").click();
  assert.deepEqual((await arrived(page, LINES)).words, here.words.replace("predicted", "visited"));
  assert.equal((await shown(page)).count, here.count, "with all that was visited before");
  await close();
});

test("the same by the keyboard alone", async () => {
  const { page, close } = await arrivedHere();
  await page.keyboard.press("Shift+I");
  await arrived(page, LINES);
  const focused = () => page.evaluate(() => document.activeElement.innerText.replaceAll("\n", " "));
  for (let tabs = 0; !/x = 16/.test(await focused()); tabs += 1) {
    assert.ok(tabs < 60, "Tab reaches the pasts");
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement.matches(".editor"))) await page.keyboard.press("Escape");
  }
  await page.keyboard.press("Enter");
  assert.deepEqual((await arrived(page, LINES)).locals, { x: "16" });
  await lists(page, 2);
  await page.keyboard.press("u");
  assert.deepEqual((await arrived(page, LINES)).locals, { x: "4" });
  await close();
});

test("that there is no other past is said", async () => {
  const { page, close } = await arrivedHere({ ...GIVEN, pasts: GIVEN.pasts.slice(0, 1) });
  await page.keyboard.press("Shift+I");
  await page.getByText("The model sees no other past that is at all likely.").waitFor();
  assert.equal(await page.getByRole("list", { name: "Possible pasts" }).count(), 0);
  await close();
});

test("with several pasts switched on, every step back to where nobody was has a choice", async () => {
  const { page, close } = await arrivedHere();
  const samples = () => page.evaluate(() => globalThis.asked.at(-1).samples);
  await page.keyboard.press("Shift+P");
  assert.equal(await button(page, "Several pasts").getAttribute("aria-pressed"), "true");
  // From a typed start nothing was visited.
  await page.locator(".cm-line").nth(2).click();
  await button(page, "All commands").click();
  await page.getByRole("option", { name: /^Start here/ }).click();
  const dialog = page.getByRole("dialog", { name: "Start here" });
  await dialog.getByRole("textbox", { name: "y" }).fill("16");
  await dialog.getByRole("button", { name: "Start" }).click();
  await arrived(page, LINES);
  await button(page, "Back into").click();
  await arrived(page, LINES);
  assert.equal(await samples(), 5);
  await lists(page, 0);
  await button(page, "Several pasts").click();
  assert.equal(await button(page, "Several pasts").count(), 0);
  await close();
});
