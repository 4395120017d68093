// The first moments: an example that is already under way, panels, timeline, menu, theme, phone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, breakpoints, button, clickGutter, editor, keptText, launch, openPage, paste, settled, shown, siteUrl } from "./browser.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const anyLine = Array.from({ length: 200 }, (_, index) => index + 1);

test("the page opens on an example that is already some steps in", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu");
  await editor(page).getByText("def ").first().waitFor();
  await settled(page);
  await page.waitForFunction(() => document.querySelectorAll(".tick").length > 1);
  const state = await arrived(page, anyLine);
  assert.ok(state.count > 1, "some states are there");
  await page.locator(".cm-line .hunch-value").first().waitFor();
  // One action stands out.
  const primary = page.locator(".primary:visible");
  assert.equal(await primary.count(), 1);
  assert.ok(await button(page, "Continue").and(primary).isVisible());
  assert.equal(await button(page, "Careful mode").getAttribute("aria-pressed"), "true", "what is right more often comes first");
  const legend = page.getByRole("list", { name: "What the shapes mean" });
  assert.deepEqual(await legend.getByRole("listitem").allTextContents(), ["predicted", "inferred", "visited", "edited"]);
  await close();
});

test("nothing is loaded twice at the start", async () => {
  const asked = [];
  const { page, close } = await openPage(browser, "?backend=cpu", {
    prepare: async (page) => page.on("request", (request) => asked.push(new URL(request.url()).pathname)),
  });
  await settled(page);
  const counts = new Map(asked.map((path) => [path, asked.filter((other) => other === path).length]));
  assert.ok([...counts.keys()].some((path) => path.endsWith("/examples/examples.json")), "the list is loaded");
  assert.deepEqual([...counts].filter(([, count]) => count > 1), []);
  await close();
});

test("the timeline is scrubbed by keys and by the mouse", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu");
  await settled(page);
  await button(page, "Restart").click();
  for (const name of ["Step into", "Step into"]) {
    await button(page, name).click();
    await arrived(page, anyLine);
  }
  const timeline = page.getByRole("slider", { name: "Timeline" });
  await timeline.focus();
  await page.keyboard.press("Home");
  assert.match((await shown(page)).words, /start of the program/);
  await page.keyboard.press("ArrowRight");
  const second = await shown(page);
  assert.deepEqual([second.position, second.provenance], [2, "visited"]);
  const box = await timeline.boundingBox();
  await page.mouse.click(box.x + 2, box.y + box.height - 6);
  assert.equal((await shown(page)).position, 1);
  await page.mouse.click(box.x + box.width - 2, box.y + box.height - 6);
  assert.equal((await shown(page)).position, 3);
  await close();
});

test("an example that is not there is not taken for another one", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu&example=nothing");
  await settled(page);
  await page.getByText("There is no example “nothing”: this is “Factorial”.").waitFor();
  await button(page, "Examples: Factorial").waitFor();
  await close();
});

test("examples are chosen from the menu, and the user's own program is not lost", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu");
  await settled(page);
  const own = "x = 41\nprint(x + 1)\n";
  await paste(page, own);
  await clickGutter(page, 2);
  await button(page, "Step into").click();
  await button(page, "Step into").click();
  const before = await arrived(page, [2]);
  await button(page, "Examples: Your program").click();
  const items = page.getByRole("menu", { name: "Examples" }).getByRole("menuitemradio");
  assert.ok((await items.count()) > 5);
  const name = await items.nth(2).locator("b").textContent();
  await items.nth(2).click();
  await page.getByRole("button", { name: `Examples: ${name}` }).waitFor();
  await page.waitForFunction((own) => JSON.parse(localStorage.getItem("hunch.work") ?? "{}").own === own, own);
  await page.getByRole("button", { name: `Examples: ${name}` }).click();
  await page.getByRole("menuitemradio", { name: /Your program/ }).click();
  assert.equal(await keptText(page), own);
  // As it was left: with its breakpoints, and its timeline.
  assert.deepEqual(await breakpoints(page), [2]);
  assert.deepEqual(await shown(page), before);

  // Who changes an example has that for their program, and the one before beside it.
  await button(page, "Examples: Your program").click();
  await items.nth(2).click();
  await page.getByRole("button", { name: `Examples: ${name}` }).waitFor();
  await editor(page).press("ControlOrMeta+End");
  await page.keyboard.type("plums = 7");
  await button(page, "Take the other program instead").click();
  await editor(page).getByText("print(x + 1)").waitFor();
  assert.deepEqual(await shown(page), before);
  await button(page, "Examples: Your program").click();
  await page.getByRole("menuitemradio", { name: /Your other program/ }).click();
  await editor(page).getByText("plums = 7").waitFor();
  await page.reload();
  await settled(page);
  await editor(page).getByText("plums = 7").waitFor();
  await button(page, "Examples: Your program").click();
  await page.getByRole("menuitemradio", { name: /Your other program/ }).click();
  await editor(page).getByText("print(x + 1)").waitFor();
  assert.deepEqual(await breakpoints(page), [2]);

  // So it is with a second example: each of the programs is told by its first line.
  await button(page, "Examples: Your program").click();
  await items.filter({ hasText: "Factorial" }).click();
  await button(page, "Examples: Factorial").waitFor();
  await editor(page).press("ControlOrMeta+Home");
  await page.keyboard.type("pears = 8\n");
  await button(page, "Examples: Your program").click();
  await page.getByRole("menuitemradio", { name: "Your program pears = 8" }).waitFor();
  await page.getByRole("menuitemradio", { name: "Your other program x = 41" }).waitFor();
  const others = page.getByRole("menuitemradio", { name: /Your other program/ });
  assert.equal(await others.count(), 2);
  await others.nth(1).click();
  await editor(page).getByText("plums = 7").waitFor();
  await close();
});

