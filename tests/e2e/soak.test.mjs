// A soak: commands at random, and programs pasted one after another. Nothing breaks, nothing hangs, and the memory stays
// where it is. HUNCH_SOAK_SECONDS and HUNCH_PROGRAMS say for how long; without them it is a short one.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { button, clickGutter, editor, launch, openPage, paste, returning, settled, shown } from "./browser.mjs";

const SECONDS = Number(process.env.HUNCH_SOAK_SECONDS ?? 60);
const PROGRAMS = Number(process.env.HUNCH_PROGRAMS ?? 150);

/** The page answers within this, on a machine that does other things as well. */
const ANSWER_MS = 1_000;

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** Numbers at random that can be had again (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return { below, of: (list) => list[below(list.length)] };
}

/** Notes the memory of the application and of the engine's worker, which JavaScript's own figures leave out. */
const noteMemory = {
  async prepare(page, context) {
    await returning("x = 1\nprint(x)\n").prepare(page, context);
    await page.addInitScript(() => {
      const start = WebAssembly.instantiateStreaming;
      WebAssembly.instantiateStreaming = async (...given) => {
        const made = await start(...given);
        window.applicationMemory = made.instance.exports.memory;
        return made;
      };
    });
    // A worker's memory is asked for over a channel of its own.
    const prelude = () => {
      const start = WebAssembly.instantiateStreaming;
      const channel = new BroadcastChannel("memory");
      WebAssembly.instantiateStreaming = async (...given) => {
        const made = await start(...given);
        channel.onmessage = ({ data }) => data === "how much?" && channel.postMessage(made.instance.exports.memory.buffer.byteLength);
        return made;
      };
    };
    await context.route("**/engine/cpu-*/worker.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `(${prelude})();\n${await response.text()}` });
    });
  },
};

/** Bytes in use: JavaScript's, the application's, and the worker's. */
async function memory(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  const application = await page.evaluate(() => window.applicationMemory.buffer.byteLength);
  const worker = await page.evaluate(() => new Promise((told) => {
    const channel = new BroadcastChannel("memory");
    channel.onmessage = ({ data }) => {
      channel.close();
      told(data);
    };
    channel.postMessage("how much?");
  }));
  return { page: usedSize + application, worker };
}

/** How much more is in use than `before`, in words and as bytes of all. */
async function growth(page, before) {
  const now = await memory(page);
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  const grown = { page: now.page - before.page, worker: now.worker - before.worker };
  return { ...grown, words: `the page has ${megabytes(grown.page)} more (${megabytes(now.page)}), its worker ${megabytes(grown.worker)} (${megabytes(now.worker)})` };
}

/** How long the page takes to answer at all. */
async function answers(page) {
  const start = performance.now();
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  return performance.now() - start;
}

/** Tells how many milliseconds the page has worked: other work on the machine is no fault of its. */
async function clock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1_000 * metrics.find(({ name }) => name === "TaskDuration").value;
  };
}

/** As tests/programs.rs does it, with the same pieces. */
function mutated(random, sources, pieces) {
  let text = random.below(10) === 0 ? "" : random.of(sources);
  const put = (at, piece) => {
    text = text.slice(0, at) + piece + text.slice(at);
  };
  for (let changes = random.below(5); changes > 0; changes -= 1) {
    const at = random.below(text.length + 1);
    const kind = random.below(8);
    if (kind === 0) text = text.slice(0, at);
    else if (kind === 1) text = text.slice(0, at) + text.slice(at + random.below(40));
    else if (kind === 2) put(at, random.of(sources).slice(random.below(200)));
    else if (kind === 3) put(at, random.of(pieces).repeat(random.below(300)));
    else if (kind === 4) put(at, String.fromCodePoint(random.below(0x110000)));
    else put(at, random.of(pieces));
  }
  return text.toWellFormed();
}

/** In the page: pastes each of `programs` and starts it; gives how long each took, until the page would do something else. */
async function pasteAll(programs) {
  const channel = new MessageChannel();
  const turn = () => new Promise((done) => {
    channel.port1.onmessage = done;
    channel.port2.postMessage(null);
  });
  const find = (root) => root.querySelector("[aria-label='Python program']") ?? [...root.querySelectorAll("*")].filter(({ shadowRoot }) => shadowRoot).map(({ shadowRoot }) => find(shadowRoot)).find(Boolean);
  const editor = find(document);
  const took = [];
  for (const text of programs) {
    const begun = performance.now();
    editor.focus();
    editor.dispatchEvent(new KeyboardEvent("keydown", { key: "a", code: "KeyA", keyCode: 65, ctrlKey: true, bubbles: true, cancelable: true, composed: true }));
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true }));
    await turn();
    // "Restart" where the text is the one before.
    const names = new Map([...document.querySelectorAll("button")].map((button) => [button.ariaLabel ?? button.textContent.trim(), button]));
    const start = names.get("Start") ?? names.get("Restart");
    if (!start) throw new Error(`it cannot be started (${[...names.keys()].join(", ")}): ${JSON.stringify(text)}`);
    start.click();
    await turn();
    took.push(performance.now() - begun);
  }
  return took;
}

