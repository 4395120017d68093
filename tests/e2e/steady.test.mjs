// What stands still, and what stays in view, at any width: the commands while one is carried out, the panels while the program
// prints, the code when it cannot be read, and a line with all that is said of it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alongRun, answering } from "./answers.mjs";
import { arrived, becomes, button, launch, openPage, returning, settled } from "./browser.mjs";
import * as calls from "./calls.mjs";
import { fragment, stateAt } from "./link.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const phone = (width, height) => ({ viewport: { width, height }, isMobile: true, hasTouch: true });
const wide = (width, height) => ({ viewport: { width, height } });

/** A page whose engine answers along a run, `later` milliseconds after it was asked. */
const open = (options, { TEXT, STATES }, later = 0) => {
  const answer = `async (request, pass, given) => {
    await new Promise((done) => setTimeout(done, ${later}));
    return (${alongRun})(request, pass, given);
  }`;
  return openPage(browser, "?backend=cpu", { ...options, ...answering(TEXT, answer, { states: STATES, values: {} }, { careful: false }) });
};

async function step(page, count = 1) {
  for (let at = 0; at < count; at += 1) {
    await button(page, "Step into").click();
    await settled(page);
  }
}

for (const options of [wide(1280, 800), wide(1024, 700), wide(861, 700), phone(390, 844), phone(360, 640)]) {
  const { width, height } = options.viewport;
  test(`no command moves while one is carried out, ${width} by ${height}`, async () => {
    const { page, close } = await open(options, calls, 600);
    await settled(page);
    const names = ["Back over", "Continue", "Step over", "Step out", "All commands"];
    const places = () => Promise.all(names.map((name) => button(page, name).boundingBox()));
    const before = await places();
    // All in one row, whatever its height.
    assert.equal(new Set(before.map(({ y, height }) => y + height / 2)).size, 1);
    await button(page, "Start").click();
    await arrived(page, calls.LINES);
    assert.deepEqual(await places(), before, "after the start");
    await button(page, "Step into").click();
    await button(page, "Stop").waitFor();
    assert.deepEqual(await places(), before, "during a step");
    await arrived(page, calls.LINES);
    assert.deepEqual(await places(), before, "after a step");
    await close();
  });

  test(`where the program is can be read in full, ${width} by ${height}`, async () => {
    const { page, close } = await open(options, calls);
    await settled(page);
    await button(page, "Start").click();
    await step(page, 4);
    const words = page.getByText("About to run line 2 in double", { exact: true });
    assert.ok(await words.evaluate((element) => element.scrollWidth <= element.clientWidth));
    await close();
  });
}

test("printing moves no panel, and is seen on a phone without scrolling", async () => {
  for (const options of [wide(1280, 800), phone(390, 740)]) {
    const { page, close } = await open(options, calls);
    await settled(page);
    await button(page, "Start").click();
    await step(page, 7);
    const headings = () => page.getByRole("heading", { level: 2 }).evaluateAll((all) => all.map((one) => [one.id, one.getBoundingClientRect().y]));
    const before = await headings();
    await step(page);
    assert.deepEqual(await headings(), before);
    const ids = before.map(([id]) => id);
    assert.ok(ids.indexOf("output-title") < ids.indexOf("watches-title"), "the output comes before the watches");
    const printed = page.locator(".printed");
    assert.equal(await printed.isVisible(), options.isMobile === true);
    assert.equal((await printed.textContent()).trim(), "prints 4");
    assert.equal(await page.evaluate(() => scrollY), 0);
    await close();
  }
});

/** A function that is called in each turn of a loop, with more variables than the program has. */
const TURNS = `def work(n):
    low = n - 1
    high = n + 1
    return low * high

for n in range(4):
    total = work(n)
`;
const turn = (n) => {
  const outer = (line) => ["<module>", line, n === 0 && line === 6 ? {} : { n: String(line === 6 ? n - 1 : n), ...(n > 0 ? { total: String(n * n - 2 * n) } : {}) }];
  const [low, high] = [{ n: String(n), low: String(n - 1) }, { n: String(n), low: String(n - 1), high: String(n + 1) }];
  const inside = (line, locals, more) => stateAt([outer(7), ["work", line, locals]], more);
  return [
    stateAt([outer(6)]),
    stateAt([outer(7)]),
    inside(1, { n: String(n) }, { event: "call" }),
    inside(2, { n: String(n) }),
    inside(3, low),
    inside(4, high),
    inside(4, high, { event: "return", value: String(n * n - 1) }),
  ];
};
const OF_TURNS = [stateAt([["<module>", 0, {}]], { event: "call" }), stateAt([["<module>", 1, {}]]), ...[0, 1, 2].flatMap(turn)];