test("light and dark are the system's until chosen", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", { colorScheme: "dark" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await button(page, "Light or dark").click();
  const light = await ground();
  assert.notEqual(light, dark);
  await page.reload();
  await button(page, "Light or dark").waitFor();
  assert.equal(await ground(), light, "the choice is kept");
  await close();
});

test("a phone shows everything without scrolling sideways", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", { viewport: { width: 360, height: 740 }, hasTouch: true });
  await settled(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `the page is ${width} pixels wide`);
  for (const name of ["Continue", "Step over", "Step into", "Step out", "Back over", "Back into", "All commands"]) {
    const box = await button(page, name).boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 740, `${name} is in reach`);
    assert.ok(box.height >= 44 && box.width >= 36, `${name} is large enough to touch`);
  }
  // The name and the titles in the bar are there to be read, all of them.
  await page.getByRole("heading", { name: "Hunch" }).waitFor();
  for (const title of ["Factorial", "Lessons"]) {
    const words = page.getByRole("banner").getByText(title, { exact: true });
    const { cut, right } = await words.evaluate((element) => ({ cut: element.scrollWidth > element.clientWidth, right: element.getBoundingClientRect().right }));
    assert.ok(!cut && right <= 360, `${title} is cut`);
  }
  // A short program leaves room for the stack: where the program is paused stands above the commands.
  const stack = await page.getByRole("region", { name: "Call stack" }).getByText("factorial").first().boundingBox();
  const commands = await button(page, "Continue").boundingBox();
  assert.ok(stack.y + stack.height < commands.y, "the stack is in view");
  await button(page, "All commands").click();
  await page.getByRole("option", { name: /^Back to call/ }).waitFor();
  await close();
});

test("a link opens the example it names", async () => {
  const list = await (await fetch(siteUrl("examples/examples.json"))).json();
  const { page, close } = await openPage(browser, `?backend=cpu&example=${list[3].id}`);
  await page.getByRole("button", { name: `Examples: ${list[3].title}` }).waitFor();
  await close();
});

test("who has never given a command is told that nothing has run", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu");
  await settled(page);
  const welcome = page.getByText(/^Nothing has run: these first steps were predicted/);
  await welcome.waitFor();
  // Of their own program that would not be true; and it is no command to paste one.
  await paste(page, "x = 1\n");
  await button(page, "Examples: Your program").click();
  await page.getByRole("menuitemradio", { name: "Factorial" }).click();
  await welcome.waitFor();
  await button(page, "Examples: Factorial").click();
  await page.getByRole("menuitemradio", { name: "Your program" }).click();
  await button(page, "Examples: Your program").waitFor();
  assert.equal(await welcome.count(), 0);
  await button(page, "Step into").click();
  await settled(page);
  assert.equal(await welcome.count(), 0);
  await button(page, "Examples: Your program").click();
  await page.getByRole("menuitemradio", { name: "Factorial" }).click();
  await button(page, "Examples: Factorial").waitFor();
  // The example plays again, for somebody who knows.
  await page.reload();
  await settled(page);
  await page.waitForFunction(() => document.querySelectorAll(".tick").length > 1);
  assert.equal(await welcome.count(), 0);
  await close();
});
