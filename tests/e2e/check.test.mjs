// Checking with CPython: a right session is confirmed, a wrong value stands beside the true one and can be replaced by
// it, and programs that misbehave are stopped while the page goes on.

import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { alongRun, answering, carefullyAlongRun } from "./answers.mjs";
import { arrived, button, engineReady, launch, openPage, paste, PATIENCE, returning, settled, shown } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

const EASY = "x = 5\ny = x\nz = y\n";
// No small model knows by heart which number bytes are, and they are not taken apart.
const HARD = 'n = int.from_bytes(b"hunch", "big")\nm = n\n';
const TRUE = "448646767464";
const LONG = 'found = [int.from_bytes(bytes([n, n + 1]), "big") % 7 for n in range(39)]\nlast = 1\n';
const LONG_TRUE = `[${Array.from({ length: 39 }, (_, n) => (257 * n + 1) % 7).join(", ")}]`;

let browser;
let page;
let close;
before(async () => {
  browser = await launch();
  const prepare = async (page) => {
    await returning(EASY).prepare(page);
    await page.addInitScript(noted);
  };
  ({ page, close } = await openPage(browser, "?backend=cpu", { prepare }));
  await engineReady(page);
});
after(async () => {
  await close();
  await browser.close();
});

const card = () => page.getByRole("region", { name: /^Check with CPython/ });

/** Notes what CPython answers, and how many Pythons were begun and are ready, in the page. */
const noted = () => {
  if (origin === "null") return; // In the frame of CPython.
  globalThis.answers = [];
  globalThis.pythons = { begun: 0, ready: 0 };
  const { get, set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  const listen = function (tell) {
    set.call(this, (event) => {
      if (event.data?.ready) globalThis.pythons.ready += 1;
      if (event.data?.answer) globalThis.answers.push(event.data.answer);
      tell(event);
    });
  };
  Object.defineProperty(MessagePort.prototype, "onmessage", { get, set: listen });
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    globalThis.pythons.begun += added.filter(({ title }) => title === "Python").length;
  }).observe(document, { subtree: true, childList: true });
};

/** Waits until the Pythons of the next program are ready. */
async function spare(page) {
  await page.waitForFunction(() => pythons.begun === pythons.ready, undefined, { timeout: PATIENCE });
}

