// Links and files: what is shared comes back, nothing runs by itself, and what is damaged is refused in words.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { alongRun, answering } from "./answers.mjs";
import { arrived, becomes, button, breakpoints, editor, launch, openPage, returning, settled, shown } from "./browser.mjs";
import { STATES, TEXT } from "./calls.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const text = "x = 1\nx = x + 1\nprint(x)\n";

test("a copied link opens the program, its breakpoints and, when asked, the way", async () => {
  const first = await openPage(browser, "?backend=cpu", {
    ...returning(text),
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await settled(first.page);
  await first.page.locator(".cm-line").nth(2).click();
  await first.page.keyboard.press("F9");
  await button(first.page, "Start").click();
  await button(first.page, "Step into").click();
  await settled(first.page);
  const there = await shown(first.page);
  assert.equal(there.position, 2);
  await button(first.page, "Share").click();
  await button(first.page, "Copy link").click();
  await first.page.getByText("Copied.").waitFor();
  const link = await first.page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, await first.page.getByLabel("Link", { exact: true }).inputValue());
  await first.close();

  const { hash } = new URL(link);
  const { page, close } = await openPage(browser, `?backend=cpu${hash}`);
  await page.getByText("This link leads 1 step into the program.").waitFor();
  await settled(page);
  assert.match(await editor(page).textContent(), /x = x \+ 1/);
  assert.deepEqual(await breakpoints(page), [3]);
  assert.equal(await button(page, "Careful mode").getAttribute("aria-pressed"), "false", "not what a first visit has");
  assert.equal((await shown(page)).count, 1, "nothing runs by itself");
  assert.equal(new URL(page.url()).hash, "", "a reload shows the work, not the link");
  await takeSteps(page);
  await settled(page);
  const again = await shown(page);
  assert.deepEqual([again.words, again.position], [there.words, 2]);
  await close();
});

test("damaged links are refused, and the page works", async () => {
  const good = fragment({ text });
  const check = async (hash, words) => {
    const { page, close } = await openPage(browser, `?backend=cpu${hash}`, returning("kept = 1\n"));
    assert.match(await page.getByRole("alert").textContent(), words);
    assert.match(await editor(page).textContent(), /kept = 1/);
    await close();
  };
  await check(good.slice(0, -5), /cannot be opened: it is damaged/);
  await check("#v5.abc", /another version/);
  await check(`#v4.${"A".repeat(9000)}`, /too long/);
  await check(fragment({ text: "x".repeat(70_000) }), /more than a program can be/);
  await check(fragment({ text, script: "alert(1)" }), /damaged/);
  await check(fragment({ text, watches: ["x = 1"] }), /damaged/);
  await check(fragment({ text, conditions: { 2: "x" } }), /damaged/);
});

test("a link holds conditions and watches, which nobody asks the model for until its reader does", async () => {
  const start = stateAt([["<module>", 2, { x: "1" }]]);
  const hash = fragment({ text, start, breakpoints: [2], conditions: { 2: "x > 5" }, watches: ["x * 100"] });
  const kept = { text: "kept = 1\n", breakpoints: [], watches: ["len('kept')"], example: null, own: "kept = 1\n" };
  const { page, close } = await openPage(browser, `?backend=cpu${hash}`, {
    prepare: (page) => page.addInitScript((kept) => {
      localStorage.setItem("hunch.work", kept);
      // What is posted to workers is noted.
      window.posted = [];
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message, ...rest) {
        window.posted.push(JSON.stringify(message));
        return post.call(this, message, ...rest);
      };
    }, JSON.stringify(kept)),
  });
  await settled(page);
  await page.getByText("if x > 5").waitFor();
  const watches = page.getByRole("table", { name: /Watches/ }).getByRole("rowheader");
  assert.deepEqual(await watches.allTextContents(), ["len('kept')", "x * 100"], "beside the reader's own");
  const asked = () => page.evaluate(() => window.posted.filter((message) => message.includes("evaluate")).length);
  assert.equal(await asked(), 0, "nothing is predicted from a link by itself");
  await button(page, "Step into").click();
  await settled(page);
  await page.waitForFunction(() => window.posted.some((message) => message.includes("x * 100")));
  // And they are in the next link.
  await button(page, "Share").click();
  const { hash: next } = new URL(await page.getByLabel("Link", { exact: true }).inputValue());
  await close();
  const again = await openPage(browser, `?backend=cpu${next}`);
  await again.page.getByText("if x > 5").waitFor();
  assert.equal(await again.page.getByRole("rowheader", { name: "x * 100" }).count(), 1);
  await again.close();
});

