// What the page makes of answers that are known: the parts of a line, what else a value could be, watches, results of calls, and a long way that is given up.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alongRun, answering } from "./answers.mjs";
import { arrived, becomes, button, launch, openPage, shown } from "./browser.mjs";
import { LINES, STATES, TEXT } from "./calls.mjs";
import { fragment, stateAt } from "./link.mjs";

const GIVEN = {
  states: STATES,
  values: {
    "n + 1": { value: "3", probability: 0.93 },
    "1 // 0": { value: null, exception: "ZeroDivisionError: integer division or modulo by zero", probability: 0.4 },
  },
  others: [["'2'", 0.04], ["3", 0.3], ["2", 0.9]],
  opened: [
    { expression: "n", outcome: { value: "2" }, probability: 0.99 },
    { expression: "n*2", outcome: { value: "4" }, probability: 0.55 },
    { expression: "[][n]", outcome: { exception: "IndexError: list index out of range" }, probability: 0.8 },
    { expression: "f(n)", outcome: "skipped", probability: 0.9 },
  ],
};

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** A page that stands at a state of the run. */
async function standing(index, answer = alongRun, work = {}) {
  const session = await openPage(browser, "?backend=cpu", answering(TEXT, answer, GIVEN, { careful: false, ...work }));
  await button(session.page, "Start").click();
  await arrived(session.page, LINES);
  for (let step = 0; step < index; step += 1) await click(session.page, "Step into");
  return session;
}

async function click(page, name) {
  await button(page, name).click();
  return arrived(page, LINES);
}

test("how sure everything up to here is stands beside how sure the step is", async () => {
  // The third answer is certain, with all its parts: a step is no surer than its least sure one.
  const answer = `(request, pass, given) => {
    const said = (${alongRun})(request, pass, given);
    if (globalThis.asked.length === 3) Object.assign(said.predictions[0], { probability: 1, confidence: { locals: {} } });
    return said;
  }`;
  const { page, close } = await standing(1, answer);
  // Where there is less room, what the step alone has gives way.
  await page.setViewportSize({ width: 1440, height: 900 });
  const told = page.locator(".place .right");
  await told.getByText("90%", { exact: true }).waitFor();
  const hidden = async () => assert.equal(await told.getByText(/so far/).count(), 0, "the step is no surer");
  await hidden();
  const check = async (step, soFar) => {
    await told.getByText(`this step ${step},`).waitFor();
    assert.equal(await told.getByTitle(/^How likely everything up to here is right/).textContent(), `all steps so far ${soFar}`);
  };
  await click(page, "Step into");
  await hidden();
  await click(page, "Step into");
  await check("100%", "98%");
  await click(page, "Step into");
  await hidden();
  // A state that was seen before is as likely as it was then.
  await click(page, "Back into");
  assert.match(await told.textContent(), /visited.*all steps so far 98%/);
  await page.getByRole("slider", { name: "Timeline" }).focus();
  await page.keyboard.press("Home");
  assert.doesNotMatch(await told.textContent(), /so far/);
  await close();
});

test("a line is opened up, value by value", async () => {
  const answer = `(request, pass, given) => {
    const said = (${alongRun})(request, pass, given);
    if (request.opened) said.predictions[0].opened = given.opened;
    return said;
  }`;
  const { page, close } = await standing(4, answer);
  await button(page, "Look inside the line").click();
  const parts = page.getByRole("region", { name: "Inside line 2" }).getByRole("list").getByRole("listitem");
  const told = async () => (await parts.allInnerTexts()).map((text) => text.split("\n"));
  await parts.first().waitFor();
  const rest = [["n*2"], ["[][n]"], ["f(n)"]];
  const values = [["n", "2", "99%"], ["n*2", "4", "55% ?"], ["[][n]", "raises IndexError: list index out of range", "80%"], ["f(n)", "not evaluated this time"]];
  assert.deepEqual(await told(), [values[0], ...rest]);
  await button(page, "Next value").click();
  assert.deepEqual(await told(), [...values.slice(0, 2), ...rest.slice(1)]);
  await button(page, "All values").click();
  assert.deepEqual(await told(), values);
  assert.equal(await button(page, "Next value").count(), 0);
  await page.keyboard.press("Escape");
  assert.equal(await parts.count(), 0);
  await close();
});

