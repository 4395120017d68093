// WebGPU on Chromium's software adapter, which makes about one token a second: the whole scenario with a tiny model,
// and the shipped weights as far as the self-test and the trial go.

import assert from "node:assert/strict";
import { basename, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launch, openPage, returning, siteUrl } from "./browser.mjs";
import { debugProgram, SHORT } from "./scenario.mjs";

let browser;
before(async () => {
  browser = await launch({ webgpu: true });
});
after(() => browser.close());

const LONG = 1_200_000;

const TINY = fileURLToPath(new URL("../golden/tiny", import.meta.url));

/** Serves the tiny model of the golden files as `models-tiny/`, which the site itself does not have. */
const withTinyModel = {
  async prepare(page, context) {
    await context.route("**/models-tiny/*", (route) =>
      route.fulfill({ path: join(TINY, basename(new URL(route.request().url()).pathname)) }),
    );
    await returning(SHORT.text).prepare(page);
  },
};

async function hasWebGpuEngine() {
  const manifest = await (await fetch(siteUrl("engine/manifest.json"))).json();
  return manifest.webgpu !== null;
}

test("a pasted program is debugged on WebGPU with a tiny model", { timeout: LONG }, async () => {
  assert.ok(await hasWebGpuEngine(), "the site was built without its WebGPU engine");
  const { page, close } = await openPage(browser, "?backend=webgpu&models=models-tiny/", withTinyModel);
  await page.getByRole("group", { name: "Engine" }).getByText("WebGPU").waitFor();
  await debugProgram(page, SHORT);
  await close();
});

test("the shipped weights pass the self-test on WebGPU", { timeout: LONG }, async () => {
  const { page, close } = await openPage(browser, "?backend=webgpu", returning(SHORT.text));
  await page.getByRole("group", { name: "Engine" }).getByText("WebGPU").waitFor();
  assert.equal(await page.getByRole("alert").count(), 0);
  await close();
});