/** So many programs are pasted in one go; the last can be read, and a step of it is taken, so that the worker has its share. */
const AT_ONCE = 50;

/** How many sequences the model keeps beside the present one. */
const SHELF = 3;

test("programs pasted one after another neither break nor grow the page", { timeout: 120_000 + PROGRAMS * 300 }, async () => {
  const read = (path) => readFile(new URL(path, import.meta.url), "utf8");
  const suites = await Promise.all(["synthetic", "templates", "real"].map((suite) => read(`../../models/suites/${suite}.jsonl`)));
  const sources = [...new Set(suites.flatMap((suite) => suite.trim().split("\n").map((line) => JSON.parse(line).source)))];
  const pieces = JSON.parse(await read("../pieces.json"));
  const random = randomFrom(7);
  const { page, close } = await openPage(browser, "?backend=cpu", noteMemory);
  await settled(page);
  const worked = await clock(page);
  const step = async (what) => {
    await button(page, "Step into").click();
    const stepped = page.waitForFunction(() => document.querySelectorAll(".tick").length > 1, undefined, { timeout: 60_000 });
    await stepped.catch(async () => assert.fail(`no step of ${what}: ${await page.locator("body").innerText()}`));
  };
  // What the model has read of the programs before stays with it for a while (src/model/shelf.rs), of so many at most.
  for (const text of sources.toSorted((one, other) => other.length - one.length).slice(0, SHELF + 1)) {
    await page.evaluate(pasteAll, [text]);
    await step(text);
  }
  let warm = null;
  let slowest = 0;
  let steps = 0;
  for (let count = 0; count < PROGRAMS; count += AT_ONCE) {
    const programs = Array.from({ length: AT_ONCE - 1 }, () => mutated(random, sources, pieces));
    programs.push(random.of(sources)); // One that can be read.
    const took = await page.evaluate(pasteAll, programs);
    for (const [index, text] of programs.entries()) {
      if (took[index] < ANSWER_MS) {
        slowest = Math.max(slowest, took[index]);
        continue;
      }
      // Other work on the machine is no fault of the page's: what counts is how long it works.
      const before = await worked();
      await page.evaluate(pasteAll, [text]);
      const alone = (await worked()) - before;
      assert.ok(alone < ANSWER_MS, `program ${count + index} takes ${alone} ms: ${JSON.stringify(text)}`);
    }
    await step(`program ${count + AT_ONCE - 1}`);
    steps += 1;
    // The editor's undo keeps the first hundreds of texts.
    if (!warm && count + AT_ONCE >= PROGRAMS / 2) warm = await memory(page);
  }
  const grown = await growth(page, warm);
  console.log(`${PROGRAMS} programs, ${steps} steps, the slowest program ${slowest.toFixed(0)} ms; from the middle to the end ${grown.words}`);
  assert.ok(grown.page < 24e6 && grown.worker < 24e6, grown.words);
  await paste(page, "x = 1\nprint(x)\n");
  await button(page, "Start").click();
  assert.match((await shown(page)).words, /start of the program/);
  await close();
});