for (const options of [wide(1280, 560), wide(1280, 800), phone(390, 844)]) {
  const { width, height } = options.viewport;
  test(`stepping through a loop moves no panel, ${width} by ${height}`, async () => {
    const { page, close } = await open(options, { TEXT: TURNS, STATES: OF_TURNS });
    await settled(page);
    await button(page, "Start").click();
    // Once through it: by then each panel has been as high as it gets.
    await step(page, 8);
    const headings = () => page.getByRole("heading", { level: 2 }).evaluateAll((all) => all.map((one) => [one.id, one.getBoundingClientRect().y]));
    const before = await headings();
    for (let steps = 0; steps < 10; steps += 1) {
      await step(page);
      assert.deepEqual(await headings(), before, `after ${steps + 1} steps`);
    }
    // Who begins again has the room again.
    await button(page, "Restart").click();
    await settled(page);
    const held = await page.locator(".panels .content").evaluateAll((all) => all.map((one) => one.style.getPropertyValue("--held")));
    assert.deepEqual(held.filter(Boolean), []);
    await close();
  });
}

test("what was printed last is in view, however much came before it", async () => {
  const output = Array.from({ length: 60 }, (_, index) => `line ${index}\n`).join("");
  const link = fragment({ text: "for i in range(61):\n    print('line', i)\n", start: stateAt([["<module>", 2, { i: "60" }]], { output }) });
  const { page, close } = await openPage(browser, `?backend=cpu${link}`, wide(1280, 800));
  await settled(page);
  const printed = page.getByLabel("Predicted output");
  const hidden = () => printed.evaluate(({ scrollHeight, clientHeight, scrollTop }) => [scrollHeight > clientHeight, scrollHeight - clientHeight - scrollTop]);
  await becomes(async () => {
    const [scrolls, below] = await hidden();
    return [scrolls, below <= 1];
  }, [true, true]);
  const box = await printed.boundingBox();
  const panel = await page.getByRole("region", { name: /^Output/ }).boundingBox();
  assert.ok(box.y + box.height <= panel.y + panel.height && panel.y + panel.height <= 800);
  await close();
});

test("at the end of a checked run its output is in view", async () => {
  const { page, close } = await open(wide(1280, 800), calls);
  await settled(page);
  await button(page, "Start").click();
  await button(page, "Continue").click();
  await settled(page);
  await button(page, "Check with CPython").click();
  await page.getByRole("region", { name: /^Check with CPython/ }).getByRole("row", { name: /^Steps right/ }).waitFor();
  const output = await page.getByRole("region", { name: /^Output/ }).boundingBox();
  assert.ok(output.y + output.height <= 800, `it ends at ${output.y + output.height}`);
  await close();
});

test("beside the panels each command has one word, and one word says which go back", async () => {
  for (const width of [861, 1024, 1239]) {
    const { page, close } = await open(wide(width, 768), calls);
    await settled(page);
    await page.getByText("Back", { exact: true }).first().waitFor();
    for (const [name, word] of [["Back continue", "Continue"], ["Back over", "over"], ["Continue", "Continue"], ["Step over", "over"], ["Step out", "out"], ["All commands", ""]]) {
      const { text, cut } = await button(page, name).evaluate((element) => ({ text: element.innerText.trim(), cut: element.scrollWidth > element.clientWidth }));
      assert.deepEqual([text.toLowerCase(), cut], [word.toLowerCase(), false], `${name} at ${width}`);
    }
    await close();
  }
});

