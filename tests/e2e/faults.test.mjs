// Faults that are injected: files that are not what they should be, graphics adapters that fail, a clock that jumps. The
// page says what happened and goes on. (A worker that dies, a second tab and a full storage are in keeping.test.mjs, a
// network that fails and a full cache in offline.test.mjs.)

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { button, launch, openPage, PATIENCE, returning, settled, shown, siteUrl } from "./browser.mjs";
import { SHORT } from "./scenario.mjs";

let browser;
before(async () => {
  browser = await launch({ webgpu: true });
});
after(() => browser.close());

const text = "x = 1\nx = x + 1\nprint(x)\n";
const TINY = fileURLToPath(new URL("../golden/tiny", import.meta.url));

/** Options of `openPage` that answer requests for the model's files with what `change` makes of them. */
function withFiles(changes) {
  return {
    async prepare(page, context) {
      await returning(text).prepare(page);
      for (const [name, change] of Object.entries(changes)) {
        await context.route(`**/models/${name}*`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: change(await response.body()) });
        });
      }
    },
  };
}

/** Everything but predicting works, and the page says what is wrong. */
async function failsWith(options, words) {
  const { page, close } = await openPage(browser, "?backend=cpu", options);
  const alert = page.getByRole("alert").first();
  await alert.getByText(words).waitFor();
  await button(page, "Try again").waitFor();
  await button(page, "Start").click();
  assert.match((await shown(page)).words, /start of the program/);
  await close();
}

test("weights that are cut off are refused", async () => {
  await failsWith(withFiles({ "weights.safetensors": (bytes) => bytes.subarray(0, bytes.length - 1000) }), /is damaged/);
});

test("weights with one bit changed are refused", async () => {
  const change = (bytes) => {
    const altered = Buffer.from(bytes);
    altered[altered.length >> 1] ^= 1;
    return altered;
  };
  await failsWith(withFiles({ "weights.safetensors": change }), /is damaged/);
});

test("an engine that gives other numbers than the stored ones is not used", async () => {
  // As if the arithmetic of this browser were wrong: the stored logits are others than it computes.
  const stored = await (await fetch(siteUrl("models/golden.json"))).json();
  for (const prompt of stored.prompts) prompt.logits = prompt.logits.map((logit) => logit + 3);
  const golden = Buffer.from(JSON.stringify(stored));
  const manifest = (bytes) => {
    const list = JSON.parse(bytes);
    list.files["golden.json"] = { bytes: golden.length, sha256: createHash("sha256").update(golden).digest("hex") };
    return JSON.stringify(list);
  };
  await failsWith(withFiles({ "golden.json": () => golden, "manifest.json": manifest }), /The model could not be loaded/);
});

test("a manifest that is none is told of", async () => {
  await failsWith(withFiles({ "manifest.json": () => "<!doctype html>" }), /is not a list of model files/);
});

test("an adapter that never answers is given up, and the CPU takes over", async () => {
  const { page, close } = await openPage(browser, "?backend=webgpu", {
    async prepare(page) {
      await returning(text).prepare(page);
      await page.addInitScript(() => {
        if (navigator.gpu) GPU.prototype.requestAdapter = () => new Promise(() => {});
      });
    },
  });
  await page.getByText("This browser offers no WebGPU here").waitFor();
  await page.getByRole("group", { name: "Engine" }).getByText("CPU").waitFor();
  await takesSteps(page);
  await close();
});

test("a clock that jumps in the middle of a prediction and of a check changes nothing", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", {
    async prepare(page) {
      // Long enough for a few jumps while CPython runs it, and far from its time on a busy machine.
      await returning("total = sum(range(10 ** 6))\nx = 1\n").prepare(page);
      await page.clock.install();
    },
  });
  await settled(page);
  await button(page, "Start").click();
  const jump = (milliseconds) => page.clock.fastForward(milliseconds);
  let count = 1;
  for (const milliseconds of [86_400_000, 1_000, 3_600_000]) {
    await button(page, "Step into").click();
    await jump(milliseconds);
    await settled(page);
    count += 1;
    assert.equal((await shown(page)).count, count);
    assert.equal(await page.getByRole("alert").count(), 0);
  }
  // As when the machine sleeps while CPython runs: the program does end, and is not said to run without end.
  await button(page, "Check with CPython").click();
  const status = page.locator(".check-status");
  await status.getByText("CPython runs the program").waitFor({ timeout: PATIENCE });
  const slept = setInterval(() => jump(3_600_000).catch(() => {}), 50);
  await page.waitForFunction(() => /; (confirmed|contradicted)$/.test(document.querySelector("[aria-label='Current state']").textContent)
    || document.querySelector(".check-status.failed"), undefined, { timeout: PATIENCE });
  clearInterval(slept);
  assert.equal(await page.locator(".check-status.failed").count(), 0, await status.textContent());
  await close();
});