test("commands at random never break the page", { timeout: SECONDS * 1_000 + 300_000 }, async () => {
  const random = randomFrom(11);
  const { page, close } = await openPage(browser, "?backend=cpu", noteMemory);
  await settled(page);
  const names = ["Start", "Continue", "Step over", "Step into", "Step out", "Back over", "Back into", "Restart", "Careful mode", "Undo", "Quiz mode", "Check with CPython", "Stop"];
  const letters = ["n", "s", "o", "c", "u", "x", "r", "Shift+N", "Shift+S", "Shift+O", "e", "t", "b", "q"];
  // Each says whether it could be done.
  const acts = {
    "click a command": async () => {
      const labels = await page.getByRole("button", { disabled: false }).evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent.trim()));
      const possible = names.filter((name) => labels.includes(name));
      return possible.length > 0 && click(button(page, random.of(possible)).first());
    },
    "press a command's key": async () => {
      await click(page.locator("body"), { position: { x: 5, y: 5 } });
      await page.keyboard.press(random.of(letters));
      return true;
    },
    "set a breakpoint": async () => {
      const lines = await page.locator(".cm-line").count();
      return clickGutter(page, 1 + random.below(Math.min(lines, 8))).then(done, tooLate);
    },
    "move on the timeline": async () => {
      if (!(await page.getByRole("slider", { name: "Timeline" }).focus({ timeout: WAIT_MS }).then(done, tooLate))) return false;
      await page.keyboard.press(random.of(["Home", "End", "ArrowLeft", "ArrowRight"]));
      return true;
    },
    type: async () => {
      await editor(page).focus();
      await page.keyboard.type(random.of(["x = 2\n", "print(x)\n", "for i in range(3):\nprint(i)\n", ")"]));
      return true;
    },
    "undo what was typed": () => editor(page).press(random.of(["ControlOrMeta+Z", "ControlOrMeta+Y"])).then(done, tooLate),
    "answer the quiz": async () => {
      const asks = button(page, "Quiz mode").and(page.locator("[aria-pressed=true]"));
      if ((await asks.count()) === 0) await click(button(page, "Quiz mode"));
      await click(button(page, random.of(["Start", "Restart", "Step into", "Step over"])).first());
      return answer(page.locator(".question:not(.answered) input").first(), random.of(["1", "3", "[3]", "(", "'a'"]), 2_000);
    },
    "set a value": async () => {
      await click(page.getByRole("button", { name: /^Change / }).first());
      return answer(page.locator(".local-form input").first(), random.of(["1", "[2]", "x", "'a'"]));
    },
    watch: () => answer(page.getByLabel("Expression to watch"), random.of(["x", "x + 1", "len(x)", "["])),
    "watch no longer": () => click(page.getByRole("button", { name: /^Remove the watch/ }).first()),
    "take a lesson": async () => {
      await click(page.getByRole("button", { name: /^Lessons/ }));
      const lessons = page.getByRole("menu", { name: "Lessons" }).getByRole("menuitemradio");
      const count = await lessons.count();
      return count > 0 && click(lessons.nth(random.below(count)));
    },
    "go on in a lesson": async () => {
      await answer(page.locator("[data-answer]").first(), random.of(["1", "3", "[3]"]));
      return click(page.getByRole("button", { name: random.of(["Hint", "Show me", "Skip to the next step", "Leave the lesson"]), exact: true }).first());
    },
    check: () => click(button(page, "Check with CPython")),
    "paste a program": () => paste(page, random.of(["x = [3, 1, 2]\nx.sort()\nprint(x)\n", "def f(n):\n    return n if n < 2 else f(n - 1) + f(n - 2)\n\nprint(f(5))\n", "while True:\n    pass\n"])).then(done),
  };
  const worked = await clock(page);
  const end = performance.now() + SECONDS * 1_000;
  let commands = 0;
  let slowest = 0;
  let warm = null;
  const times = new Map(Object.keys(acts).map((name) => [name, 0]));
  while (performance.now() < end) {
    let name = random.of([...times.keys()]);
    if (ENDING.includes(name) && random.below(3) > 0) name = "click a command";
    const before = await worked();
    if (await acts[name]()) times.set(name, times.get(name) + 1);
    if (random.below(2) === 0) await page.keyboard.press("Escape");
    await answers(page);
    const took = (await worked()) - before;
    assert.ok(took < ANSWER_MS, `command ${commands} (${name}) takes ${took} ms`);
    slowest = Math.max(slowest, took);
    commands += 1;
    if (!warm && performance.now() > end - SECONDS * 500) warm = await memory(page);
    // What is asked of the model is answered now and then.
    if (commands % 15 === 0) await page.waitForFunction(() => !document.querySelector(".spinner"), undefined, { timeout: 60_000 }).catch(tooLate);
  }
  const grown = await growth(page, warm);
  console.log(`${commands} commands in ${SECONDS} s, the slowest ${slowest.toFixed(0)} ms; from the middle to the end ${grown.words}`);
  console.log([...times].map(([name, count]) => `${name}: ${count}`).join(", "));
  assert.ok(grown.page < 48e6 && grown.worker < 48e6, grown.words);
  if (SECONDS >= 180) assert.ok([...times.values()].every((count) => count > 0), "everything could be done now and then");
  // It still works.
  await paste(page, "x = 1\nprint(x)\n");
  await button(page, "Start").click();
  await settled(page);
  assert.match((await shown(page)).words, /start of the program/);
  await close();
});

/** What ends a session with a program; mostly it goes on. */
const ENDING = ["type", "undo what was typed", "paste a program", "take a lesson"];

/** What is to be clicked may not be there; then the next command comes. */
const WAIT_MS = 500;
const done = () => true;
const tooLate = () => false;

/** Clicks something, if it is there. */
async function click(element, options = {}) {
  return element.click({ timeout: WAIT_MS, ...options }).then(done, tooLate);
}

/** Types an answer into a field and gives it, if the field is there. */
async function answer(field, text, timeout = WAIT_MS) {
  return field.fill(text, { timeout }).then(() => field.press("Enter", { timeout: WAIT_MS })).then(done, tooLate);
}