for (const [width, height] of [[844, 390], [667, 375], [932, 430]]) {
  test(`on a phone's side the code and its values are side by side, ${width} by ${height}`, async () => {
    const { page, close } = await open(phone(width, height), calls);
    await settled(page);
    await button(page, "Start").click();
    await step(page, 5);
    const editor = await page.locator(".editor").boundingBox();
    const stack = await page.getByRole("region", { name: /^Call stack/ }).boundingBox();
    assert.ok(editor.x + editor.width <= stack.x, "the stack is beside the code");
    assert.ok(editor.height >= 150, `lines are seen: ${editor.height}`);
    const row = await page.getByRole("row", { name: /^m/ }).first().boundingBox();
    assert.ok(row.y + row.height <= height, "the values are in view");
    const line = await page.locator(".hunch-current").boundingBox();
    assert.ok(line.y >= editor.y && line.y + line.height <= editor.y + editor.height, "so is the line");
    for (const name of ["Restart", "Undo", "Back over", "Continue", "Step over", "Step into", "Step out", "All commands"]) {
      const box = await button(page, name).boundingBox();
      assert.ok(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${name} is in view`);
      assert.ok(box.width >= 34 && box.height >= 36, `${name} can be hit: ${box.width} by ${box.height}`);
    }
    const scrolls = await page.evaluate(() => [document.documentElement.scrollHeight > innerHeight, document.documentElement.scrollWidth > innerWidth]);
    assert.deepEqual(scrolls, [false, false], "the page is no larger than the screen");
    await close();
  });
}

test("a program that cannot be read moves nothing", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", returning("x = 1\nif x\n    x = 2\n"));
  await settled(page);
  const places = () => Promise.all([button(page, "Start").boundingBox(), page.locator(".cm-line").nth(2).boundingBox()]);
  const before = await places();
  await button(page, "Start").click();
  await page.getByRole("alert").waitFor();
  assert.deepEqual(await places(), before);
  await close();
});

const FAILING = `def parse_amount(text):
    cleaned = text.strip().replace("EUR", "")
    rounded = int(cleaned)
    return rounded

prices = ["12 EUR", " 7 EUR", "eleven"]
amounts = []
for price in prices:
    amounts.append(parse_amount(price))
`;
const ERROR = "ValueError: invalid literal for int() with base 10: 'eleven'";
const failing = (line, more) =>
  stateAt([["<module>", 9, { amounts: "[12, 7]", price: "'eleven'" }], ["parse_amount", line, { text: "'eleven'", cleaned: "'eleven'" }]], more);
const FAILED = [stateAt([["<module>", 0, {}]], { event: "call" }), failing(3), failing(3, { event: "exception", value: ERROR })];

for (const options of [phone(360, 640), phone(390, 844), wide(1280, 800)]) {
  const { width, height } = options.viewport;
  test(`an exception is read whole where it happens, ${width} by ${height}`, async () => {
    const { page, close } = await open(options, { TEXT: FAILING, STATES: FAILED });
    await settled(page);
    await button(page, "Start").click();
    await step(page, 2);
    await page.getByText("ValueError on line 3 in parse_amount", { exact: true }).waitFor();
    const note = page.locator(".hunch-values > :first-child").filter({ hasText: ERROR });
    assert.ok(await note.evaluate((element) => element.scrollWidth <= element.clientWidth), "nothing is cut");
    const { y, height: high } = await page.locator(".hunch-current").boundingBox();
    const editor = await page.locator(".editor").boundingBox();
    const commands = await page.getByRole("toolbar", { name: "Debugger" }).boundingBox();
    assert.ok(y >= editor.y && y + high <= editor.y + editor.height, "the line is in view with all its rows");
    assert.ok(commands.y < editor.y || y + high <= commands.y, "and not below the commands");
    await close();
  });
}

test("on a phone no line of code moves at a step", async () => {
  const TEXT = `total = 0
for mark in [3, 5, 4]:
    if mark > 3:
        total = total + mark * (mark - 1) - 1
print(total)
`;
  const at = (line, locals) => stateAt([["<module>", line, locals]]);
  const STATES = [
    stateAt([["<module>", 0, {}]], { event: "call" }),
    at(1, {}),
    at(2, { total: "0" }),
    at(3, { total: "0", mark: "3" }),
    at(2, { total: "0", mark: "3" }),
    at(3, { total: "0", mark: "5" }),
    at(4, { total: "0", mark: "5" }),
    at(2, { total: "19", mark: "5" }),
  ];
  const { page, close } = await open(phone(390, 844), { TEXT, STATES });
  await settled(page);
  await button(page, "Start").click();
  const places = () => page.locator(".cm-line").evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().y));
  await step(page, 1);
  const before = await places();
  for (let steps = 0; steps < 6; steps += 1) {
    await step(page, 1);
    assert.deepEqual(await places(), before);
  }
  await close();
});

test("on a phone the examples and the help are found by their names", async () => {
  const { page, close } = await open(phone(360, 640), calls);
  await settled(page);
  assert.ok(await page.getByText("Examples:").isVisible());
  await button(page, "Help and keys").tap();
  const help = page.getByRole("dialog", { name: "Help and keys" });
  await help.getByRole("heading", { name: "What is this?" }).waitFor();
  assert.ok(await help.getByText(/runs nothing/).isVisible());
  await help.getByRole("button", { name: "Close" }).tap();
  await help.waitFor({ state: "hidden" });
  await close();
});

test("a list of examples that goes on below uses the room there is", async () => {
  const { page, close } = await open(wide(1280, 800), calls);
  await settled(page);
  await button(page, "Examples: Your program").click();
  const menu = page.getByRole("menu", { name: "Examples" });
  await menu.getByRole("menuitemradio").nth(3).waitFor();
  const { y, height } = await menu.boundingBox();
  assert.ok(y + height <= 800 && (height > 700 || (await menu.evaluate((list) => list.scrollHeight <= list.clientHeight))));
  await close();
});
