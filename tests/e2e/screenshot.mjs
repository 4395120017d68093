// Pictures of the page in ten states, wide and phone, light and dark, as WebP:
// `node screenshot.mjs [FOLDER] [NAME...]`, with HUNCH_URL; `cargo xtask screenshots` builds, serves and does this.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { button, launch, openPage, settled } from "./browser.mjs";

/** Each state: the example it begins with, and what is done then. */
const STATES = [
  { name: "opening", example: "factorial", act: async () => {} },
  { name: "list", example: "bubble_sort", act: (page) => commands(page, "Continue", "Step into", "Step into", "Step into") },
  { name: "dictionary", example: "word_count", act: (page) => commands(page, "Continue", "Continue", "Step into") },
  { name: "matrix", example: "transpose", act: (page) => commands(page, "Continue", "Step into", "Step into") },
  { name: "object", example: "bank_account", act: (page) => commands(page, "Continue", "Step into", "Step into") },
  { name: "shared", example: "shared_list", act: (page) => commands(page, "Step over", "Step over", "Step over", "Step into", "Step into") },
  { name: "recursion", example: "factorial", act: (page) => commands(page, ...Array(10).fill("Step into")) },
  {
    name: "exception",
    example: "safe_division",
    async act(page) {
      const raised = page.locator(".hunch-event-exception");
      for (let steps = 0; steps < 12 && (await raised.count()) === 0; steps += 1) await commands(page, "Step into");
    },
  },
  {
    name: "over-time",
    example: "bubble_sort",
    async act(page) {
      await commands(page, "Continue", ...Array(8).fill("Step over"));
      const variables = page.locator(".variable");
      if ((await variables.count()) > 0) await variables.last().click();
    },
  },
  {
    name: "share",
    example: "fibonacci_memo",
    async act(page) {
      await button(page, "Share").click();
      await page.getByRole("dialog", { name: "Share" }).waitFor();
    },
  },
];

const LOOKS = [
  { name: "wide", viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: "phone", viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
];

/** What all pictures together may weigh: they are kept with the source. */
const MAX_BYTES = 2_000_000;

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
async function take({ example, act }, options) {
  // Waits as patiently as the tests do: Playwright's own half minute is too short for a click on a machine that is busy with something else.
  const { page, close } = await openPage(browser, `?backend=cpu&example=${example}`, options);
  await settled(page);
  await act(page);
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