test("a value says what else it could be, and another one is taken", async () => {
  const answer = `(request, pass, given) => {
    const said = (${alongRun})(request, pass, given);
    const of = request.alternatives?.local;
    if (!of) return said;
    const other = ([value, sure]) => {
      const state = structuredClone(said.predictions[0].state);
      state.frames.at(-1).locals[of] = value;
      return { part: "locals", local: of, state, probability: sure, confidence: { locals: { [of]: sure } } };
    };
    said.predictions[0].alternatives = given.others.map(other);
    return said;
  }`;
  const { page, close } = await standing(4, answer);
  const ask = page.getByRole("button", { name: "90%: what else could n be?" });
  const list = page.getByRole("list", { name: "What n could be" });
  const told = async () => (await list.getByRole("button").allInnerTexts()).map((text) => text.split("\n"));
  await ask.focus();
  await page.keyboard.press("Enter");
  await list.waitFor();
  assert.deepEqual(await told(), [["2", "90%"], ["3", "30%"], ["'2'", "4%"]], "each once, the likeliest first");
  assert.equal(await list.getByRole("button", { pressed: true }).innerText(), "2\n90%");
  await list.getByRole("button", { name: /^3/ }).focus();
  await page.keyboard.press("Enter");
  const taken = await arrived(page, LINES);
  assert.deepEqual([taken.locals, taken.provenance, taken.position], [{ n: "3" }, "predicted", 5]);
  await page.keyboard.press("u");
  assert.deepEqual((await arrived(page, LINES)).locals, { n: "2" });
  await close();
});

test("watches say a value, and what they raise", async () => {
  const { page, close } = await standing(4);
  const row = (expression) => page.getByRole("table", { name: "Watches" }).getByRole("row").filter({ hasText: expression });
  const field = page.getByRole("textbox", { name: "Expression to watch" });
  for (const expression of ["n + 1", "1 // 0"]) {
    await field.fill(expression);
    await field.press("Enter");
  }
  await row("n + 1").getByText("93%").waitFor();
  assert.match(await row("n + 1").innerText(), /^n \+ 1\s+3\s+93%/);
  await row("1 // 0").getByText("40%").waitFor();
  assert.match(await row("1 // 0").innerText(), /^1 \/\/ 0\s+(raises )?ZeroDivisionError: integer division or modulo by zero\s+40%/);
  await close();
});

test("out of a call to what it returns, and back to its arguments", async () => {
  const { page, close } = await standing(4);
  const out = await click(page, "Step out");
  assert.match(out.words, /Leaving double, line 3; returns 4;/);
  assert.deepEqual([out.locals, out.count, out.provenance], [{ n: "2", m: "4" }, 6, "predicted"]);
  await page.getByText("→ 4").waitFor();
  const call = await click(page, "Back to call");
  assert.match(call.words, /Entering double, line 1/);
  assert.deepEqual([call.locals, call.position, call.provenance], [{ n: "2" }, 4, "visited"]);
  await close();
  // Where the call was not visited, it is inferred.
  const other = await standing(1);
  await other.page.locator(".cm-line").nth(2).click();
  await other.page.keyboard.press("Control+F10");
  assert.equal((await arrived(other.page, LINES)).line, 3);
  const inferred = await click(other.page, "Back to call");
  assert.deepEqual([inferred.locals, inferred.provenance], [{ n: "2" }, "inferred"]);
  await other.close();
});

for (const key of ["x", "Shift+F5"]) {
  test(`a careful way says how far it is, and ${key} stops it there`, async () => {
    const slow = `(request, pass, given) => {
      if (request.mode !== "careful") return (${alongRun})(request, pass, given);
      given.states.slice(2, 5).forEach((state, index) => pass(index + 1, state));
      return null;
    }`;
    const { page, close } = await standing(0, slow, { careful: true });
    await button(page, "Continue").click();
    await page.getByText("Predicting: 3 states so far, line 2").waitFor();
    await page.keyboard.press(key);
    assert.equal((await arrived(page, LINES)).count, 4, "what it has passed stays");
    assert.equal(await page.getByText(/^Predicting/).count(), 0);
    await button(page, "Undo").click();
    assert.equal((await arrived(page, LINES)).count, 1, "and goes with one Undo");
    assert.match((await shown(page)).words, /start of the program/);
    await close();
  });
}

test("beside a function's line stand the variables of the program that it is about, and say so", async () => {
  const text = "rate = 2\ndef pay(amount):\n    return amount * rate\n\npay(3)\n";
  const state = stateAt([["<module>", 5, { rate: "2" }], ["pay", 3, { amount: "3" }]]);
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start: state })}`);
  const values = page.locator(".hunch-current .hunch-value");
  await becomes(() => values.allTextContents(), ["amount = 3", "global rate = 2"]);
  assert.match(await values.last().getAttribute("title"), /A variable of the program, not of this function/);
  // In the program's own lines it is a variable like any other.
  await page.getByRole("button", { name: /^<module>/ }).click();
  await becomes(() => page.locator(".hunch-scope").count(), 0);
  await close();
});
