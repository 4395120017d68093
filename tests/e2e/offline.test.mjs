// Visits without a network: after one visit everything works, a new version waits for its user, and what cannot be kept
// or does not arrive is said in words.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, afterEach, before, beforeEach, test } from "node:test";
import { PATIENCE, button, editor, launch, openPage, paste, returning, settled, shown, siteUrl } from "./browser.mjs";
import { openHost } from "./host.mjs";

let browser;
let host;
before(async () => {
  browser = await launch();
});
beforeEach(async () => {
  host = await openHost();
});
afterEach(() => host.close());
after(() => browser.close());

const text = "x = 1\nx = x + 1\nprint(x)\n";
const query = "?backend=cpu";

/** Opens the host's page with a service worker. */
function visit(options = returning(text)) {
  return openPage(browser, host.url + query, { serviceWorkers: "allow", ...options });
}

/** Waits until the site is kept: only then does the service worker answer this page. */
async function kept(page) {
  await settled(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What the service worker was told of the site. */
async function site() {
  const script = await (await fetch(siteUrl("service-worker.js"))).text();
  return JSON.parse(script.match(/^const SITE = (.*);\n/)[1]);
}

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/**
 * Puts a new version on the host: a page with another title, `more` files that are others, folders with new names, and the
 * service worker that belongs to them.
 */
function publish(more = {}, renamed = {}) {
  const changes = { "index.html": (page) => Buffer.from(String(page).replace("<title>", "<title>New: ")), ...more };
  for (const [path, change] of Object.entries(changes)) host.change(path, change);
  host.change("service-worker.js", async (script) => {
    let changed = String(script).replace(/"build":"\w+"/, '"build":"next"');
    for (const [path, change] of Object.entries(changes)) {
      const bytes = Buffer.from(await (await fetch(siteUrl(path))).arrayBuffer());
      const before = changed;
      changed = changed.replaceAll(sha256(bytes), sha256(change(bytes)));
      assert.notEqual(changed, before, path);
    }
    for (const [old, name] of Object.entries(renamed)) changed = changed.replaceAll(old, name);
    return Buffer.from(changed);
  });
}

async function takesSteps(page) {
  await button(page, "Start").click();
  await button(page, "Step into").click();
  await settled(page);
  assert.equal((await shown(page)).count, 2);
}

test("after one visit everything works without a network", async () => {
  const { page, close } = await visit();
  await kept(page);
  await host.switchOff();
  await page.reload();
  await settled(page);
  assert.match(await editor(page).textContent(), /x = x \+ 1/);
  await takesSteps(page);
  // Another example, and the way into the page by a link.
  await page.getByRole("button", { name: "Examples: Your program" }).click();
  await page.getByRole("menuitemradio").nth(3).click();
  await editor(page).getByText("def ").first().waitFor();
  await page.goto(`${host.url}index.html${query}&example=nothing`);
  await settled(page);
  assert.equal(await page.getByRole("alert").count(), 0);
  const files = Object.keys((await site()).files);
  const missing = await page.evaluate(async (files) => {
    const answers = await Promise.all(files.map((file) => fetch(file).then((answer) => answer.ok, () => false)));
    return files.filter((_, index) => !answers[index]);
  }, files);
  assert.deepEqual(missing, []);
  assert.ok(files.length > 20 && files.includes("examples/examples.json"), `${files.length} files`);
  await close();
});

test("after one visit lessons and, once it was used, CPython work without a network", async () => {
  const { page, close } = await visit();
  await kept(page);
  const state = page.getByRole("status", { name: "Current state" });
  const checked = async () => {
    await button(page, "Check with CPython").click();
    await state.getByText(/; confirmed$/).waitFor({ timeout: PATIENCE });
  };
  await button(page, "Start").click();
  await checked();
  await host.switchOff();

  await page.goto(`${host.url}${query}&lesson=names`);
  const lesson = page.getByRole("region", { name: "Names and values", exact: true });
  await lesson.getByRole("button", { name: "Go on to line 2" }).click();
  await lesson.getByRole("textbox", { name: "What will pears be?" }).fill("3");
  await page.keyboard.press("Enter");
  await lesson.getByText("Right.").waitFor();
  await lesson.getByRole("button", { name: "Step over" }).click();
  await page.getByRole("table", { name: /^Locals of/ }).getByRole("row", { name: /^pears/ }).waitFor();
  // Another lesson, from the menu, and a program that CPython has not seen before.
  await page.getByRole("button", { name: /^Lessons/ }).click();
  await page.getByRole("group", { name: "The course" }).getByRole("menuitemradio").last().click();
  await page.getByText(/^step 1 of \d+/).waitFor();
  await page.goto(`${host.url}${query}`);
  await settled(page);
  await paste(page, "y = 4\nz = y\n");
  await button(page, "Start").click();
  await checked();
  await close();
});

test("parts that were used once are kept, others are not", async () => {
  const part = (await site()).parts.map(({ files }) => Object.keys(files)).find((files) => files.length > 0);
  assert.ok(part, "the site was built without its WebGPU engine");
  const [file] = part;
  const { page, close } = await visit();
  await kept(page);
  const isKept = () => page.evaluate(async (file) => Boolean(await caches.match(new URL(file, document.baseURI))), file);
  assert.equal(await isKept(), false);
  assert.ok(await page.evaluate(async (file) => (await fetch(file)).ok, file));
  await page.waitForFunction(async (file) => Boolean(await caches.match(new URL(file, document.baseURI))), file);
  await host.switchOff();
  await page.reload();
  await settled(page);
  assert.ok(await page.evaluate(async (file) => (await fetch(file)).ok, file));
  await close();
});

test("the page can be installed", async () => {
  const { page, close } = await visit();
  await kept(page);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  assert.equal(new URL(JSON.parse(data).start_url, host.url).href, host.url);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // The test's contexts are private windows.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), []);
  await close();
});

test("a new version waits until it is asked for, and leaves other tabs alone", async () => {
  const { page: one, close } = await visit();
  await kept(one);
  const two = await one.context().newPage();
  await two.goto(host.url + query);
  await kept(two);
  await takesSteps(two);
  publish();
  await one.reload();
  await one.getByText("A new version of Hunch is ready.").waitFor();
  assert.doesNotMatch(await one.title(), /^New/, "it has not taken over by itself");
  await settled(one);
  await takesSteps(one);
  await button(one, "Reload").click();
  await one.waitForFunction(() => document.title.startsWith("New: "));
  await settled(one);
  assert.match(await editor(one).textContent(), /x = x \+ 1/, "the work is kept");
  assert.equal(await one.getByText("A new version").count(), 0);
  // The other tab is where it was, goes on, and is told.
  await two.getByText("Another tab goes on with a new version").waitFor();
  assert.equal((await shown(two)).count, 2);
  await button(two, "Step into").click();
  await settled(two);
  assert.equal((await shown(two)).count, 3);
  await button(two, "Reload").click();
  await two.waitForFunction(() => document.title.startsWith("New: "));
  await host.switchOff();
  await two.reload();
  await settled(two);
  assert.match(await two.title(), /^New/);
  await close();
});

test("an old service worker whose files are no longer whole gives way to the host's", async () => {
  const { page, close } = await visit();
  await kept(page);
  publish();
  await page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((name) => name.startsWith("hunch-site"));
    const cache = await caches.open(name);
    await cache.delete(new URL("boot.js", document.baseURI));
  });
  await page.reload();
  assert.match(await page.title(), /^New/);
  await settled(page);
  await takesSteps(page);
  await close();
});

