// Other views of the page: embedded in another one, and clean for a slide.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { button, launch, openPage, returning, settled, shown } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const text = "x = 1\nx = x + 1\nprint(x)\n";

test("the embed code shows the program in another page, and loads the model when it is asked", async () => {
  const kept = "kept = 1\n";
  const first = await openPage(browser, "?backend=cpu", {
    ...returning(text),
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await settled(first.page);
  await button(first.page, "Start").click();
  await button(first.page, "Share").click();
  await first.page.getByLabel("Look of the embed").selectOption("dark");
  const code = await first.page.getByLabel("Embed code").inputValue();
  assert.match(code, /^<iframe src="http[^"]*\?embed&amp;theme=dark#v4\.[\w-]+" title="[^"]+" [^<]*><\/iframe>$/);
  await button(first.page, "Copy code").click();
  await first.page.getByText("Copied.").waitFor();
  assert.equal(await first.page.evaluate(() => navigator.clipboard.readText()), code);
  await first.close();

  const body = `<!doctype html><title>A lesson</title>${code.replace("embed&amp;", "embed&amp;backend=cpu&amp;")}`;
  const { page, close } = await openPage(browser, "lesson.html", {
    async prepare(page) {
      await page.route("**/lesson.html", (route) => route.fulfill({ contentType: "text/html", body }));
      await page.addInitScript((kept) => {
        localStorage.setItem("hunch.work", JSON.stringify({ text: kept, breakpoints: [], example: null, own: kept }));
      }, kept);
    },
  });
  const frame = page.frameLocator("iframe");
  await frame.getByRole("textbox", { name: "Python program" }).getByText("x = x + 1").waitFor();
  assert.equal(await frame.locator("html").getAttribute("data-theme"), "dark");
  for (const name of ["Share", "Light or dark", /^Examples/]) {
    assert.equal(await frame.getByRole("button", { name }).count(), 0, `${name} is for the whole page`);
  }
  const engine = frame.getByRole("group", { name: "Engine" });
  assert.match(await engine.textContent(), /Loads at the first step/);
  const link = frame.getByRole("link", { name: "Open in Hunch" });
  assert.match(await link.getAttribute("href"), /#v4\./);
  await frame.getByRole("button", { name: "Step into", exact: true }).click();
  await frame.getByRole("slider", { name: "Timeline" }).and(frame.locator("[aria-valuemax='2']")).waitFor();
  assert.match(await engine.textContent(), /CPU/);
  const work = await page.evaluate(() => JSON.parse(localStorage.getItem("hunch.work")));
  assert.equal(work.text, kept, "an embed leaves its reader's own work alone");
  await close();
});

test("an embed of a damaged link says so, and shows nothing else", async () => {
  const { page, close } = await openPage(browser, `?embed${fragment({ text }).slice(0, -6)}`);
  assert.match(await page.getByRole("alert").textContent(), /cannot be opened: it is damaged/);
  assert.equal(await page.locator(".cm-line").allTextContents().then((lines) => lines.join("")), "Paste a Python program here, or choose an example.");
  await close();
});

test("the clean view shows program and values alone, steps on by keys, and is left by Escape", async () => {
  const start = stateAt([["<module>", 2, { x: "1" }]]);
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start, breakpoints: [3] })}`);
  await page.getByRole("rowheader", { name: "x" }).waitFor();
  await settled(page);
  await button(page, "Share").click();
  await button(page, "Clean view").click();
  const visible = () => page.locator("button:visible").evaluateAll((buttons) => buttons.map((button) => button.textContent.trim()));
  assert.deepEqual((await visible()).filter((name) => !["Leave the clean viewEsc", "<module>line 2", "x"].includes(name)), []);
  await page.getByRole("rowheader", { name: "x" }).waitFor();
  const out = page.getByRole("button", { name: /Leave the clean view/ });
  await page.mouse.move(300, 300);
  await page.waitForFunction(() => getComputedStyle(document.querySelector(".leave-clean")).opacity === "1");
  await page.waitForFunction(() => getComputedStyle(document.querySelector(".leave-clean")).opacity === "0");
  await page.keyboard.press("F11");
  await page.getByText(/About to run line|Leaving|ended|Exception/).first().waitFor();
  await page.waitForFunction(() => !document.querySelector(".spinner"));
  await page.keyboard.press("Escape");
  await out.waitFor({ state: "hidden" });
  assert.equal((await shown(page)).count, 2);
  // The palette leads there, too, and the button out.
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type("clean");
  await page.keyboard.press("Enter");
  await out.click();
  await button(page, "Share").waitFor();
  await close();
});

test("beside the program the legend is always in view", async () => {
  const start = stateAt([["<module>", 3, { x: "1", xs: "[1, 2, 3]", names: "{1: 'Mia', 2: 'Leo'}" }]], { output: "hello\n" });
  const viewport = { width: 1280, height: 800 };
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start, breakpoints: [2, 3], actions: [edit(0, { x: "2" })] })}`, { viewport });
  await takeSteps(page);
  await page.locator(".tick").nth(1).waitFor();
  await button(page, "x").click();
  await page.getByRole("list", { name: "x over time" }).waitFor();
  for (const name of ["What the shapes mean", "What the marks mean"]) {
    for (const entry of await page.getByRole("list", { name }).getByRole("listitem").all()) {
      const seen = await entry.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      assert.ok(seen, `${await entry.textContent()} is seen`);
    }
  }
  // And what it lies above can be brought out from below it.
  const last = button(page, "Remove breakpoint on line 3");
  await last.focus();
  const [box, legend] = [await last.boundingBox(), await page.getByRole("list", { name: "What the shapes mean" }).boundingBox()];
  assert.ok(box.y + box.height <= legend.y, "the last breakpoint is above it");
  await close();
});