/** Waits until CPython has said something of the state that is shown. */
async function judged() {
  await settled(page);
  await page.waitForFunction(
    () => /; (confirmed|contradicted|unspecified|CPython's own)$/.test(document.querySelector("[aria-label='Current state']").textContent),
    undefined,
    { timeout: PATIENCE },
  );
  return shown(page);
}

/** Clicks Start; gives the seconds until the card says what is `expected`, and how long the page stood still at most, both measured in the page. */
function started(expected) {
  return button(page, "Start").evaluate((start, [expected, patience]) => new Promise((done, fail) => {
    const begun = performance.now();
    let last = begun;
    let longest = 0;
    const tick = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    };
    const ticking = setInterval(tick, 10);
    setTimeout(() => fail(new Error(`the check says: ${document.querySelector(".check-status")?.textContent}`)), patience);
    const look = () => {
      const status = document.querySelector(".check-status");
      const state = document.querySelector("[aria-label='Current state']").textContent;
      const answered = /; (confirmed|contradicted|unspecified)$/.test(state) || status.classList.contains("failed");
      if (!answered || !new RegExp(expected).test(status.textContent.trim())) return;
      observer.disconnect();
      clearInterval(ticking);
      const seconds = (performance.now() - begun) / 1000;
      // What is painted then belongs to it.
      requestAnimationFrame(() => setTimeout(() => (tick(), done({ seconds, longest }))));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    start.click();
  }), [expected.source, PATIENCE]);
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
  // The table of the timeline has it, too.
  await button(page, "Share").click();
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Download CSV").click()]);
  const [columns, ...rows] = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  assert.match(columns, /,cpython$/);
  assert.ok(rows.length > 1 && rows.every((row) => row.endsWith(",confirmed")), rows.join("\n"));
  await page.keyboard.press("Escape");
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
  // No prediction of the model's that CPython could confirm.
  assert.equal(right.provenance, "CPython's own");
  await card().getByText("state, taken over: predictions go on from it.").waitFor();
  await page.getByRole("list", { name: "What the shapes mean" }).getByText("CPython's own").waitFor();
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

test("right values stay confirmed beside a contradicted one", async () => {
  await paste(page, `a = 5\nb = [1, 2]\n${LONG}`);
  await button(page, "Start").click();
  await judged();
  for (let step = 0; step < 4; step += 1) {
    await button(page, "Step into").click();
    await judged();
  }
  const state = await shown(page);
  assert.deepEqual([state.provenance, state.locals.a, state.locals.b], ["contradicted", "5", "[1, 2]"]);
  const row = (name) => page.getByRole("table", { name: /^Locals of/ }).locator(`tr.${name}`).getByRole("rowheader");
  assert.deepEqual(await row("confirmed").allTextContents(), ["a", "b"]);
  assert.match((await row("contradicted").allTextContents()).join(), /^found/);
});

test("a megabyte of a value and of output is cut, and the page goes on", async () => {
  await paste(page, "x = 'ab' * 10 ** 6\nprint('cd' * 10 ** 6)\ny = 1\n");
  const { seconds, longest } = await started(/^$/);
  assert.ok(seconds <= 3 && longest <= 1_000, `${seconds} s, ${longest} ms`);
  const { frames, states } = JSON.parse(await page.evaluate(() => answers.at(-1))).run;
  const texts = [...frames.flatMap(({ locals }) => Object.values(locals)), ...states.map(({ output }) => output)];
  assert.deepEqual([...new Set(texts.filter((text) => text.endsWith("…")).map((text) => text.slice(0, 3)))].sort(), ["'ab", "cdc"]);
  assert.ok(texts.every((text) => text.length <= 401));
  await button(page, "Step into").click();
  await judged();
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
    // The state before is confirmed, too: what is waited for is the step first.
    const confirmed = async () => {
      await settled(page);
      await page.getByRole("status", { name: "Current state" }).getByText(/; confirmed$/).waitFor();
      return shown(page);
    };
    // What was typed is not confirmed: CPython was given it.
    await card.getByText(/^edited by you: not compared/).waitFor();
    assert.deepEqual([(await shown(page)).provenance, (await shown(page)).locals.x], ["edited", "7"]);
    assert.equal(await page.locator(".tick.edited").count(), 1);
    await button(page, "Step over").click();
    assert.equal((await confirmed()).locals.y, "7");
    await card.getByRole("row", { name: "Step over 3 of 3" }).waitFor();
    // How what was set came about, no run says; whatever is inferred is tried.
    await page.getByRole("slider", { name: "Timeline" }).focus();
    await page.keyboard.press("ArrowLeft");
    await button(page, "Back into").click();
    await card.getByText("Not possible: CPython goes forward from this past").waitFor();
  });
  // What is no literal, CPython is not given.
  const thing = { text, actions: [{ kind: "step_over" }, { kind: "step_over" }, edit(0, { x: "Thing(1)" })] };
  await openChecked(thing, (page, card) => card.getByText("to a value that cannot be handed to CPython").waitFor());
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

test("an end is not confirmed where CPython ends with another exception, or elsewhere", async () => {
  const text = "import numpy\nprint(1 / 'x')\n";
  const wrong = "TypeError: unsupported operand type(s) for /: 'int' and 'str'";
  const at = (line, more) => stateAt([["<module>", line, {}]], more);
  const states = [
    at(0, { event: "call" }),
    at(1),
    at(2),
    at(2, { event: "exception", value: wrong }),
    at(2, { event: "return", value: "None" }),
    { event: "exit", frames: [], aliases: [], value: null, output: "", exit: "error" },
  ];
  const { page, close } = await openPage(browser, "?backend=cpu", answering(text, carefullyAlongRun, { states, values: {} }, { careful: true }));
  const card = page.getByRole("region", { name: /^Check with CPython/ });
  await button(page, "Start").click();
  await button(page, "Check with CPython").click();
  await button(page, "Continue").click();
  await card.getByText("numpy is not available here").waitFor();
  const row = card.getByRole("row", { name: /^error/ });
  const told = ["error", `${wrong}, raised in line 2`, "ModuleNotFoundError: No module named 'numpy', raised in line 1"];
  assert.deepEqual(await row.locator("th, td").allTextContents(), told);
  await card.getByRole("row", { name: "To the end 0 of 1" }).waitFor();
  await close();
});

test("what CPython prints stands below what was predicted wrongly", async () => {
  const text = "print(6 * 7)\n";
  const end = { event: "exit", frames: [], aliases: [], value: null, output: "41\n", exit: "normal" };
  const states = [stateAt([["<module>", 0, {}]], { event: "call" }), end];
  const { page, close } = await openPage(browser, "?backend=cpu", answering(text, alongRun, { states, values: {} }));
  const output = page.getByRole("region", { name: /^Output/ });
  await button(page, "Start").click();
  await button(page, "Continue").click();
  await output.getByText("predicted, nothing ran").waitFor();
  assert.equal(await output.locator(".contradicted").count(), 0);
  await button(page, "Check with CPython").click();
  await output.getByText("predicted, CPython prints another").waitFor();
  assert.equal((await output.locator(".now.contradicted").textContent()).trim(), "41");
  assert.equal(await output.locator(".truth").textContent(), "CPython42");
  await close();
});

test("of a recursion without an end the end is compared", async () => {
  const text = "def f(n):\n    return f(n + 1)\nf(0)\n";
  const end = { event: "exit", frames: [], aliases: [], value: null, output: "", exit: "normal" };
  const states = [stateAt([["<module>", 0, {}]], { event: "call" }), end];
  const { page, close } = await openPage(browser, "?backend=cpu", answering(text, alongRun, { states, values: {} }));
  const card = page.getByRole("region", { name: /^Check with CPython/ });
  await button(page, "Start").click();
  await button(page, "Check with CPython").click();
  await button(page, "Continue").click();
  await card.getByRole("row", { name: /RecursionError: maximum recursion depth exceeded.*raised in line 2$/ }).waitFor();
  await close();
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

test("what a program's own texts hide is written out, wherever CPython's side is shown", async () => {
  const hostile = "<img src=x onerror=alert(1)>\u001b[31m\u202etxt\u0000";
  const seen = "<img src=x onerror=alert(1)>\\x1b[31m\\u202etxt\\x00";
  const literal = JSON.stringify(hostile).replace("\u202e", "\\u202e");
  await paste(page, `class A:\n    def __repr__(self):\n        return ${literal}\n\na = A()\nprint(${literal})\nb = a\n`);
  await button(page, "Start").click();
  await judged();
  const stays = page.locator(".check-differences").getByText(seen).first();
  // Whatever the model says: what it has not said CPython says beside it.
  for (let step = 0; step < 12 && !(await shown(page)).over; step += 1) {
    await button(page, "Step over").click();
    await judged();
    if ((await stays.count()) === 0) continue;
    await page.locator(".hunch-truth").getByText(seen.slice(0, 20)).or(page.locator(".truth").getByText(seen)).first().waitFor();
    break;
  }
  assert.ok((await stays.count()) > 0, "CPython has told such a value");
  const everything = await page.evaluate(() => {
    const texts = (root) => [...root.querySelectorAll("*")].flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data),
      ...["title", "aria-label", "aria-valuetext"].map((name) => element.getAttribute(name) ?? ""),
      ...(element.shadowRoot ? texts(element.shadowRoot) : []),
    ]);
    return texts(document.body).join("\n");
  });
  assert.ok(everything.includes(seen));
  // eslint-disable-next-line no-control-regex
  assert.doesNotMatch(everything, /[\u0000\u001b\u202e]/);
  assert.equal(await page.locator("img[src='x'], [onerror]").count(), 0);
});

/** A program that gets hold of all that Pyodide has, and tries to get out with it. */
const breakOut = (address) => `import sys
held = getattr(sys, "mod" + "ules")
js = held["builtins"].__import__("js")
api = held["pyodide_js"]
def attempt(what):
    try:
        return repr(what())
    except BaseException as error:
        return type(error).__name__ + ": " + str(error)
def code(text):
    return js.constructor.constructor(text)()
def lazy():
    api.FS.createLazyFile("/", "x", "${address}lazy", True, False)
    return api.FS.readFile("/x")
print(attempt(lambda: held["pyodide.code"].run_js("fetch('${address}run')")))
print(attempt(lambda: code("return fetch('${address}code')")))
print(attempt(lambda: code("localStorage.clear()")))
print(attempt(lambda: code("indexedDB.deleteDatabase('x')")))
print(attempt(lambda: code("postMessage({ id: 1, answer: '{}' })")))
print(attempt(lazy))
print("tried")
`;

test("a program that gets hold of Pyodide sends nothing, reaches no storage, and harms no other program", async (t) => {
  const heard = [];
  const listener = createServer(({ url }, response) => response.end(heard.push(url)));
  t.after(() => listener.close());
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const answered = [];
  const prepare = async (page, context) => {
    await returning(EASY).prepare(page);
    await page.addInitScript(noted);
    context.on("response", (response) => answered.push(response.url()));
  };
  const { page, faults, close } = await openPage(browser, "?backend=cpu", { prepare });
  await settled(page);
  await page.evaluate(() => localStorage.setItem("kept", "here"));
  await button(page, "Check with CPython").click();
  const run = async (text) => {
    await paste(page, text);
    const before = await page.evaluate(() => answers.length);
    await button(page, "Start").click();
    await page.waitForFunction((before) => answers.length > before, before, { timeout: PATIENCE });
    return page.evaluate(() => answers.at(-1));
  };
  const elsewhere = `http://127.0.0.1:${listener.address().port}/`;
  const { states } = JSON.parse(await run(breakOut(elsewhere))).run;
  const tries = states.map(({ output }) => output).filter(Boolean);
  assert.deepEqual([tries.length, tries.at(-1)], [7, "tried\n"], "all were made");
  for (const said of tries.slice(0, 5)) assert.match(said, /EvalError|ImportError|AttributeError/, said);
  assert.match(tries[5], /^JsException/);
  assert.deepEqual(heard, []);
  assert.deepEqual(answered.filter((url) => url.startsWith(elsewhere)), []);
  assert.equal(await page.evaluate(() => localStorage.getItem("kept")), "here");
  // What the policy refused, which the browser names as a request that failed, and nothing else.
  const refused = (fault) => /content security policy/i.test(fault) || fault === `request to ${elsewhere}lazy`;
  assert.deepEqual(faults.splice(0).filter((fault) => !refused(fault)), []);

  // What it says of itself it can forge, but not what is said of the next one.
  const forge = "import json\nhonest = json.dumps\njson.dumps = lambda *given, **more: honest(*given, **more).replace('\"x\":\"5\"', '\"x\":\"99\"')\n";
  assert.match(await run(`${forge}${EASY}`), /"x":"99"/);
  assert.match(await run(EASY), /"x":"5"/);
  await run("import math\nmath.pi = 3\nx = math.pi\n");
  assert.match(await run("import math\nx = math.pi\n"), /"x":"3\.141592653589793"/);
  // What cannot be read is told of, as text.
  await run("import json\njson.dumps = lambda *given, **more: '<img src=x onerror=alert(1)>'\nx = 1\n");
  await page.locator(".check-status.failed").getByText("CPython ended without an answer").waitFor();
  assert.equal(await page.locator("img[src='x']").count(), 0);
  await run(`${EASY}w = z\n`);
  await page.getByRole("status", { name: "Current state" }).getByText(/; confirmed$/).waitFor();
  await close();
});

const STOPPED = /stopped, and nothing else is lost/;
const NO_END = /does not end within 10,000 states/;
// What would end by itself on a fast machine is stopped on a slow one.
const ENDED = /CPython ended without an answer|RecursionError|stopped, and nothing else is lost|^$/;
// Each of these takes most of its time under one hash seed, and is run under two.
const SETS = "seen = {'ash', 'birch', 'cedar'}\ntotal = 0\nfor _ in range(2):\n    total += sum(range(10 ** 7))\nfirst = list(seen)\n";
const MISBEHAVING = [
  ["does not end", "while True:\n    pass\n", NO_END],
  ["prints without end", "while True:\n    print('again')\n", NO_END],
  ["does not end within a line", "x = sum(range(10 ** 13))\n", STOPPED],
  ["prints without end within a line", "x = [print('again') for _ in iter(int, 1)]\n", STOPPED],
  ["tries a pattern without end", "import re\nx = re.match('(a+)+$', 'a' * 50 + 'b')\n", STOPPED],
  ["blocks", "import time\ntime.sleep(1000)\n", STOPPED],
  ["takes all memory", "x = []\nwhile True:\n    x = [x, 'x' * 10 ** 7]\n", STOPPED],
  ["takes more memory than there is in one call", "x = bytearray(10 ** 9)\n", STOPPED],
  ["asks for more than can be counted", "x = 'a' * 10 ** 11\n", /^$/],
  ["calls itself without end in C", "import functools\nx = functools.reduce(lambda inner, _: [inner], range(10 ** 6), [])\nprint(x)\n", ENDED],
  ["takes its time under both hash seeds", SETS, ENDED],
  ["reads input", "x = input()\n", /raises EOFError where the program asks for more/],
];

for (const [index, [what, text, expected]] of MISBEHAVING.entries()) {
  test(`a program that ${what} is stopped, and the page goes on`, async () => {
    // A program that was not there before: when that is judged Python is there, under both seeds.
    await paste(page, `x = {${index}}\n`);
    await button(page, "Start").click();
    await judged();
    await spare(page);
    await paste(page, text);
    const { seconds, longest } = await started(expected);
    assert.ok(seconds <= 3, `stopped after ${seconds} seconds`);
    assert.ok(longest <= 1_000, `the page stood still for ${longest} milliseconds`);
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
