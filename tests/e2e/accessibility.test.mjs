// WCAG 2.2 AA by axe, in the page's main states, light and dark, wide and on a phone. The states come from links, so that no model has a
// say in them.

import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { after, before, test } from "node:test";
import { alongRun, answering, predicted } from "./answers.mjs";
import { axe } from "./axe.mjs";
import { arrived, button, launch, openPage, returning, settled } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";
import { STATES, TEXT as LOOP } from "./loop.mjs";

const TEXT = `class Point:
    def __init__(self, x):
        self.x = x

def pick(items, table, rate=0.5):
    # The first one is enough.
    first = items[0]
    return table[first] + 'one long string'

print(pick([3, 1], {3: 'Mia'}))
`;

const LOCALS = {
  items: "[3, 1, 2]",
  table: "{3: 'Mia', 1: 'Leo'}",
  rate: "0.5",
  grid: "[[1, 2], [3, 4]]",
  seen: "{1, 2}",
  pair: "(1, 'two')",
  point: "Point(x=3)",
  first: "3",
};
const FRAMES = [
  ["<module>", 10, { items: "[3, 1, 2]" }],
  ["pick", 8, LOCALS],
];
const ALIASES = { aliases: [["0.items", "1.items"]], output: "hello\n" };

/** Values of all kinds, some changed, a watch, a breakpoint with a condition, a variable over time. */
const paused = fragment({ text: TEXT, breakpoints: [7, 8], start: stateAt(FRAMES, ALIASES), actions: [edit(1, { first: "1", items: "[1, 7, 2]" }), edit(1, { first: "2" })] });
const raised = fragment({ text: TEXT, start: stateAt(FRAMES, { event: "exception", value: "KeyError: 2" }) });

const VIEWS = [
  { view: "wide, light", size: { width: 1280, height: 800 }, colorScheme: "light" },
  { view: "wide, dark", size: { width: 1280, height: 800 }, colorScheme: "dark" },
  { view: "phone, light", size: { width: 360, height: 740 }, colorScheme: "light" },
  { view: "phone, dark", size: { width: 360, height: 740 }, colorScheme: "dark" },
];

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** Looks at the page in all views; `media`: what else its reader asks for. */
async function check(page, media = {}) {
  const found = [];
  for (const { view, size, colorScheme } of VIEWS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce", ...media });
    // Colours go over to those of the other scheme with the next pictures, however quickly.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const { violations } = await axe(page);
    found.push(...violations.map((violation) => ({ view, ...violation })));
  }
  assert.deepEqual(found, []);
}

/** A test of the page that `query` opens after `act`. */
function scene(title, query, act = async () => {}, options = {}) {
  test(title, async () => {
    const { page, close } = await openPage(browser, `?backend=cpu${query}`, options);
    await page.getByRole("slider", { name: "Timeline" }).waitFor();
    await act(page);
    await check(page);
    await close();
  });
}

scene("an own program that waits", "", async () => {}, returning(TEXT));

/** Takes the steps of `paused`. */
async function pause(page) {
  await takeSteps(page);
  await page.getByRole("rowheader", { name: /^first/ }).waitFor();
}

scene("paused, with values", paused, async (page) => {
  await pause(page);
  await page.getByRole("textbox", { name: "Expression to watch" }).fill("first + 1");
  await page.keyboard.press("Enter");
  await button(page, "Condition of the breakpoint on line 7").click();
  await page.getByRole("textbox", { name: "Stop on line 7 only if" }).fill("first > 2");
  await page.keyboard.press("Enter");
  await button(page, "first").click();
  await page.getByRole("list", { name: "first over time" }).waitFor();
});

scene("an embed", `&embed${paused}`, async (page) => {
  await takeSteps(page);
  await page.getByRole("rowheader", { name: /^first/ }).waitFor();
});

scene("the clean view", paused, async (page) => {
  await takeSteps(page);
  await page.getByRole("rowheader", { name: /^first/ }).waitFor();
  await page.keyboard.press("v");
  await page.getByRole("button", { name: /^Leave the clean view/ }).waitFor();
});

scene("a value that is being changed, refused", paused, async (page) => {
  await takeSteps(page);
  await button(page, "Change first").click();
  await page.getByRole("textbox", { name: "New value of first" }).fill("[1");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
});

