// Pictures of the page in its states, wide and phone, light and dark, as WebP:
// `node screenshot.mjs [FOLDER] [NAME...]`, with HUNCH_URL; `cargo xtask screenshots` builds, serves and does this.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { button, launch, openPage, returning, settled } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

/** A link to values of all kinds, one of them in two frames, one changed. */
const VALUES = fragment({
  text: `class Pupil:
    def __init__(self, name, points):
        self.name = name
        self.points = points

def grade(marks, seats, names, best):
    marks.append(best.points)
    return sum(marks) / len(marks)

print(grade([2, 4], [[1, 2], [3, 4]], {"Mia": 2, "Leo": 4}, Pupil("Ada", 6)))
`,
  breakpoints: [8],
  start: stateAt(
    [
      ["<module>", 10, {}],
      ["grade", 8, { marks: "[2, 4]", seats: "[[1, 2], [3, 4]]", names: "{'Mia': 2, 'Leo': 4}", best: "Pupil(name='Ada', points=6)", first: "Pupil(name='Ada', points=6)", absent: "{'Tom', 'Zoe'}" }],
    ],
    { aliases: [["1.best", "1.first"]] },
  ),
  actions: [edit(1, { marks: "[2, 4, 6]" })],
});

/** An exception in the innermost of two frames. */
const RAISED = fragment({
  text: `def share(total, people):
    return total // people

def lunch(bill, guests):
    try:
        each = share(bill, guests)
    except ZeroDivisionError:
        each = bill
    return each

print(lunch(40, 0))
`,
  start: stateAt(
    [["<module>", 11, {}], ["lunch", 6, { bill: "40", guests: "0" }], ["share", 2, { total: "40", people: "0" }]],
    { event: "exception", value: "ZeroDivisionError: integer division or modulo by zero" },
  ),
});

/** A function of which nothing but the result is known. */
const UNKNOWN = fragment({
  text: `def distance(a, b):
    if a > b:
        c = a - b
    else:
        c = b - a
    return c

print(distance(3, 5))
`,
  start: stateAt([["<module>", 8, {}], ["distance", 6, { a: null, b: null, c: "2" }]]),
});

/** Either branch leads there, so that there is more than one past. */
const EITHER = fragment({
  text: `def fare(zone):
    if zone > 3:
        price = 1
    else:
        price = 1
    return price

print(fare(2))
`,
  start: stateAt([["<module>", 8, {}], ["fare", 6, { zone: null, price: "1" }]]),
});

/** A sum that is not what it looks like. */
const SUM = "price = 0.1\ntotal = price + 0.2\nprint(total)\n";

/** Each state: what it begins with, as a query or a fragment, what is done then, and the panel that a phone is scrolled to. */
const STATES = [
  { name: "opening", query: "&example=factorial", act: async () => {} },
  { name: "values", query: VALUES, panel: "Call stack", act: takeSteps },
  { name: "recursion", query: "&example=factorial", act: (page) => commands(page, ...Array(6).fill("Step into")) },
  { name: "exception", query: RAISED, act: async () => {} },
  {
    name: "over-time",
    panel: /over time/,
    query: "&example=bubble_sort",
    async act(page) {
      await commands(page, ...Array(10).fill("Step into"));
      const variables = page.locator(".variable");
      if ((await variables.count()) > 0) await variables.last().click();
    },
  },
  {
    name: "lessons",
    query: "&example=factorial",
    async act(page) {
      await page.getByRole("button", { name: /^Lessons/ }).click();
      await page.getByRole("menu", { name: "Lessons" }).waitFor();
    },
  },
  {
    name: "lesson",
    query: "&lesson=names",
    async act(page) {
      await page.getByRole("button", { name: "Go on to line 2" }).click();
      await page.locator("[data-answer]").first().fill("5");
      await page.keyboard.press("Enter");
      await button(page, "Hint").click();
      await settled(page);
    },
  },
  {
    name: "quiz",
    query: "&example=bubble_sort",
    async act(page) {
      await button(page, "Quiz mode").click();
      const asked = page.locator(".question");
      for (let steps = 0; steps < 8 && (await asked.count()) === 0; steps += 1) await commands(page, "Step into");
    },
  },
  {
    name: "check",
    query: "",
    panel: "Check with CPython",
    options: returning(SUM),
    async act(page) {
      await button(page, "Start").click();
      await button(page, "Check with CPython").click();
      await commands(page, "Step into", "Step into", "Step into");
      const judged = () => /; (confirmed|contradicted|unspecified)$/.test(document.querySelector("[aria-label='Current state']").textContent);
      await page.waitForFunction(judged);
    },
  },
  {
    name: "pasts",
    panel: "Possible pasts",
    query: EITHER,
    async act(page) {
      await button(page, "All commands").click();
      await page.getByRole("option", { name: /^Several pasts/ }).click();
      const offered = page.getByRole("list", { name: "Possible pasts" });
      for (let steps = 0; steps < 4 && (await offered.count()) === 0; steps += 1) await commands(page, "Back into");
    },
  },
  {
    name: "palette",
    query: "&example=factorial",
    async act(page) {
      await button(page, "All commands").click();
      await page.getByRole("dialog", { name: "All commands" }).waitFor();
    },
  },
  {
    name: "start-here",
    query: UNKNOWN,
    async act(page) {
      await page.locator(".cm-line").nth(4).click();
      await button(page, "All commands").click();
      await page.getByRole("option", { name: /^Start here/ }).click();
      await page.getByRole("textbox", { name: "a", exact: true }).fill("3");
    },
  },
  {
    name: "share",
    query: "&example=fibonacci_memo",
    async act(page) {
      await button(page, "Share").click();
      await page.getByRole("dialog", { name: "Share" }).waitFor();
    },
  },
  { name: "embed", query: `&embed${VALUES}`, act: takeSteps },
  { name: "forced-colors", query: VALUES, options: { forcedColors: "active" }, act: takeSteps },
];

