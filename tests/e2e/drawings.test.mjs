// Values in the stack panel and beside the code, in states that links bring: no model has a say in them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alongRun, answering } from "./answers.mjs";
import { button, launch, openPage, settled } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const text = `def pick(items, table):
    first = items[0]
    return table[first]

numbers = [3, 1, 2]
grid = [[1, 2], [3, 4]]
names = {3: 'Mia', 1: 'Leo'}
long = 'a' * 60
pick(numbers, names)
`;

const start = stateAt(
  [
    ["<module>", 9, { numbers: "[3, 1, 2]", grid: "[[1, 2], [3, 4]]", names: "{3: 'Mia', 1: 'Leo'}", long: `'${"a".repeat(60)}'` }],
    ["pick", 3, { items: "[3, 1, 2]", table: "{3: 'Mia', 1: 'Leo'}", first: "3" }],
  ],
  { aliases: [["0.numbers", "1.items"], ["0.names", "1.table"]] },
);

const row = (page, name) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}\\b`) }) });

test("lists and dictionaries are drawn, and their text is on demand", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`);
  const items = row(page, "items");
  await items.waitFor();
  assert.deepEqual(await items.locator(".cell > .atom").allTextContents(), ["3", "1", "2"]);
  const draw = button(page, "Draw items");
  assert.equal(await draw.getAttribute("aria-expanded"), "true");
  await draw.focus();
  await page.keyboard.press("Enter");
  assert.equal(await draw.getAttribute("aria-expanded"), "false");
  assert.equal(await items.locator(".value").textContent(), "[3, 1, 2]");
  const entries = await row(page, "table").locator(".entry > .key").allTextContents();
  assert.deepEqual(entries, ["3", "1"]);
  assert.equal(await button(page, "Draw first").count(), 0, "a number has nothing to draw");
  await close();
});

test("a table is seen whole where there is room, and no text sticks out of its cells", async () => {
  const table = "[['oak', 'Ash', 1], ['sycamore maple', 'Elm', 22]]";
  const grid = `[${Array.from({ length: 5 }, (_, row) => `[${Array.from({ length: 5 }, (_, column) => row * column).join(", ")}]`).join(", ")}]`;
  const start = stateAt([["<module>", 1, { grid, table }]]);
  for (const width of [1280, 1440]) {
    const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text: "grid = 1\n", start })}`, { viewport: { width, height: 900 } });
    for (const name of ["grid", "table"]) {
      const drawing = row(page, name).locator(".drawing");
      await drawing.waitFor();
      const hidden = await drawing.evaluate((element) => element.scrollWidth - element.clientWidth);
      assert.ok(hidden <= 0, `${hidden} pixels of ${name} are hidden at ${width}`);
      const out = await drawing.locator(".cell").evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent));
      assert.deepEqual(out, []);
    }
    await close();
  }
});

test("variables of one object say so", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`);
  await row(page, "items").getByText("same object as numbers in <module>").waitFor();
  await button(page, "<module> line 9").click();
  await row(page, "names").getByText("same object as table in pick").waitFor();
  assert.equal(await row(page, "grid").getByText(/same object/).count(), 0);
  assert.equal(await row(page, "grid").locator(".matrix > .cell").count(), 4, "equal rows are a matrix");
  await close();
});

test("a frame that waits shows its values beside its code", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`);
  await page.locator(".hunch-value").first().waitFor();
  const beside = () => page.locator(".hunch-value .hunch-name").allTextContents();
  assert.deepEqual(await beside(), ["table = ", "first = "], "of the innermost frame");
  await button(page, "<module> line 9").click();
  // Nobody knows which line has changed the grid last.
  assert.deepEqual((await beside()).sort(), ["long = ", "names = ", "numbers = "]);
  await close();
});

test("long values are shown in full on demand", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`);
  await button(page, "<module> line 9").click();
  const value = row(page, "long").locator(".value");
  const isCut = () => value.evaluate((element) => element.scrollHeight > element.clientHeight);
  assert.ok(await isCut());
  await button(page, "Show more of long").click();
  assert.ok(!(await isCut()));
  await close();
});

