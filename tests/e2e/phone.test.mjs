// On a phone, with a thumb alone: nothing here uses a mouse or a key, but those of a field's own keyboard.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, becomes, breakpoints, button, launch, openPage, returning, settled, shown } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

const TEXT = `total = 0
for n in [1, 2, 3]:
    total = total + n
print(total)
`;
const LINES = [1, 2, 3, 4];

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const phone = (width) => ({ viewport: { width, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });

/** Touches a button and waits for what it brings. */
async function touch(page, name) {
  await button(page, name).tap();
  return arrived(page, LINES);
}

/** Draws a finger along `points`, as browsers tell it. */
async function draw(page, [first, ...others]) {
  const session = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [first]);
  for (const point of others) await send("touchMove", [point]);
  await send("touchEnd", []);
}

async function isWithin(page, width) {
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, "no sideways scroll");
}

test("step, back and undo", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", { ...phone(360), ...returning(TEXT) });
  await settled(page);
  assert.equal((await touch(page, "Start")).position, 1);
  assert.equal((await touch(page, "Step into")).position, 2);
  const third = await touch(page, "Step over");
  assert.equal(third.position, 3);
  const back = await touch(page, "Back into");
  assert.deepEqual([back.position, back.provenance], [2, "visited"]);
  assert.deepEqual(await touch(page, "Undo"), third);
  await isWithin(page, 360);
  await close();
});

test("a breakpoint by touch, and on to it", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", { ...phone(360), ...returning(TEXT) });
  await settled(page);
  const line = await page.locator(".cm-line").nth(2).boundingBox();
  const numbers = await page.locator(".cm-lineNumbers").boundingBox();
  const beside = [numbers.x + numbers.width / 2, line.y + line.height / 2];
  await page.touchscreen.tap(...beside);
  assert.deepEqual(await breakpoints(page), [3]);
  await touch(page, "Start");
  const stopped = await touch(page, "Continue");
  assert.ok(stopped.over || stopped.line === 3, stopped.words);
  await page.touchscreen.tap(...beside);
  assert.deepEqual(await breakpoints(page), []);
  await close();
});

const start = stateAt([["<module>", 3, { total: "0", n: "1" }]]);
const actions = ["4", "2", "8"].map((total) => edit(0, { total }));
const way = fragment({ text: TEXT, start, actions });

test("a finger scrubs the timeline", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${way}`, phone(390));
  await takeSteps(page);
  await page.locator(".tick").nth(3).waitFor();
  const strip = page.getByRole("slider", { name: "Timeline" });
  await strip.scrollIntoViewIfNeeded();
  const ticks = await Promise.all((await page.locator(".tick").all()).map((tick) => tick.boundingBox()));
  const at = (index) => ({ x: ticks[index].x + ticks[index].width / 2, y: ticks[index].y + ticks[index].height / 2 });
  await draw(page, [at(3), at(2), at(1)]);
  assert.equal((await shown(page)).position, 2);
  assert.equal((await shown(page)).locals.total, "4");
  await draw(page, [at(1), at(3)]);
  assert.equal((await shown(page)).position, 4);
  await close();
});

test("a local is set, and that is undone", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${way}`, phone(390));
  await takeSteps(page);
  await page.locator(".tick").nth(3).waitFor();
  const field = page.getByRole("textbox", { name: "New value of total" });
  const commands = () => page.getByRole("toolbar", { name: "Debugger" }).boundingBox();
  const isInReach = async () => {
    const { y, height } = await button(page, "Set").boundingBox();
    return y + height <= (await commands()).y;
  };
  // As low as it can be opened: right above the commands.
  const opener = await button(page, "Change total").boundingBox();
  await page.setViewportSize({ width: 390, height: Math.ceil(opener.y + opener.height + (await commands()).height) });
  await button(page, "Change total").tap();
  await becomes(isInReach, true);
  await field.fill("[4");
  await field.press("Enter");
  await page.getByRole("alert").waitFor();
  await becomes(isInReach, true);
  await field.fill("40");
  await button(page, "Set").tap();
  assert.equal((await arrived(page, LINES)).locals.total, "40");
  await isWithin(page, 390);
  assert.equal((await touch(page, "Undo")).locals.total, "8");
  await close();
});