test("a new version that does not arrive whole leaves the old one as it is", async () => {
  const { page, close } = await visit();
  await kept(page);
  publish();
  // As while a host is being replaced: the list is there before the files.
  host.change("index.html");
  await page.reload();
  await settled(page);
  await page.getByText("could not be kept for use without a network").waitFor();
  await host.switchOff();
  await page.reload();
  await settled(page);
  assert.doesNotMatch(await page.title(), /^New/);
  await takesSteps(page);
  await close();
});

test("without room the page says so and goes on", async () => {
  const { page, close } = await visit({
    async prepare(page, context) {
      await returning(text).prepare(page);
      const session = await context.newCDPSession(page);
      await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(host.url).origin, quotaSize: 50_000 });
    },
  });
  await settled(page);
  await page.getByText("The browser has no room left to keep Hunch").waitFor();
  await takesSteps(page);
  await button(page, "Dismiss").click();
  assert.equal(await page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith("hunch-site"))), false);
  await close();
});

test("weights that break off on their way are told of, and come by themselves when they can", async () => {
  host.cut("models/weights.safetensors");
  const { page, close } = await visit();
  await page.getByRole("alert").getByText("There is no model yet").waitFor();
  await button(page, "Try again").waitFor();
  // Every part that needs no model works meanwhile.
  await button(page, "Start").click();
  assert.match((await shown(page)).words, /start of the program/);
  host.cut("models/weights.safetensors", false);
  await settled(page);
  await page.getByRole("group", { name: "Engine" }).getByText("CPU").waitFor();
  assert.equal(await page.getByRole("alert").count(), 0, "the message is over when the model is there");
  await button(page, "Step into").click();
  await settled(page);
  assert.equal((await shown(page)).count, 2);
  await close();
});

/** Changes one bit of the weights that the browser keeps; gives whether they are whole. */
async function alterWeights(page) {
  await page.evaluate(async () => {
    const cache = await caches.open("hunch-models");
    const [request] = (await cache.keys()).filter(({ url }) => url.includes("weights.safetensors"));
    const bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
    bytes[bytes.length >> 1] ^= 1;
    await cache.put(request, new Response(bytes));
  });
}