test("what the pointer brings into a row covers nothing that can be pressed", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`);
  for (const [frame, name] of [["pick", "items"], ["pick", "table"], ["pick", "first"], ["<module>", "long"], ["<module>", "grid"]]) {
    if (frame === "<module>") await button(page, "<module> line 9").click();
    await row(page, name).hover();
    const all = await row(page, name).getByRole("button").all();
    const boxes = await Promise.all(all.map((one) => one.boundingBox()));
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart = one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
        assert.ok(apart, `${name}: ${JSON.stringify([one, other])}`);
      }
    }
  }
  await close();
});

test("only what changed in a value is marked", async () => {
  const actions = [edit(1, { items: "[3, 7, 2]" })];
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start, actions })}`);
  await takeSteps(page);
  const items = row(page, "items");
  await items.getByText("(changed)").waitFor();
  assert.deepEqual(await items.locator(".cell.changed > .atom").allTextContents(), ["7"]);
  assert.ok((await items.getAttribute("class")).includes("edited"));
  await close();
});

test("only what changed in a text is marked, where a value is too long to be drawn", async () => {
  const numbers = `[${Array.from({ length: 20 }, (_, index) => 100 + index).join(", ")}]`;
  const long = stateAt([
    ["<module>", 9, {}],
    ["pick", 3, { items: numbers, table: "{}", first: "1" }],
  ]);
  const actions = [edit(1, { items: numbers.replace("103", "777") })];
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start: long, actions })}`);
  await takeSteps(page);
  const items = row(page, "items");
  await items.getByText("(changed)").waitFor();
  assert.deepEqual(await items.locator(".value > .new").allTextContents(), ["777"]);
  await button(page, "Draw items").click();
  assert.deepEqual(await items.locator(".cell.changed > .atom").allTextContents(), ["777"]);
  await close();
});

test("on a phone no value is cut at the edge", async () => {
  const viewport = { width: 360, height: 740 };
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`, { viewport, hasTouch: true });
  await page.locator(".cm-line .hunch-value").first().waitFor({ state: "attached" });
  await button(page, "<module> line 9").click();
  let seen = await page.locator(".hunch-foot > .hunch-value").count();
  for (const value of await page.locator(".cm-line .hunch-value").all()) {
    // No room for it, or it is at the foot of the code.
    if (await value.evaluate((value) => value.parentElement.clientWidth === 0 || !value.checkVisibility({ visibilityProperty: true }))) continue;
    const box = await value.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= viewport.width, `${await value.textContent()} ends at ${box.x + box.width}`);
    seen += 1;
  }
  assert.ok(seen > 0);
  await close();
});

/** What stands beside the code: by line, each value's text, with a mark where it is one that changed. */
function besideCode(page) {
  return page.locator(".cm-line").evaluateAll((lines) => {
    const chip = (value) => value.textContent + (value.matches(".hunch-changed") ? " (changed)" : "");
    const values = lines.map((line, index) => [index + 1, [...line.querySelectorAll(".hunch-value")].map(chip)]);
    return Object.fromEntries(values.filter(([, texts]) => texts.length > 0));
  });
}

test("each value stands once, beside the current line if that mentions it, and what changed is marked", async () => {
  const actions = [edit(1, { first: "1" })];
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start, actions })}`);
  await page.locator(".hunch-value").first().waitFor();
  const mark = " (changed)";
  const all = { 3: [`table = {3: 'Mia', 1: 'Leo'}${mark}`, `first = 3${mark}`] };
  assert.deepEqual(await besideCode(page), all, "at first all of them are new");
  await takeSteps(page);
  await page.locator(".tick").nth(1).waitFor();
  assert.deepEqual(await besideCode(page), { 3: ["table = {3: 'Mia', 1: 'Leo'}", `first = 1${mark}`] });
  await close();
});

test("what is too much for a line is counted, and shown in full by a click", async () => {
  const names = ["a", "b", "c", "d", "e", "g"];
  const many = `def f(${names.join(", ")}):\n    return ${names.join(" + ")}\n\nf(1, 2, 3, 4, 5, 6)\n`;
  const long = `'${"x".repeat(50)}'`;
  const locals = Object.fromEntries(names.map((name, index) => [name, name === "b" ? long : String(index)]));
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text: many, start: stateAt([["<module>", 4, {}], ["f", 2, locals]]) })}`);
  const all = Object.entries(locals).map(([name, value]) => `${name} = ${value}`);
  const first = all.slice(0, 4);
  first[1] = `b = ${long.slice(0, 35)}…`;
  const values = () => page.locator(".hunch-value").allTextContents();
  await page.locator(".hunch-value").first().waitFor();
  assert.deepEqual(await values(), first);
  const more = page.locator(".hunch-more");
  assert.equal(await more.textContent(), "+2");
  assert.equal(await more.getAttribute("title"), "e = 4\ng = 5");
  await more.click();
  assert.deepEqual(await values(), all);
  assert.equal(await more.getAttribute("aria-expanded"), "true");
  for (const value of await page.locator(".hunch-value").all()) {
    assert.ok(await value.evaluate((element) => element.scrollWidth <= element.clientWidth), "nothing is cut");
  }
  await page.locator(".hunch-value").nth(1).click();
  assert.deepEqual(await values(), first);
  // By keys, too: it comes after the code.
  await page.getByRole("textbox", { name: "Python program" }).focus();
  await page.keyboard.press("Tab");
  const counted = page.getByRole("button", { name: "+2: e = 4; g = 5" });
  assert.ok(await counted.evaluate((element) => element.getRootNode().activeElement === element));
  await page.keyboard.press("Enter");
  assert.deepEqual(await values(), all);
  const fewer = page.getByRole("button", { name: "−2: e = 4; g = 5", expanded: true });
  assert.ok(await fewer.evaluate((element) => element.getRootNode().activeElement === element), "the focus stays");
  await page.keyboard.press("Space");
  assert.deepEqual(await values(), first);
  assert.equal(await page.getByRole("textbox", { name: "Python program" }).evaluate((element) => element.textContent.includes("f(1, 2, 3, 4, 5, 6)")), true, "nothing was typed");
  await counted.blur();
  // The values are no part of the text: the cursor stays out of it.
  assert.equal(await page.locator(".cm-focused").count(), 0);
  await close();
});