test("the current line's values are seen: beside it, or at the foot of the code where they have no room", async () => {
  const text = `def area(width, height):
    w = width
    product_of_both = width * height
    return product_of_both

area(31, 42)
`;
  const at = (line, locals) => stateAt([["<module>", 6, {}], ["area", line, { width: "31", height: "42", ...locals }]]);
  const seen = async (page, place) => {
    const values = await page.locator(`${place} .hunch-value`).evaluateAll((values) => values.filter((value) => value.checkVisibility({ visibilityProperty: true })).map((value) => value.textContent));
    return values.sort();
  };
  const tops = (page) => page.locator(".timeline, .panels").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  let before;
  for (const [line, locals, beside, below] of [
    [2, {}, ["width = 31"], []],
    [3, { w: "31" }, [], ["height = 42", "width = 31"]],
    // On a row of its own a part of this line is short.
    [4, { w: "31", product_of_both: "1302" }, [], ["product_of_both = 1302"]],
  ]) {
    const start = at(line, locals);
    const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`, phone(360));
    await becomes(() => seen(page, ".hunch-current"), beside);
    await becomes(() => seen(page, ".hunch-foot"), below);
    before ??= await tops(page);
    assert.deepEqual(await tops(page), before, "nothing moves");
    await isWithin(page, 360);
    await close();
  }
});

test("a phone that is turned keeps the current line in sight", async () => {
  const text = `${Array.from({ length: 30 }, (_, index) => `x${index + 1} = ${index}`).join("\n")}\n`;
  const start = stateAt([["<module>", 20, { x19: "18" }]]);
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start })}`, phone(360));
  const isSeen = () =>
    page.locator(".hunch-current").evaluate((line) => {
      const scroller = line.closest(".cm-scroller").getBoundingClientRect();
      const { top, bottom } = line.getBoundingClientRect();
      return top >= scroller.top && bottom <= scroller.bottom;
    });
  await becomes(isSeen, true);
  for (const [width, height] of [
    [740, 360],
    [360, 740],
    [320, 480],
  ]) {
    await page.setViewportSize({ width, height });
    await becomes(isSeen, true);
  }
  await close();
});

test("who has gone down to the panels stays there, step by step", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", { ...phone(360), viewport: { width: 360, height: 480 }, ...returning(TEXT) });
  await settled(page);
  await touch(page, "Start");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const at = await page.evaluate(() => window.scrollY);
  assert.ok((await page.locator(".hunch-foot").boundingBox()).y < 0, "the code is out of sight");
  await touch(page, "Step into");
  await touch(page, "Step into");
  const isThere = Math.abs((await page.evaluate(() => window.scrollY)) - at) < 40;
  assert.ok(isThere, "but for what the panels have more or less");
  // Who looks at the code keeps the current line in sight.
  await page.evaluate(() => window.scrollTo(0, 0));
  await touch(page, "Step into");
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  await close();
});

test("nothing jumps while a step is predicted", async () => {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const { page, close } = await openPage(browser, "?backend=cpu", {
    ...phone(360),
    async prepare(page) {
      await returning(TEXT).prepare(page);
      await page.route("**/weights.safetensors*", async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  await button(page, "Start").tap();
  const places = () => Promise.all(["Undo", "Careful mode", "Step into"].map((name) => button(page, name).boundingBox()));
  const before = await places();
  await button(page, "Step into").tap();
  await page.getByText("Waiting for the model").first().waitFor();
  assert.deepEqual(await places(), before);
  await isWithin(page, 360);
  release();
  await arrived(page, LINES);
  assert.deepEqual(await places(), before);
  await close();
});

for (const width of [360, 390, 480, 600, 860]) {
  test(`the commands are within reach and say which way they go, ${width} pixels wide`, async () => {
    const { page, close } = await openPage(browser, `?backend=cpu${way}`, phone(width));
    await takeSteps(page);
    await page.locator(".tick").nth(3).waitFor();
    await isWithin(page, width);
    assert.equal(await button(page, "Undo").count(), 1);
    for (const [name, words] of [
      ["Restart", "Restart"],
      ["Back over", "Back\nover"],
      ["Back into", "Back\ninto"],
      ["Continue", "Continue"],
      ["Step over", "Step\nover"],
      ["Step into", "Step\ninto"],
      ["Step out", "Step\nout"],
      ["Undo", "Undo"],
      ["All commands", ""],
    ]) {
      const box = await button(page, name).boundingBox();
      assert.ok(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 740, `${name} is in view`);
      assert.ok(box.width >= 36 && box.height >= 44, `${name} is as large as a finger: ${box.width} by ${box.height}`);
      assert.equal(await button(page, name).evaluate((element) => element.innerText.trim()), words, `what ${name} says`);
      const cut = await button(page, name).evaluate((element) => element.scrollWidth > element.clientWidth);
      assert.ok(!cut, `${name} is cut`);
    }
    await close();
  });
}
