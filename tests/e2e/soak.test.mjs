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

/** Notes the application's memory, which JavaScript's own figures leave out. */
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
  },
};

async function memory(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize + (await page.evaluate(() => window.applicationMemory.buffer.byteLength));
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

function mutated(random, text) {
  const lines = text.split("\n");
  for (let change = random.below(6); change >= 0; change -= 1) {
    const at = random.below(lines.length);
    const kind = random.below(5);
    if (kind === 0) lines.splice(at, 1);
    else if (kind === 1) lines.splice(at, 0, random.of(["if x:", "  y = (", "\u202e", "'''", "return", "x = [1, 2", "\t\t@", "for i in range(9):", "\u0000"]));
    else if (kind === 2) lines[at] = (lines[at] ?? "").slice(random.below(5));
    else if (kind === 3) lines.splice(at, 0, ...lines.slice(random.below(lines.length)));
    else lines[at] = `${lines[at] ?? ""}${random.of([")", ":", " ", "é", "\\", "#", '"'])}`;
  }
  return lines.slice(0, 400).join("\n");
}

test("programs pasted one after another neither break nor grow the page", { timeout: 60_000 + PROGRAMS * 3_000 }, async () => {
  const suite = await readFile(new URL("../../models/suites/templates.jsonl", import.meta.url), "utf8");
  const sources = [...new Set(suite.trim().split("\n").map((line) => JSON.parse(line).source))];
  const random = randomFrom(7);
  const { page, close } = await openPage(browser, "?backend=cpu", noteMemory);
  await settled(page);
  const worked = await clock(page);
  let warm = 0;
  let slowest = 0;
  for (let count = 0; count < PROGRAMS; count += 1) {
    const text = mutated(random, random.of(sources));
    const start = await worked();
    await paste(page, text);
    await button(page, "Start").click();
    await answers(page);
    const took = (await worked()) - start;
    assert.ok(took < ANSWER_MS, `program ${count} takes ${took} ms: ${JSON.stringify(text)}`);
    slowest = Math.max(slowest, took);
    // The editor's undo keeps the first hundred texts.
    if (count === Math.floor(PROGRAMS / 2)) warm = await memory(page);
  }
  const grown = (await memory(page)) - warm;
  console.log(`${PROGRAMS} programs, the slowest ${slowest.toFixed(0)} ms; ${(grown / 1e6).toFixed(1)} MB more at the end than in the middle`);
  assert.ok(grown < 24e6, `grew by ${grown} bytes`);
  await paste(page, "x = 1\nprint(x)\n");
  await button(page, "Start").click();
  assert.match((await shown(page)).words, /start of the program/);
  await close();
});

test("commands at random never break the page", { timeout: SECONDS * 1_000 + 300_000 }, async () => {
  const random = randomFrom(11);
  const { page, close } = await openPage(browser, "?backend=cpu", noteMemory);
  await settled(page);
  const names = ["Start", "Continue", "Step over", "Step into", "Step out", "Back over", "Back into", "Restart", "Careful mode", "Undo"];
  const letters = ["n", "s", "o", "c", "u", "x", "r", "Shift+N", "Shift+S", "Shift+O", "e", "t", "b"];
  const acts = [
    async () => {
      const one = button(page, random.of(names)).first();
      if ((await one.count()) > 0 && (await one.isVisible()) && (await one.isEnabled())) await one.click({ timeout: 5_000 }).catch(tooLate);
    },
    async () => {
      await page.locator("body").click({ position: { x: 5, y: 5 } }).catch(tooLate);
      await page.keyboard.press(random.of(letters));
    },
    async () => {
      const lines = await page.locator(".cm-line").count();
      await clickGutter(page, 1 + random.below(Math.min(lines, 8))).catch(tooLate);
    },
    async () => {
      await page.getByRole("slider", { name: "Timeline" }).focus({ timeout: 500 }).catch(tooLate);
      await page.keyboard.press(random.of(["Home", "End", "ArrowLeft", "ArrowRight"]));
    },
    async () => {
      await editor(page).focus();
      await page.keyboard.type(random.of(["x = 2\n", "print(x)\n", "for i in range(3):\nprint(i)\n", ")"]));
    },
    () => paste(page, random.of(["x = [3, 1, 2]\nx.sort()\nprint(x)\n", "def f(n):\n    return n if n < 2 else f(n - 1) + f(n - 2)\n\nprint(f(5))\n", "while True:\n    pass\n"])),
  ];
  const end = performance.now() + SECONDS * 1_000;
  let done = 0;
  let warm = 0;
  while (performance.now() < end) {
    await random.of(acts)();
    await page.keyboard.press("Escape");
    done += 1;
    if (done % 25 === 0) assert.ok((await answers(page)) < 10 * ANSWER_MS, "the page answers");
    if (!warm && performance.now() > end - SECONDS * 500) warm = await memory(page);
    // What is asked of the model is answered now and then.
    if (done % 15 === 0) await page.waitForFunction(() => !document.querySelector(".spinner"), undefined, { timeout: 60_000 }).catch(tooLate);
  }
  const grown = (await memory(page)) - warm;
  console.log(`${done} commands in ${SECONDS} s; ${(grown / 1e6).toFixed(1)} MB more at the end than half way`);
  assert.ok(grown < 48e6, `grew by ${grown} bytes`);
  // It still works.
  await paste(page, "x = 1\nprint(x)\n");
  await button(page, "Start").click();
  await settled(page);
  assert.match((await shown(page)).words, /start of the program/);
  await close();
});

/** What was clicked is gone meanwhile; the next command comes. */
function tooLate() {}