test("a name under the pointer tells its value, where it is the frame's", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`);
  await page.locator(".hunch-current").waitFor();
  const rest = async (line, name) => {
    const at = await page.locator(".cm-line").nth(line - 1).evaluate((line, name) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      let node = walker.nextNode();
      while (!node.data.includes(name)) node = walker.nextNode();
      const range = document.createRange();
      range.setStart(node, node.data.indexOf(name));
      range.setEnd(node, node.data.indexOf(name) + name.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, name);
    await page.mouse.move(at.x - 1, at.y);
    await page.mouse.move(at.x, at.y);
  };
  const told = page.locator(".hunch-hover");
  await rest(3, "table");
  await told.getByText("table = {3: 'Mia', 1: 'Leo'}").waitFor();
  const { x, y, width, height } = await told.boundingBox();
  const covered = await page.locator(".cm-line").evaluateAll((lines, box) => {
    const lies = (line) => {
      const text = document.createRange();
      text.selectNodeContents(line);
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y;
    };
    return lines.filter((line) => line.textContent !== "" && lies(line)).map((line) => line.textContent);
  }, { x, y, width, height });
  assert.deepEqual(covered, [], "it lies over no code");
  await rest(9, "numbers");
  await told.waitFor({ state: "detached" });
  await page.waitForTimeout(600);
  assert.equal(await told.count(), 0, "of another frame nothing is told");
  await button(page, "<module> line 9").click();
  await rest(9, "numbers");
  await told.getByText("numbers = [3, 1, 2]").waitFor();
  await close();
});

test("an exception stands at the end of its line", async () => {
  const raised = stateAt([["<module>", 9, {}], ["pick", 3, { first: "3" }]], { event: "exception", value: "KeyError: 3" });
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start: raised })}`);
  const note = page.locator(".cm-line").nth(2).locator(".hunch-note-exception");
  await note.waitFor();
  assert.equal(await note.textContent(), "KeyError: 3");
  assert.equal(await page.locator(".hunch-note").count(), 1);
  await close();
});

