// The model's files are missing or damaged, or WebGPU is: each is said, with what to do, and the editor works.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, button, editor, launch, openPage, paste, PATIENCE, settled } from "./browser.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** Serves the weights as `damage` says until it gives null, then as they are. */
function damageWeights(damage) {
  return {
    async prepare(page, context) {
      await context.route("**/models/weights.safetensors*", async (route) => {
        const answer = damage();
        if (answer) await route.fulfill(answer);
        else await route.continue();
      });
    },
  };
}

for (const [title, damaged] of [
  ["missing weights", { status: 404, body: "not here" }],
  ["damaged weights", { status: 200, body: Buffer.alloc(4096, 7) }],
]) {
  test(`${title}: said, and loaded at the second try`, async () => {
    let broken = true;
    const { page, close } = await openPage(browser, "?backend=cpu", damageWeights(() => (broken ? damaged : null)));
    const alert = page.getByRole("alert");
    await alert.waitFor({ timeout: PATIENCE });
    assert.match(await alert.textContent(), /could not be loaded.*weights|weights.*could not be loaded/s);
    await page.getByText("No model", { exact: true }).waitFor();
    await paste(page, "a = 1\n");
    assert.match(await editor(page).textContent(), /a = 1/);
    broken = false;
    await button(page, "Try again").click();
    await settled(page);
    await button(page, "Start").click();
    await button(page, "Step into").click();
    assert.equal((await arrived(page, [1])).position, 2);
    await close();
  });
}

test("without WebGPU the CPU is used, and said so", async () => {
  const { page, close } = await openPage(browser, "?backend=webgpu");
  await page.getByText(/no WebGPU here, so the model runs on the CPU/).waitFor();
  await settled(page);
  assert.match(await page.getByRole("group", { name: "Engine" }).textContent(), /^CPU/);
  await close();
});
