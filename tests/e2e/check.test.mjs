// Checking with CPython: a right session is confirmed, a wrong value stands beside the true one and can be replaced by
// it, and programs that misbehave are stopped while the page goes on.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PATIENCE, arrived, button, launch, openPage, paste, returning, settled, shown } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

const EASY = "x = 5\ny = x\nz = y\n";
// No small model knows eighteen digits by heart.
const HARD = "n = 123456789 * 987654321\nm = n\n";
const TRUE = "121932631112635269";
// Nor so many digits of which each has to be worked out: more than are asked one by one.
const LONG = "found = [(n * n * 7919 ^ 98765) % 10 for n in range(39)]\nlast = 1\n";
const LONG_TRUE = `[${Array.from({ length: 39 }, (_, n) => ((n * n * 7919) ^ 98765) % 10).join(", ")}]`;

let browser;
let page;
let close;
before(async () => {
  browser = await launch();
  ({ page, close } = await openPage(browser, "?backend=cpu", returning(EASY)));
  await page.getByRole("group", { name: "Engine" }).getByText(/tokens\/s/).waitFor();
});
after(async () => {
  await close();
  await browser.close();
});

const card = () => page.getByRole("region", { name: /^Check with CPython/ });

/** Waits until CPython has said something of the state that is shown. */
async function judged() {
  await settled(page);
  await page.waitForFunction(
    () => /; (confirmed|contradicted|unspecified)$/.test(document.querySelector("[aria-label='Current state']").textContent),
    undefined,
    { timeout: PATIENCE },
  );
  return shown(page);
}

test("a right session is confirmed, state by state", async () => {
  await button(page, "Start").click();
  await arrived(page, [1, 2, 3]);
  assert.equal(await card().count(), 0, "the card is there only once it is used");
  for (let step = 0; step < 3; step += 1) {
    await button(page, "Step into").click();
    await arrived(page, [1, 2, 3]);
  }
  await button(page, "Check with CPython").click();
  const state = await judged();
  assert.equal(state.provenance, "confirmed");
  assert.deepEqual(state.locals, { x: "5", y: "5" });
  // All that was visited before, too, and the score of it.
  assert.equal(await page.locator(".tick.confirmed").count(), 4);
  await card().getByRole("row", { name: "Step into 3 of 3" }).waitFor();
  await button(page, "Step into").click();
  await judged();
  await card().getByRole("row", { name: "Step into 4 of 4" }).waitFor();
  assert.equal(await card().getByRole("button", { name: "Follow the truth from here" }).count(), 0);
});

/** The state after two steps of `text`, in which the model says a value that CPython contradicts. */
async function contradicted(text) {
  await paste(page, text);
  await button(page, "Start").click();
  await judged();
  await button(page, "Step into").click();
  await judged();
  await button(page, "Step into").click();
  const state = await judged();
  assert.equal(state.provenance, "contradicted");
  return state;
}

test("a wrong value stands beside the true one, which can be followed", async () => {
  const wrong = await contradicted(HARD);
  assert.match(wrong.words, new RegExp(`CPython: ${TRUE}`));
  const row = card().getByRole("row", { name: new RegExp(`^n \\S+ ${TRUE}$`) });
  await row.waitFor();
  assert.ok(!(await row.getByRole("cell").first().textContent()).includes(TRUE));
  assert.equal(await page.locator(".hunch-truth").textContent(), TRUE);

  await card().getByRole("button", { name: "Follow the truth from here" }).click();
  const right = await judged();
  assert.equal(right.provenance, "confirmed");
  assert.equal(right.locals.n, TRUE);
  assert.equal(right.position, wrong.position);
  await button(page, "Step into").click();
  await judged();
  await button(page, "Back into").click();
  assert.equal((await judged()).locals.n, TRUE);
  await button(page, "Undo").click();
  await button(page, "Undo").click();
  await button(page, "Undo").click();
  assert.equal((await judged()).words, wrong.words);
});