test("a clock that jumps while an engine is tested and timed changes nothing", async () => {
  const prelude = () => {
    const now = performance.now.bind(performance);
    let calls = 0;
    // Forward and backward, by hours.
    Performance.prototype.now = () => now() + [0, 3_600_000, -7_200_000, 50][(calls += 1) % 4];
    new BroadcastChannel("clock").onmessage = ({ target }) => target.postMessage(calls);
  };
  const { page, close } = await openPage(browser, "?backend=cpu", withPrelude(prelude, "cpu"));
  await settled(page);
  const speed = await page.getByRole("group", { name: "Engine" }).textContent();
  assert.match(speed, /\d tokens\/s/);
  assert.ok(Number.parseFloat(speed.replace(/^\D+/, "")) >= 0, speed);
  await takesSteps(page);
  const calls = await page.evaluate(() => new Promise((told) => {
    const channel = new BroadcastChannel("clock");
    channel.onmessage = ({ data }) => told(data);
    channel.postMessage("how often?");
  }));
  assert.ok(calls > 4, "the engine has looked at the clock");
  await close();
});

/** Runs `prelude` in an engine's worker before anything else, and serves the tiny model. */
function withPrelude(prelude, engine = "webgpu") {
  return {
    async prepare(page, context) {
      await returning(SHORT.text).prepare(page);
      await context.route("**/models-tiny/*", (route) =>
        route.fulfill({ path: join(TINY, basename(new URL(route.request().url()).pathname)) }));
      await context.route(`**/engine/${engine}-*/worker.js`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `(${prelude})();\n${await response.text()}` });
      });
    },
  };
}

async function takesSteps(page) {
  await button(page, "Start").click();
  await button(page, "Step into").click();
  await settled(page);
  assert.equal((await shown(page)).count, 2);
}

test("a graphics device that is lost in the middle of a step is replaced by the CPU, which takes the step", { timeout: 2 * PATIENCE }, async () => {
  // A worker hears of its own, and loses its device as drivers do that are restarted.
  const prelude = () => {
    let holding = false;
    const request = GPUAdapter.prototype.requestDevice;
    GPUAdapter.prototype.requestDevice = async function (...given) {
      const device = await request.apply(this, given);
      const channel = new BroadcastChannel("lose");
      const lost = new Promise((done) => {
        channel.onmessage = ({ data }) => {
          if (data === "hold") holding = true;
          if (data !== "now") return;
          device.destroy();
          done();
        };
      });
      // What a step waits for does not come before the device is gone.
      const map = GPUBuffer.prototype.mapAsync;
      GPUBuffer.prototype.mapAsync = async function (...given) {
        if (holding) {
          channel.postMessage("under way");
          await lost;
        }
        return map.apply(this, given);
      };
      return device;
    };
  };
  const { page, close } = await openPage(browser, "?backend=webgpu&models=models-tiny/", withPrelude(prelude));
  await page.getByRole("group", { name: "Engine" }).getByText("WebGPU").waitFor();
  await button(page, "Start").click();
  await page.evaluate(() => {
    const channel = new BroadcastChannel("lose");
    window.underWay = new Promise((told) => {
      channel.onmessage = ({ data }) => data === "under way" && told();
    });
    window.lose = () => channel.postMessage("now");
    channel.postMessage("hold");
  });
  await button(page, "Step into").click();
  await page.evaluate(() => window.underWay);
  await page.evaluate(() => window.lose());
  await page.getByText("WebGPU failed").waitFor();
  await page.getByRole("group", { name: "Engine" }).getByText("CPU").waitFor();
  await settled(page);
  assert.equal((await shown(page)).count, 2, "the step is taken");
  await close();
});

test("a graphics device that computes wrongly is found out, and the CPU takes the step", { timeout: 2 * PATIENCE }, async () => {
  // What is read back from it is not what the model says.
  const prelude = () => {
    const get = GPUBuffer.prototype.getMappedRange;
    GPUBuffer.prototype.getMappedRange = function (...given) {
      const range = get.apply(this, given);
      if (this.usage & GPUBufferUsage.MAP_READ) new Float32Array(range).forEach((value, index, all) => { all[index] = value + 3; });
      return range;
    };
  };
  const { page, close } = await openPage(browser, "?backend=webgpu&models=models-tiny/", withPrelude(prelude));
  await page.getByText("WebGPU failed (this device computes wrong numbers").waitFor();
  await page.getByRole("group", { name: "Engine" }).getByText("CPU").waitFor();
  await takesSteps(page);
  await close();
});

test("an adapter of which nothing can be asked beyond what WebGPU demands is used", { timeout: 2 * PATIENCE }, async () => {
  const prelude = () => {
    Object.defineProperty(GPUAdapter.prototype, "features", { get: () => new Set(), configurable: true });
    delete GPUDevice.prototype.adapterInfo;
    const request = GPUAdapter.prototype.requestDevice;
    GPUAdapter.prototype.requestDevice = function ({ requiredFeatures = [] } = {}) {
      if (requiredFeatures.length > 0) throw new TypeError("it has no features");
      return request.call(this);
    };
  };
  const { page, close } = await openPage(browser, "?backend=webgpu&models=models-tiny/", withPrelude(prelude));
  await page.getByRole("group", { name: "Engine" }).getByText("WebGPU").waitFor();
  await takesSteps(page);
  await close();
});

test("an adapter that does not answer in the worker is given up, too", { timeout: 2 * PATIENCE }, async () => {
  const prelude = () => {
    GPU.prototype.requestAdapter = () => new Promise(() => {});
  };
  const { page, close } = await openPage(browser, "?backend=webgpu&models=models-tiny/", withPrelude(prelude));
  await page.getByText("The graphics adapter does not answer").waitFor();
  await page.getByRole("group", { name: "Engine" }).getByText("CPU").waitFor();
  await takesSteps(page);
  await close();
});