/** A step that the quiz asks about. */
const quizzed = fragment({ text: "n = 3\nif n > 2:\n    n = 1\nprint(n)\n", start: stateAt([["<module>", 2, { n: "3" }]]) });
async function ask(page) {
  await button(page, "Quiz mode").click();
  await button(page, "Step into").click();
  await page.locator(".question .field input").waitFor();
}

scene("a question of the quiz, its answer refused", quizzed, async (page) => {
  await ask(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".question .field input").fill("[1");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
});

scene("a verdict of the quiz and the score", quizzed, async (page) => {
  await ask(page);
  await page.locator(".question .field input").fill("4");
  await page.keyboard.press("Enter");
  await page.locator(".question .verdict").waitFor();
  await page.getByRole("table", { name: /^Quiz score/ }).waitFor();
});

scene("an exception", raised, async (page) => {
  await page.getByText("KeyError: 2").first().waitFor();
});

scene(
  "a program that cannot be read",
  "",
  async (page) => {
    await button(page, "Start").click();
    await page.getByRole("alert").waitFor();
  },
  returning("if x\n"),
);

for (const name of ["Examples", "Lessons"]) {
  scene(`the menu ${name}`, "", async (page) => {
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await page.getByRole("menu", { name }).getByRole("menuitemradio").first().waitFor();
  });
}

for (const [title, name] of [
  ["the palette", "All commands"],
  ["sharing", "Share"],
  ["keys", "Help and keys"],
]) {
  scene(title, paused, async (page) => {
    await button(page, name).click();
    await page.getByRole("dialog", { name }).waitFor();
  });
}

for (const name of ["Start here", "Start from a traceback"]) {
  scene(name, paused, async (page) => {
    await page.locator(".cm-line").nth(6).click();
    await button(page, "All commands").click();
    await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
    const dialog = page.getByRole("dialog", { name });
    await dialog.getByRole("textbox").first().fill("[1");
    await dialog.getByRole("button", { name: "Start" }).click();
    await dialog.getByRole("alert").waitFor();
  });
}

scene("the form of a condition, refused", paused, async (page) => {
  await pause(page);
  await button(page, "Condition of the breakpoint on line 7").click();
  await page.getByRole("textbox", { name: "Stop on line 7 only if" }).fill("first >");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
});

scene("a line opened up", paused, async (page) => {
  await pause(page);
  await settled(page);
  await button(page, "Look inside the line").click();
  await page.getByRole("region", { name: "Inside line 8" }).getByText("%").first().waitFor();
});

scene("what else a value could be", paused, async (page) => {
  await pause(page);
  await settled(page);
  await button(page, "Step into").click();
  await settled(page);
  await page.getByRole("button", { name: /what else could .* be\?$/ }).first().click();
  await page.getByRole("list", { name: /^What .* could be$/ }).waitFor();
});

/** Where each of three ways may have led. */
const unknown = fragment({
  text: "def sign(n):\n    if n > 0:\n        s = 1\n    elif n < 0:\n        s = 1\n    else:\n        s = 1\n    return s\n\nprint(sign(3))\n",
  start: stateAt([["<module>", 10, {}], ["sign", 8, { n: null, s: "1" }]]),
});

scene("possible pasts", unknown, async (page) => {
  await settled(page);
  await page.keyboard.press("Shift+P");
  const offered = page.getByRole("list", { name: "Possible pasts" });
  for (let steps = 0; steps < 4 && (await offered.count()) === 0; steps += 1) {
    await button(page, "Back into").click();
    await settled(page);
  }
  await offered.waitFor({ timeout: 1_000 });
});

scene(
  "the check with CPython",
  "",
  async (page) => {
    await settled(page);
    await button(page, "Start").click();
    await button(page, "Check with CPython").click();
    await button(page, "Step into").click();
    const judged = () => /; (confirmed|contradicted)$/.test(document.querySelector("[aria-label='Current state']").textContent);
    await page.waitForFunction(judged);
  },
  returning("n = 123456789 * 987654321\nm = n\n"),
);

/** Options of a page to which a file does not come. */
function without(file, text) {
  return {
    async prepare(page) {
      await returning(text).prepare(page);
      await page.route(file, () => {});
    },
  };
}

scene(
  "a prediction that is waited for",
  "",
  async (page) => {
    await button(page, "Start").click();
    await button(page, "Continue").click();
    await button(page, "Stop").waitFor();
    await page.getByText("Waiting for the model").first().waitFor();
  },
  without("**/weights.safetensors*", TEXT),
);