test("weights that were altered in the browser's cache are fetched again, or without a network told of", async () => {
  const { page, close } = await visit();
  await kept(page);
  await alterWeights(page);
  await page.reload();
  await settled(page);
  await takesSteps(page);
  assert.equal(await page.getByRole("alert").count(), 0);
  // What is kept is whole again: it is enough without a network.
  await host.switchOff();
  await page.reload();
  await settled(page);
  await takesSteps(page);
  await alterWeights(page);
  await page.reload();
  await page.getByRole("alert").getByText("There is no model yet").waitFor();
  assert.match(await page.getByRole("alert").first().textContent(), /weights\.safetensors/);
  await host.switchOn();
  await button(page, "Try again").click();
  await settled(page);
  await page.getByRole("group", { name: "Engine" }).getByText("CPU").waitFor();
  await close();
});

/** Switches the check on, and waits for what it says. */
async function check(page, words) {
  await button(page, "Check with CPython").click();
  await page.locator(".check-status.failed").getByText(words).waitFor({ timeout: PATIENCE });
  await button(page, "Check with CPython").click();
}

/** The check works. */
async function checks(page) {
  await button(page, "Check with CPython").click();
  await page.getByRole("status", { name: "Current state" }).getByText(/; confirmed$/).waitFor({ timeout: PATIENCE });
}

test("a Python that breaks off on its way or is damaged is told of, and comes at the next try", async () => {
  const { page, close } = await openPage(browser, host.url + query, returning(text));
  await settled(page);
  await button(page, "Start").click();
  host.cut("reference/pyodide.asm.wasm");
  await check(page, "Python could not be loaded");
  host.cut("reference/pyodide.asm.wasm", false);
  host.change("reference/pyodide.asm.wasm", (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from("x")]));
  await check(page, "is damaged");
  host.change("reference/pyodide.asm.wasm");
  await checks(page);
  await close();
});

test("a page that is older than its host's files is told of the new version when it misses one", async () => {
  const { page, close } = await visit();
  await kept(page);
  await button(page, "Start").click();
  const worker = Buffer.from(await (await fetch(siteUrl("reference/worker.js"))).arrayBuffer());
  const newer = Buffer.concat([worker, Buffer.from("\n// A newer one.\n")]);
  const manifest = (bytes) => {
    const list = JSON.parse(bytes);
    list.files["worker.js"] = { bytes: newer.length, sha256: sha256(newer) };
    return Buffer.from(JSON.stringify(list));
  };
  publish({ "reference/worker.js": () => newer, "reference/manifest.json": manifest });
  await check(page, "reload the page");
  await page.getByText("A new version of Hunch is ready.").waitFor();
  assert.equal((await shown(page)).count, 1, "nothing is lost before the user says so");
  await close();
});

/** An adapter that promises something, so that the page wants its WebGPU engine. */
function pretendAdapter() {
  const gpu = { requestAdapter: async () => ({ info: { vendor: "a maker", architecture: "", description: "" } }) };
  Object.defineProperty(navigator, "gpu", { value: gpu });
}

for (const { name, address, told } of [
  { name: "behind the CPU's", address: "" },
  { name: "alone", address: "?backend=webgpu", told: "WebGPU failed" },
]) {
  test(`a page that wants a WebGPU engine (${name}) that its host has replaced goes on with the CPU, and is told of the new version`, { timeout: PATIENCE }, async () => {
    const part = (await site()).parts.flatMap(({ files }) => Object.keys(files)).find((path) => path.startsWith("engine/webgpu-"));
    assert.ok(part, "the site was built without its WebGPU engine");
    const old = part.slice(0, part.lastIndexOf("/") + 1);
    const { page, close } = await visit({
      async prepare(page) {
        await returning(text).prepare(page);
        await page.addInitScript(pretendAdapter);
      },
    });
    await kept(page);
    publish({ "engine/manifest.json": (bytes) => Buffer.from(String(bytes).replaceAll(old.slice("engine/".length), "webgpu-next/")) }, { [old]: "engine/webgpu-next/" });
    const missed = host.remove(old);
    await page.goto(host.url + address);
    if (told) await page.getByText(told).waitFor();
    await page.getByText("A new version of Hunch is ready.").waitFor();
    await page.getByRole("group", { name: "Engine" }).getByText("CPU").waitFor();
    await takesSteps(page);
    while (missed.length === 0) await page.waitForTimeout(100); // The old engine is asked for: else the time is up.
    assert.doesNotMatch(await page.title(), /^New/, "it is still the old version, until the user says so");
    assert.equal(await page.getByRole("alert").count(), 0);
    await close();
  });
}
