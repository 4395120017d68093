// What all scenarios share: the browser, a page that notes what it must not do, and the page's parts by their
// accessible names.

import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { chromium } from "playwright-core";

/**
 * Long enough for a prediction on a software graphics adapter of a busy machine; all else is far faster, and who writes a test
 * waits less for it to fail: `PATIENCE=10000`.
 */
export const PATIENCE = Number(process.env.PATIENCE ?? 300_000);

/**
 * How many times slower the page's own thread is made, to find tests that look before the page has answered: `SLOWDOWN=6`. All
 * have to pass with it but those that measure a time.
 */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 1);

const WEBGPU_FLAGS = [
  "--enable-unsafe-webgpu",
  "--use-webgpu-adapter=swiftshader",
  "--enable-features=Vulkan,WebGPU",
];

/** Chromium; `webgpu`: with its software adapter switched on. */
export function launch({ webgpu = false } = {}) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", ...(webgpu ? WEBGPU_FLAGS : [])],
  });
}

/** The site's address with a query; an address of another host stays as it is. */
export function siteUrl(query = "") {
  return new URL(query, process.env.HUNCH_URL ?? "http://127.0.0.1:8080/").href;
}

/**
 * A page in a context of its own that collects what must not happen: requests to origins that are not named, violations of the
 * content security policy, and errors that no code caught.
 */
export async function openPage(browser, query = "", { prepare, origins = [], ...options } = {}) {
  // Most scenarios do without the service worker, which would load the whole site once more for each of them.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: "block", ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  if (SLOWDOWN > 1) {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  }
  const faults = [];
  const allowed = [new URL(siteUrl(query)).origin, ...origins];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    // A blob is the page's own: the worker that runs CPython comes from one.
    if (protocol !== "blob:" && !allowed.includes(origin)) faults.push(`request to ${request.url()}`);
  });
  page.on("console", (message) => {
    // A panic tells its place to the console only.
    if (/content security policy|panicked at/i.test(message.text())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(`uncaught ${error}`));
  await prepare?.(page, context);
  await page.goto(siteUrl(query));
  return {
    page,
    faults,
    async close() {
      await context.close();
      assert.deepEqual(faults, [], "the page did what it must not do");
    },
  };
}

/** Waits until the engine has been measured: from then on it is the page's own. */
export function engineReady(page) {
  return page.getByRole("group", { name: "Engine" }).getByText(/tokens\/s/).waitFor();
}

/** Waits until the page shows a state and nothing is being predicted, or says that it has no model. */
export async function settled(page) {
  await page.getByRole("slider", { name: "Timeline" }).waitFor({ timeout: PATIENCE });
  await page.waitForFunction(
    () => {
      const text = document.querySelector("[aria-label='Engine']")?.textContent ?? "";
      const loaded = /CPU|WebGPU|No model/.test(text);
      const busy = document.querySelector(".spinner");
      return loaded && !busy;
    },
    undefined,
    { timeout: PATIENCE },
  );
  await page.waitForTimeout(300);
}

/** Waits until what `read` gives is `expected`. */
export async function becomes(read, expected) {
  const end = Date.now() + Math.min(PATIENCE, 20_000);
  while (Date.now() < end && !isDeepStrictEqual(await read(), expected)) await setTimeout(50);
  assert.deepEqual(await read(), expected);
}

/** Options of `openPage` for a visitor who left `text` in the editor: the page then waits for them. */
export function returning(text) {
  return {
    async prepare(page) {
      await page.addInitScript((text) => {
        const work = { text, breakpoints: [], example: null, own: text };
        // Also runs in the frame of CPython, which has no storage.
        if (origin !== "null" && !localStorage.getItem("hunch.work")) localStorage.setItem("hunch.work", JSON.stringify(work));
      }, text);
    },
  };
}

/** The editor's text box. */
export function editor(page) {
  return page.getByRole("textbox", { name: "Python program" });
}

/** Replaces the program as a user does: select all, paste. */
export async function paste(page, text) {
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await editor(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true }));
  }, text);
}

/** The program as the page keeps it for the next visit. */
export async function keptText(page) {
  await page.waitForTimeout(500);
  return page.evaluate(() => JSON.parse(localStorage.getItem("hunch.work") ?? "{}").text);
}

/** A command's button. */
export function button(page, name) {
  return page.getByRole("button", { name, exact: true });
}

/** Clicks into the gutter left of `line`. */
export async function clickGutter(page, line) {
  const box = await page.locator(".cm-line").nth(line - 1).boundingBox();
  const gutter = await page.locator(".hunch-breakpoints").boundingBox();
  await page.mouse.click(gutter.x + gutter.width / 2, box.y + box.height / 2);
}

/** The lines in the list of breakpoints. */
export async function breakpoints(page) {
  const items = page.getByRole("list", { name: /Breakpoints/ }).getByRole("button", { name: /^Go to line/ });
  const names = await items.allTextContents();
  return names.map((name) => Number(name.match(/\d+/)[0]));
}

/**
 * What the page says of the current state: in words, its line, the locals of the innermost frame, the position on the
 * timeline, and how many states that has.
 */
export async function shown(page) {
  const words = await page.getByRole("status", { name: "Current state" }).textContent();
  const over = /program has ended|program ends with|does not end/.test(words);
  const line = over ? null : words.match(/line (\d+)/);
  const table = page.getByRole("table", { name: /^Locals of/ });
  const rows = (await table.count()) === 0 ? [] : await table.getByRole("row").all();
  const locals = {};
  for (const row of rows) {
    const name = (await row.getByRole("rowheader").textContent()).replace("(changed)", "").trim();
    locals[name] = await row.getByRole("cell").first().evaluate(spoken);
  }
  const timeline = page.getByRole("slider", { name: "Timeline" });
  return {
    words,
    line: line ? Number(line[1]) : null,
    over,
    provenance: words.split("; ").at(-1),
    locals,
    position: Number(await timeline.getAttribute("aria-valuenow")),
    count: Number(await timeline.getAttribute("aria-valuemax")),
  };
}

/** What a screen reader says of an element, its buttons left out: a value's text, not its drawing. */
function spoken(element) {
  const copy = element.cloneNode(true);
  for (const part of copy.querySelectorAll("[aria-hidden=true], button")) part.remove();
  return copy.textContent.trim();
}

/**
 * Waits until the command just given is carried out, and checks what holds of every state whatever the model says.
 * `lines`: those of the program that execution can stop at.
 */
export async function arrived(page, lines) {
  await settled(page);
  const errors = await page.getByRole("alert").allTextContents();
  assert.deepEqual(errors, [], "a message of an error");
  const state = await shown(page);
  assert.match(state.provenance, /^(visited|predicted|inferred|edited|told|confirmed|contradicted|unspecified|CPython's own)$/);
  if (state.line !== null) {
    assert.ok(lines.includes(state.line), `line ${state.line} has no code: ${state.words}`);
    const marked = await page.locator(".hunch-current").allTextContents();
    assert.equal(marked.length, 1, "exactly one line is marked as current");
  }
  return state;
}
