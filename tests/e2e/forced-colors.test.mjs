// Forced colours (Windows' high contrast): the system takes backgrounds and shadows away and gives every text one colour. What
// was said by colour must then be said by shape, line or pattern. The state comes from a link, so that no model has a say in it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe } from "./axe.mjs";
import { launch, openPage } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

const TEXT = "def add(a, b):\n    c = a + b\n    return c\n\nprint(add(2, 3))\n";
const FRAMES = [
  ["<module>", 5, {}],
  ["add", 3, { a: "2", b: "3", c: "5" }],
];
const PAUSED = fragment({ text: TEXT, breakpoints: [2, 3], start: stateAt(FRAMES, { output: "5\n" }), actions: [edit(1, { c: "6" }), edit(1, { c: "7" })] });

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** The page in the state of the link, in forced colours. */
async function paused(options = {}) {
  const opened = await openPage(browser, `?backend=cpu${PAUSED}`, { forcedColors: "active", ...options });
  await takeSteps(opened.page);
  await opened.page.locator(".tick.current").waitFor();
  return opened;
}

/** How an element, or what stands before it, is painted: all that is left of it in forced colours. */
function painted(locator, pseudo = null) {
  return locator.first().evaluate((element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const { backgroundColor: fill, backgroundImage: pattern, clipPath, borderRadius, transform, outlineStyle } = style;
    return { fill, pattern, shape: `${clipPath} ${borderRadius} ${transform}`, outline: outlineStyle !== "none" };
  }, pseudo);
}

test("what colours say is said by shapes, lines and patterns", async () => {
  const { page, close } = await paused();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.notEqual((await painted(page.locator("body"))).fill, "", "a colour");

  // Provenance: every mark of the legend is painted, and no two are alike.
  const marks = page.getByRole("list", { name: "What the shapes mean" }).getByRole("listitem").locator(".provenance");
  const shapes = new Set();
  for (let index = 0; index < (await marks.count()); index += 1) {
    const mark = await painted(marks.nth(index), "::before");
    assert.notEqual(mark.fill, ground, "a mark is painted");
    shapes.add(mark.shape);
  }
  assert.equal(shapes.size, await marks.count(), "every provenance has a shape of its own");
  assert.ok(shapes.size >= 4);
  assert.notEqual((await painted(page.locator(".hunch-value"), "::before")).fill, ground, "also in the code");

  // The editor: the current line and what changed have an outline, a breakpoint has its dot.
  assert.ok((await painted(page.locator(".hunch-current"))).outline, "the current line");
  assert.ok(!(await painted(page.locator(".cm-line:not(.hunch-current)"))).outline, "no other line");
  assert.ok((await painted(page.locator(".hunch-changed"))).outline, "a changed value");
  assert.notEqual((await painted(page.locator(".cm-gutterElement:not([style*=hidden]) > .hunch-breakpoint"))).fill, ground);

  // The panel and the timeline.
  assert.ok((await painted(page.locator(".locals .changed .value"))).outline, "a changed local");
  const tick = (name) => painted(page.locator(`.tick${name}`));
  const [current, edited] = [await tick(".current"), await tick(".edited:not(.current)")];
  assert.notEqual(current.fill, ground);
  assert.notDeepEqual([current.fill, current.pattern], [edited.fill, edited.pattern], "the current state is not like the others");
  assert.notEqual((await painted(page.locator(".tick.stop"), "::before")).fill, ground, "a breakpoint on the timeline");
  await close();
});

for (const [width, height] of [[1280, 800], [360, 740]]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`axe finds nothing in forced colours, ${width} wide, ${colorScheme}`, async () => {
      const { page, close } = await paused({ viewport: { width, height }, colorScheme });
      assert.deepEqual((await axe(page)).violations, []);
      await close();
    });
  }
}