test("sets, tuples and objects are drawn, and what is in them, too", async () => {
  const locals = {
    seen: "{1, 2}",
    pair: "(1, 'two')",
    point: "Point(x=3, near=[4, 5])",
    deep: "[[1, [2, 3]], {'a': (4,)}]",
    large: `[${Array.from({ length: 8 }, (_, index) => `['row', ${index}]`).join(", ")}]`,
  };
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text: "x = 1\nx\n", start: stateAt([["<module>", 2, locals]]) })}`);
  await row(page, "seen").waitFor();
  const drawn = (name, selector) => row(page, name).locator(`.drawing ${selector}`).allTextContents();
  assert.deepEqual(await drawn("seen", ".cells.set > .cell > .atom"), ["1", "2"]);
  assert.deepEqual(await drawn("seen", ".index"), [], "a set has no order");
  assert.deepEqual(await drawn("pair", ".cells.tuple > .cell > .atom"), ["1", "'two'"]);
  assert.deepEqual(await drawn("point", ".object > .class-name"), ["Point"]);
  assert.deepEqual(await drawn("point", ".object > .entry > .key"), ["x", "near"]);
  assert.deepEqual(await drawn("point", ".held > .cells.list > .cell > .atom"), ["4", "5"]);
  assert.deepEqual(await drawn("deep", ".cell .cell .cell > .atom"), ["2", "3"]);
  assert.deepEqual(await drawn("deep", ".dictionary .tuple > .cell > .atom"), ["4"]);
  // What would push the others away waits until it is asked for.
  const draw = button(page, "Draw large");
  assert.equal(await draw.getAttribute("aria-expanded"), "false");
  assert.deepEqual(await drawn("large", ".cell"), []);
  await draw.click();
  assert.equal((await drawn("large", ".cell > .atom")).length, 16);
  await close();
});

test("a part is closed and opened by what it is called, and stays so", async () => {
  const locals = { head: "Node(value=1, next=Node(value=2, next=None))", marks: "{'Mia': [2, 4], 'Leo': [3]}" };
  const actions = [edit(0, { marks: "{'Mia': [2, 4, 6], 'Leo': [3]}" })];
  const shared = fragment({ text: "x = 1\nx\n", start: stateAt([["<module>", 2, locals]]), actions });
  const { page, close } = await openPage(browser, `?backend=cpu${shared}`);
  const mia = button(page, "Draw marks['Mia']");
  await mia.waitFor();
  const atoms = (name) => row(page, name).locator(".held .atom").allTextContents();
  assert.deepEqual(await atoms("marks"), ["2", "4", "3"]);
  await mia.click();
  assert.deepEqual(await atoms("marks"), ["3"]);
  await row(page, "marks").getByText("list of 2").waitFor();
  await takeSteps(page);
  await row(page, "marks").getByText("list of 3").waitFor();
  assert.equal(await mia.getAttribute("aria-expanded"), "false");
  await mia.focus();
  await page.keyboard.press("Enter");
  assert.deepEqual(await atoms("marks"), ["2", "4", "6", "3"]);
  const next = button(page, "Draw head.next");
  await next.focus();
  await page.keyboard.press("Space");
  assert.deepEqual(await atoms("head"), ["1"]);
  await row(page, "head").locator(".held").getByText("Node object").waitFor();
  assert.equal(await button(page, "Draw head.value").count(), 0, "a number has no parts");
  await close();
});

test("drawings in drawings are never narrower than their words", async () => {
  const locals = { head: "Node(value=1, next=Node(value=2, next=Node(value=3, next=None)))" };
  const shared = fragment({ text: "x = 1\nx\n", start: stateAt([["<module>", 2, locals]]) });
  for (const viewport of [{ width: 360, height: 740 }, { width: 1280, height: 800 }]) {
    const { page, close } = await openPage(browser, `?backend=cpu${shared}`, { viewport });
    const keys = row(page, "head").locator(".key");
    await keys.first().waitFor();
    assert.equal(await keys.count(), 6);
    // A word that is broken into letters has a box a line.
    const boxes = await keys.evaluateAll((all) =>
      all.map((key) => {
        const text = document.createTreeWalker(key, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        range.selectNode(text);
        return [text.data, range.getClientRects().length];
      }),
    );
    assert.deepEqual(boxes, [["value", 1], ["next", 1], ["value", 1], ["next", 1], ["value", 1], ["next", 1]]);
    await close();
  }
});

test("a value stands beside the line that changed it last, where the current one does not mention it", async () => {
  const at = (line, locals) => stateAt([["<module>", line, locals]]);
  const states = [
    stateAt([["<module>", 0, {}]], { event: "call" }),
    at(1, {}),
    at(2, { total: "0" }),
    at(3, { total: "0", n: "2" }),
    at(2, { total: "2", n: "2" }),
  ];
  const loop = "total = 0\nfor n in [2]:\n    total += n\nprint(total)\n";
  const { page, close } = await openPage(browser, "?backend=cpu", answering(loop, alongRun, { states, values: {} }, { careful: false }));
  await button(page, "Start").click();
  for (const beside of [{}, { 1: ["total = 0 (changed)"] }, { 3: ["total = 0", "n = 2 (changed)"] }, { 2: ["n = 2"], 3: ["total = 2 (changed)"] }]) {
    await button(page, "Step into").click();
    await settled(page);
    assert.deepEqual(await besideCode(page), beside);
  }
  await close();
});