test("links of the first version are opened", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, breakpoints: [2] }, "v1")}`);
  await editor(page).getByText("x = x + 1").waitFor();
  assert.deepEqual(await breakpoints(page), [2]);
  await close();
});

test("a link pasted into an open page is opened, and its text is text", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", returning("kept = 1\n"));
  const hostile = "s = '<img src=x onerror=alert(1)>'\n";
  const start = stateAt([["<module>", 1, { s: "'<img src=x onerror=alert(1)>'" }]]);
  await page.evaluate((hash) => { location.hash = hash; }, fragment({ text: hostile, start }));
  await page.getByRole("rowheader", { name: "s" }).waitFor();
  assert.equal(await page.locator("img[src='x'], img[onerror]").count(), 0);
  await close();
});

test("a link leaves its reader their own program", async () => {
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text })}`, returning("kept = 1\n"));
  await editor(page).getByText("x = x + 1").waitFor();
  await page.getByText("This program comes from a link.").waitFor();
  await button(page, "Take your own program instead").click();
  await editor(page).getByText("kept = 1").waitFor();
  // In a tab that is open already, too: with its timeline, and after a reload of the page.
  await button(page, "Step into").click();
  const before = await arrived(page, [1]);
  await page.evaluate((hash) => { location.hash = hash; }, fragment({ text: "y = 2\n" }));
  await editor(page).getByText("y = 2").waitFor();
  await button(page, "Examples: From a link").click();
  await page.getByRole("menuitemradio", { name: "From a link x = 1" }).waitFor();
  await page.getByRole("menuitemradio", { name: "Your program kept = 1" }).click();
  await editor(page).getByText("kept = 1").waitFor();
  assert.deepEqual(await shown(page), before);
  await page.reload();
  await button(page, "Examples: Your program").click();
  await page.getByRole("menuitemradio", { name: "From a link y = 2" }).click();
  await editor(page).getByText("y = 2").waitFor();
  // Who changes it has that for their program, and the other one beside it.
  await editor(page).press("ControlOrMeta+End");
  await page.keyboard.type("z = 3");
  await page.getByText("This is your program now.").waitFor();
  await button(page, "Examples: Your program").click();
  await page.getByRole("menuitemradio", { name: "Your other program kept = 1" }).waitFor();
  await close();
});

test("the timeline is saved as JSON and as CSV", async () => {
  const start = stateAt([["<module>", 2, { x: "1" }]]);
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text, start, actions: [edit(0, { x: "[5, 6]" })] })}`);
  await takeSteps(page);
  await button(page, "Share").click();
  const saved = async (name) => {
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
    return [download.suggestedFilename(), await readFile(await download.path(), "utf8")];
  };
  const [jsonName, json] = await saved("Download JSON");
  assert.equal(jsonName, "hunch-timeline.json");
  const exported = JSON.parse(json);
  assert.equal(exported.source, text);
  assert.deepEqual(exported.moments.map((moment) => moment.state.frames[0].locals.x), ["1", "[5, 6]"]);
  const [csvName, csv] = await saved("Download CSV");
  assert.equal(csvName, "hunch-timeline.csv");
  const lines = csv.trim().split("\r\n");
  assert.equal(lines.length, 3);
  assert.match(lines[2], /^2,edit,line,<module>,2,1,"{""x"":""\[5, 6\]""}",/);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Share" }).waitFor({ state: "hidden" });
  await close();
});

test("before the start, what needs a state says so", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", returning(text));
  await button(page, "Share").click();
  for (const name of ["Clean view", "Download JSON", "Download CSV"]) {
    const one = page.getByRole("dialog", { name: "Share" }).getByRole("button", { name });
    await one.focus();
    assert.equal(await one.getAttribute("aria-disabled"), "true");
    const why = await one.evaluate((one) => document.getElementById(one.getAttribute("aria-describedby")).textContent.trim());
    assert.match(why, /start the program first/);
    await one.press("Enter");
  }
  assert.ok(await page.getByRole("dialog", { name: "Share" }).isVisible(), "nothing has happened");
  await close();
});

test("who takes a link's steps one by one is offered them no longer", async () => {
  const hash = fragment({ text: TEXT, actions: [{ kind: "step_into" }, { kind: "step_into" }] });
  const { page, close } = await openPage(browser, `?backend=cpu${hash}`, answering("", alongRun, { states: STATES, values: {} }));
  const offer = button(page, "Take these steps");
  await offer.waitFor();
  await page.keyboard.press("s");
  await becomes(async () => (await shown(page)).count, 2);
  assert.equal(await offer.count(), 1);
  await page.keyboard.press("s");
  await offer.waitFor({ state: "detached" });
  assert.equal((await shown(page)).position, 3);
  await close();
});
