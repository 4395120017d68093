// Pictures of the page in ten states, wide and phone, light and dark, as WebP:
// `node screenshot.mjs [FOLDER] [NAME...]`, with HUNCH_URL; `cargo xtask screenshots` builds, serves and does this.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { button, launch, settled, siteUrl } from "./browser.mjs";

/** Each state: the example it begins with, and what is done then. */
const STATES = [
  { name: "opening", example: "factorial", act: async () => {} },
  { name: "list", example: "bubble_sort", act: (page) => commands(page, "Continue", "Step into", "Step into", "Step into") },
  { name: "dictionary", example: "word_count", act: (page) => commands(page, "Continue", "Continue", "Step into") },
  { name: "matrix", example: "transpose", act: (page) => commands(page, "Continue", "Step into", "Step into") },
  { name: "object", example: "bank_account", act: (page) => commands(page, "Continue", "Step into", "Step into") },
  { name: "shared", example: "shared_list", act: (page) => commands(page, "Step over", "Step over", "Step over", "Step into", "Step into") },
  { name: "recursion", example: "factorial", act: (page) => commands(page, ...Array(10).fill("Step into")) },
  { name: "exception", example: "safe_division", act: (page) => commands(page, "Continue", ...Array(6).fill("Step into")) },
  {
    name: "over-time",
    example: "binary_search",
    async act(page) {
      await commands(page, "Continue", ...Array(9).fill("Step over"));
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
  { name: "phone", viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
];

/** Gives commands by their buttons, each when the one before has arrived, as far as they are possible. */
async function commands(page, ...names) {
  for (const name of names) {
    await settled(page);
    if (await button(page, name).isEnabled()) await button(page, name).click();
  }
}

/** Turns a PNG into a WebP, which is a third as large; the browser has an encoder, Node.js has none. */
async function webp(painter, png) {
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

const [folder = "screenshots", ...wanted] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const browser = await launch();
const painter = await browser.newPage();
let total = 0;
for (const [index, state] of STATES.entries()) {
  if (wanted.length > 0 && !wanted.includes(state.name)) continue;
  for (const { name: look, ...options } of LOOKS) {
    // One page for both themes: the model answers once.
    const context = await browser.newContext({ ...options, colorScheme: "light" });
    const page = await context.newPage();
    await page.goto(siteUrl(`?backend=cpu&example=${state.example}`));
    await settled(page);
    await state.act(page);
    await settled(page);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(250);
      const picture = await webp(painter, await page.screenshot());
      const number = String(index + 1).padStart(2, "0");
      await writeFile(join(folder, `${number}-${state.name}-${look}-${colorScheme}.webp`), picture);
      total += picture.length;
    }
    await context.close();
  }
}
await browser.close();
console.log(`${(total / 1e6).toFixed(2)} MB in ${folder}`);
