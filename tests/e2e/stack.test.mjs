// The call stack: which call of a function a frame is, and what the editor shows of one that waits.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answering } from "./answers.mjs";
import { becomes, button, launch, openPage, settled } from "./browser.mjs";
import { fragment, stateAt } from "./link.mjs";

const TEXT = `def power(base, exponent):
    if exponent == 0:
        return 1
    smaller = power(base, exponent - 1)
    return base * smaller

print(power(2, 2))
`;
const call = (line, exponent) => ["power", line, { base: "2", exponent }];
const RECURSION = fragment({ text: TEXT, start: stateAt([["<module>", 7, {}], call(4, "2"), call(4, "1"), call(2, "0")]) });

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

async function open(options) {
  const session = await openPage(browser, `?backend=cpu${RECURSION}`, options);
  await settled(session.page);
  return session;
}

for (const options of [{ viewport: { width: 1280, height: 800 } }, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }]) {
  test(`calls of one function are told apart by their arguments, ${options.viewport.width} pixels wide`, async () => {
    const { page, close } = await open(options);
    for (const name of ["power line 2", "power base = 2 exponent = 1 line 4", "power base = 2 exponent = 2 line 4", "<module> line 7"]) {
      assert.equal(await button(page, name).count(), 1, name);
    }
    // What is told of a frame is seen in its row.
    const row = button(page, "power base = 2 exponent = 2 line 4");
    assert.ok(await row.evaluate((element) => element.scrollWidth <= element.clientWidth));
    const last = await row.getByText("exponent = 2").boundingBox();
    const line = await row.getByText("line 4").boundingBox();
    assert.ok(last.x + last.width <= line.x, "beside its line");
    await close();
  });
}

test("a frame that waits is not shown as where the program stands", async () => {
  const { page, close } = await open();
  const marked = page.locator(".hunch-current");
  const ground = () => marked.evaluate((element) => getComputedStyle(element).backgroundColor);
  const here = await ground();
  await button(page, "power base = 2 exponent = 2 line 4").click();
  await marked.getByText("waits for power").waitFor();
  assert.notEqual(await ground(), here);
  // Watches are of the frame that is looked at, and say so.
  const watches = page.getByRole("heading", { name: /^Watches/ });
  await watches.getByText("in power, the selected frame").waitFor();
  // The table of the opened frame has its values, and the row of the one that was open has them now.
  await button(page, "power base = 2 exponent = 0 line 2").click();
  assert.equal(await marked.getByText("waits for").count(), 0);
  assert.equal(await ground(), here);
  await watches.getByText("predicted at every state").waitFor();
  await close();
});

test("watches are asked of the frame that is selected", async () => {
  // An engine that says what it is asked of: the function that the state stands in, and its exponent.
  const answer = `(request) => {
    if (request.action.kind !== "evaluate") return null;
    const { function: name, locals } = request.state.frames.at(-1);
    return { value: "'" + [request.state.event, name, locals.exponent ?? "-", (request.history ?? []).length].join(" ") + "'", probability: 0.9 };
  }`;
  const { page, close } = await openPage(browser, `?backend=cpu${RECURSION}`, answering("x = 1\n", answer));
  await settled(page);
  await page.getByRole("textbox", { name: "Expression to watch" }).fill("exponent + 1");
  await page.keyboard.press("Enter");
  const value = page.getByRole("table", { name: "Watches" }).getByRole("row", { name: /^exponent \+ 1/ }).locator(".value");
  await becomes(() => value.textContent(), "'line power 0 0'");
  for (const [frame, expected] of [
    ["power base = 2 exponent = 2 line 4", "'line power 2 0'"],
    ["<module> line 7", "'line <module> - 0'"],
    ["power base = 2 exponent = 0 line 2", "'line power 0 0'"],
  ]) {
    await button(page, frame).click();
    await becomes(() => value.textContent(), expected);
  }
  await close();
});