test("a long wrong value cuts nothing of the true one off, on a phone either", async () => {
  await contradicted(LONG);
  for (const size of [{ width: 1280, height: 900 }, { width: 360, height: 740 }]) {
    await page.setViewportSize(size);
    const truth = page.getByRole("table", { name: /^Locals of/ }).getByText(LONG_TRUE, { exact: true });
    await truth.scrollIntoViewIfNeeded();
    for (const [what, shown] of [["in the panel", truth], ["in the code", page.locator(".hunch-truth")]]) {
      const { cut, left, right } = await shown.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { cut: element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline", left, right };
      });
      assert.ok(!cut && left >= 0 && right <= size.width, `cut ${what}, ${size.width} wide`);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
});

test("what differs by hash seed is unspecified, and not held against the model", async () => {
  await paste(page, 'order = "".join({"ash", "birch", "cedar", "elm", "fir", "oak", "pine", "yew"})\nsize = 8\n');
  await button(page, "Start").click();
  await judged();
  for (let step = 0; step < 2; step += 1) {
    await button(page, "Step into").click();
    await judged();
  }
  const state = await shown(page);
  assert.equal(state.provenance, "unspecified");
  assert.doesNotMatch(state.words, /CPython:/);
  await card().getByText("from one run to the next it has another order of sets").waitFor();
  assert.equal(await card().getByRole("button", { name: "Follow the truth from here" }).count(), 0);
  await card().getByText("1 step Python does not specify").waitFor();
});

/** Another page, at what a link holds, with the check on. */
async function openChecked(shared, work) {
  const opened = await openPage(browser, `?backend=cpu${fragment(shared)}`);
  await settled(opened.page);
  if (shared.actions) {
    await takeSteps(opened.page);
    await opened.page.locator(".tick").nth(shared.actions.length).waitFor();
  }
  await button(opened.page, "Check with CPython").click();
  await work(opened.page, opened.page.getByRole("region", { name: /^Check with CPython/ }));
  await opened.close();
}

test("after an edit CPython goes on from what was set", async () => {
  const text = "x = 5\ny = x\nz = y\n";
  const shared = { text, actions: [{ kind: "step_over" }, { kind: "step_over" }, edit(0, { x: "7" })] };
  await openChecked(shared, async (page, card) => {
    const confirmed = () => page.getByRole("status", { name: "Current state" }).getByText(/; confirmed$/).waitFor();
    await settled(page);
    assert.equal((await shown(page)).locals.x, "7");
    await confirmed();
    await button(page, "Step over").click();
    await confirmed();
    assert.equal((await shown(page)).locals.y, "7");
    await card.getByRole("row", { name: "Step over 3 of 3" }).waitFor();
    // How what was set came about, no run says; whatever is inferred is tried.
    await page.getByRole("slider", { name: "Timeline" }).focus();
    await page.keyboard.press("ArrowLeft");
    await button(page, "Back into").click();
    await card.getByText("Not possible: CPython goes forward from this past").waitFor();
  });
  // What is no literal, CPython is not given.
  const thing = { text, actions: [{ kind: "step_over" }, { kind: "step_over" }, edit(0, { x: "Thing(1)" })] };
  await openChecked(thing, (page, card) => card.getByText("to a value that CPython cannot be given").waitFor());
});

test("what begins at a typed state is compared with what CPython does from there", async () => {
  const text = "def half(n):\n    m = n\n    k = m\n    return k\n\nprint(half(4))\n";
  // Its own run has a 4 there; what called it was not typed.
  const start = stateAt([["half", 3, { n: "9", m: "9" }]]);
  await openChecked({ text, start }, async (page, card) => {
    await settled(page);
    await button(page, "Step over").click();
    await page.getByRole("status", { name: "Current state" }).getByText(/; confirmed$/).waitFor();
    assert.equal((await shown(page)).locals.k, "9");
    await card.getByRole("row", { name: "Step over 1 of 1" }).waitFor();
  });
});

test("a past of which much is unknown is checked by what is known", async () => {
  const text = "def half(n, rest):\n    m = n\n    k = m\n    return k\n\nprint(half(4, [1]))\n";
  const start = stateAt([["half", 3, { n: "4", rest: null, m: "4" }]], { aliases: null });
  await openChecked({ text, start }, async (page, card) => {
    await card.getByText("Not compared: the session began at a state that was typed").waitFor();
    await button(page, "Back into").click();
    await settled(page);
    const past = await shown(page);
    assert.deepEqual([past.line, past.locals.n, past.provenance], [2, "4", "inferred"]);
    await card.getByText("Possible: CPython goes forward from this past").waitFor();
  });
});

const STOPPED = /stopped, and nothing else is lost/;
const MISBEHAVING = [
  ["does not end", "while True:\n    pass\n", /does not end within 10,000 states/],
  ["prints without end", "while True:\n    print('again')\n", /does not end within 10,000 states/],
  ["does not end within a line", "x = sum(range(10 ** 13))\n", STOPPED],
  ["prints without end within a line", "x = [print('again') for _ in iter(int, 1)]\n", STOPPED],
  ["blocks", "import time\ntime.sleep(1000)\n", STOPPED],
  ["takes all memory", "x = []\nwhile True:\n    x = [x, 'x' * 10 ** 7]\n", STOPPED],
  ["reads input", "x = input()\n", /reads input\(\)/],
];

for (const [index, [what, text, expected]] of MISBEHAVING.entries()) {
  test(`a program that ${what} is stopped, and the page goes on`, async () => {
    // A program that was not there before: when that is judged Python is there, and what is measured is the next alone.
    await paste(page, `x = ${index}\n`);
    await button(page, "Start").click();
    await judged();
    await paste(page, text);
    await page.evaluate(() => {
      let last = performance.now();
      window.longest = 0;
      window.ticking = setInterval(() => {
        window.longest = Math.max(window.longest, performance.now() - last);
        last = performance.now();
      }, 20);
    });
    const begun = Date.now();
    await button(page, "Start").click();
    await card().getByRole("status").filter({ hasText: expected }).waitFor();
    const seconds = (Date.now() - begun) / 1000;
    const longest = await page.evaluate(() => (clearInterval(window.ticking), window.longest));
    // Three at most, and what a busy machine adds to a click and to a look at the page.
    assert.ok(seconds < 5, `stopped after ${seconds} seconds`);
    assert.ok(longest < 1_500, `the page stood still for ${longest} milliseconds`);
    await settled(page);
    assert.equal((await shown(page)).position, 1, "the session is where it was");
  });
}

test("after all that, CPython confirms again", async () => {
  await paste(page, EASY);
  await button(page, "Start").click();
  await judged();
  await button(page, "Step over").click();
  assert.equal((await judged()).provenance, "confirmed");
});
