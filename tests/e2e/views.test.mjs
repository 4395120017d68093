// Other views of the page: embedded in another one, and clean for a slide.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { button, launch, openPage, returning, settled, shown } from "./browser.mjs";
import { fragment, stateAt } from "./link.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const text = "x = 1\nx = x + 1\nprint(x)\n";

test("the embed code shows the program in another page, and loads the model when it is asked", async () => {
  const kept = "kept = 1\n";
  const first = await openPage(browser, "?backend=cpu", returning(text));
  await settled(first.page);
  await button(first.page, "Start").click();
  await button(first.page, "Share").click();
  await first.page.getByLabel("Look of the embed").selectOption("dark");
  const code = await first.page.getByLabel("Embed code").inputValue();
  assert.match(code, /^<iframe src="http[^"]*\?embed&amp;theme=dark#v3\.[\w-]+" title="[^"]+" [^<]*><\/iframe>$/);
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
  assert.match(await link.getAttribute("href"), /#v3\./);
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