test("the shell while the application is loaded", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", without("**/hunch-web*.wasm", TEXT));
  await page.locator(".shell").getByText("def pick").waitFor();
  await check(page);
  assert.equal(await page.locator(".shell").count(), 1, "it was looked at");
  await close();
});

/** A lesson that asks for a line, which a click beside one answers. */
const asks = {
  version: 1,
  id: "which-line",
  title: "Where it goes",
  goal: "Say where the program goes.",
  program: ["n = 3", "if n > 2:", "    n = 1", "print(n)"],
  start: stateAt([["<module>", 2, { n: "3" }]]),
  steps: [{ questions: [{ ask: "line", answer: "3" }], go: { kind: "step_into" } }],
};

scene("lines that are picked", `#lesson1.${deflateRawSync(JSON.stringify(asks)).toString("base64url")}`, async (page) => {
  await page.getByRole("region", { name: "Where it goes" }).getByRole("textbox").waitFor();
  await page.locator(".hunch-picking").waitFor();
});

test("more contrast", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${paused}`);
  await pause(page);
  const line = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--line"));
  const before = await line();
  await check(page, { contrast: "more" });
  assert.notEqual(await line(), before, "it is asked for");
  await close();
});

test("nothing moves during a step for who wants less motion", async () => {
  const text = "words = 'abacabadabacaba'\nfound = {}\nfor word in words:\n    found[word] = found.get(word, 0) + 1\nprint(found)\n";
  const moved = async (reducedMotion) => {
    const { page, close } = await openPage(browser, "?backend=cpu", { ...returning(text), reducedMotion });
    await settled(page);
    await button(page, "Start").click();
    // All that moves for longer than can be seen, picture by picture, until the step has arrived.
    await page.evaluate(() => {
      globalThis.moved = new Set();
      // Noted where it happens: it may have come and gone before a question from outside is answered.
      const noted = new MutationObserver(() => (globalThis.predicting ||= document.querySelector(".spinner") !== null));
      noted.observe(document.body, { subtree: true, childList: true });
      const look = () => {
        for (const animation of document.getAnimations()) {
          if (animation.effect.getComputedTiming().activeDuration > 1) globalThis.moved.add(animation.animationName ?? animation.transitionProperty);
        }
        globalThis.looking = requestAnimationFrame(look);
      };
      look();
    });
    await button(page, "Continue").click();
    await arrived(page, [1, 2, 3, 4, 5]);
    assert.ok(await page.evaluate(() => globalThis.predicting), "the page has shown that it predicts");
    const names = await page.evaluate(() => [...globalThis.moved]);
    await close();
    return names;
  };
  assert.ok((await moved("no-preference")).includes("spin"), "else the progress does");
  assert.deepEqual(await moved("reduce"), []);
});

test("axe looks into the editor", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", returning(TEXT));
  await page.getByRole("textbox", { name: "Python program" }).waitFor();
  const { passes } = await axe(page);
  assert.ok(passes.some(({ rule, place }) => rule === "color-contrast" && /^\.editor >> /.test(place)), "contrast of code");
  await close();
});

/** An engine that goes along a run, knows three pasts, and fails at the seventh request. */
const answer = `(request, pass, given) => {
  if (globalThis.asked.length === 7) return { error: "the model has no answer" };
  return request.samples > 1 ? { predictions: given.pasts } : (${alongRun})(request, pass, given);
}`;
const pasts = [true, false, undefined].map((checked, index) => {
  const state = stateAt([["<module>", 3, { total: "1", n: String(index) }]]);
  return predicted(state, 0.5 - index / 5, checked === undefined ? {} : { checked });
});
const scripted = answering(LOOP, answer, { states: STATES, values: {}, pasts }, { careful: false });

/** Five steps, and a breakpoint on a variable. */
async function stepOn(page) {
  for (const key of "rsssss") await page.keyboard.press(key).then(() => page.waitForTimeout(300));
  await button(page, "Stop when total changes").click();
}

scene(
  "several pasts, a breakpoint on a variable, and a step that could not be predicted",
  "",
  async (page) => {
    await stepOn(page);
    await page.keyboard.press("Shift+I");
    await page.getByRole("list", { name: "Possible pasts" }).waitFor();
    await page.keyboard.press("Shift+S");
    await page.getByRole("alert").waitFor();
  },
  scripted,
);

scene(
  "the choice of a variable",
  "",
  async (page) => {
    await stepOn(page);
    await page.keyboard.press("d");
    await page.getByRole("dialog", { name: "Which variable?" }).waitFor();
  },
  scripted,
);
