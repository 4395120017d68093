// Pictures of the page, light and dark, wide and phone: `node screenshot.mjs FOLDER [query]`, with HUNCH_URL.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { launch, settled, siteUrl } from "./browser.mjs";

const [folder = "screenshots", query = ""] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const browser = await launch();
for (const colorScheme of ["light", "dark"]) {
  for (const [name, width, height] of [
    ["wide", 1280, 800],
    ["phone", 390, 844],
  ]) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height },
      deviceScaleFactor: 2,
      hasTouch: name === "phone",
    });
    const page = await context.newPage();
    await page.goto(siteUrl(query));
    await settled(page);
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) });
    await context.close();
  }
}
await browser.close();