const LOOKS = [
  { name: "wide", viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: "phone", viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
];

/** What all pictures together may weigh: they are kept with the source. */
const MAX_BYTES = 3_000_000;

/** Gives commands by their buttons, each when the one before has arrived, as far as they are possible. */
async function commands(page, ...names) {
  for (const name of names) {
    if (await button(page, name).isEnabled()) await button(page, name).click();
    await settled(page);
  }
}

/** Turns a PNG into a WebP, which is a third as large; the browser has an encoder, Node.js has none. */
async function webp(png) {
  const address = await painter.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    return canvas.toDataURL("image/webp", 0.8);
  }, png.toString("base64"));
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

/** One state in one look: the page in it, light and dark, as `[colorScheme, picture]`. One page for both: the model answers once. */
async function take({ query, act, panel, options: own = {} }, options) {
  // Waits as patiently as the tests do: Playwright's own half minute is too short for a click on a machine that is busy with something else.
  const { page, close } = await openPage(browser, `?backend=cpu${query}`, { ...options, ...own });
  // An embed's model sleeps until it is asked.
  if (query.startsWith("&embed")) await page.getByRole("slider", { name: "Timeline" }).waitFor();
  else await settled(page);
  await act(page);
  const heading = page.getByRole("heading", { name: panel }).first();
  if (panel && options.isMobile && (await heading.count()) > 0) await heading.evaluate((element) => element.scrollIntoView({ block: "center" }));
  // Away from the button that was clicked last, which would be shown as hovered.
  await page.mouse.move(0, 0);
  const pictures = [];
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    // Without this a picture shows colours half way from light to dark.
    pictures.push([colorScheme, await webp(await page.screenshot({ animations: "disabled" }))]);
  }
  await close();
  return pictures;
}

const [folder = "screenshots", ...wanted] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const browser = await launch();
const painter = await browser.newPage();
let total = 0;
for (const [index, state] of STATES.entries()) {
  if (wanted.length > 0 && !wanted.includes(state.name)) continue;
  for (const { name: look, ...options } of LOOKS) {
    const title = `${String(index + 1).padStart(2, "0")}-${state.name}-${look}`;
    const pictures = await take(state, options).catch((error) => {
      throw new Error(`no picture ${title}`, { cause: error });
    });
    for (const [colorScheme, picture] of pictures) {
      await writeFile(join(folder, `${title}-${colorScheme}.webp`), picture);
      total += picture.length;
    }
  }
}
await browser.close();
console.log(`${(total / 1e6).toFixed(2)} MB in ${folder}`);
if (total > MAX_BYTES) throw new Error(`more than ${MAX_BYTES / 1e6} MB: make them smaller, or fewer`);
