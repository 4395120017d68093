// An embed on a page of another origin: what its address asks for, and the messages between the two (docs/embedding.md).

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { launch, openPage, siteUrl } from "./browser.mjs";

let browser;
let school;
let origin;
let body = "";
before(async () => {
  browser = await launch();
  school = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(body));
  school.listen(0, "127.0.0.1");
  await once(school, "listening");
  origin = `http://127.0.0.1:${school.address().port}`;
});
after(async () => {
  await browser.close();
  school.close();
});

const text = "x = 1\nx = x + 1\nprint(x)\n";

/** The school's page around embeds with these queries; what each of them says is kept in `said`, by its place. */
async function openSchool(...queries) {
  const frames = queries.map((query) => `<iframe src="${siteUrl(`?embed&backend=cpu${query}`).replaceAll("&", "&amp;")}" width="900" height="700"></iframe>`);
  body = `<!doctype html><title>School</title>
    <script>
      window.said = [${queries.map(() => "[]")}];
      addEventListener("message", ({ data, source, origin }) => {
        const place = [...document.querySelectorAll("iframe")].findIndex((frame) => frame.contentWindow === source);
        if (place >= 0 && data?.hunch) said[place].push({ ...data, from: origin });
      });
    </script>${frames.join("")}`;
  return openPage(browser, `${origin}/`, { origins: [new URL(siteUrl()).origin] });
}

/** Posts a message to the embed at a place. */
function post(page, message, place = 0) {
  return page.evaluate(([message, place]) => document.querySelectorAll("iframe")[place].contentWindow.postMessage(message, "*"), [message, place]);
}

/** Asks the first embed, and waits for its answer. */
async function ask(page, message) {
  await post(page, message);
  const answer = await page.waitForFunction((id) => window.said[0].find((message) => message.id === id), message.id);
  return answer.jsonValue();
}

function ready(page, place = 0) {
  return page.waitForFunction((place) => window.said[place].find(({ kind }) => kind === "ready"), place).then((found) => found.jsonValue());
}

test("the page around loads a program, takes steps and is told the state", async () => {
  const { page, close } = await openSchool(`&height=640&theme=dark&mode=careful&origin=${origin}`);
  const { height, from } = await ready(page);
  assert.deepEqual([height, from], [640, new URL(siteUrl()).origin]);
  const frame = page.frameLocator("iframe");
  assert.equal(await frame.locator("html").getAttribute("data-theme"), "dark");
  assert.equal(await frame.getByRole("button", { name: "Careful mode" }).getAttribute("aria-pressed"), "true");
  assert.equal(await frame.locator(".app").evaluate((app) => app.offsetHeight), 640);

  const before = await ask(page, { hunch: 1, id: "before", kind: "state" });
  assert.equal(before.kind, "state");
  const loaded = await ask(page, { hunch: 1, id: 1, kind: "load", program: { text, breakpoints: [3] } });
  assert.deepEqual([loaded.kind, loaded.state.frames[0].line, loaded.position], ["state", 0, 1]);
  await frame.getByRole("textbox", { name: "Python program" }).getByText("x = x + 1").waitFor();
  const stepped = await ask(page, { hunch: 1, id: 2, kind: "step", step: "step_into" });
  assert.deepEqual([stepped.kind, stepped.provenance, stepped.position, stepped.count], ["state", "predicted", 2, 2]);
  assert.ok(stepped.state.frames.length > 0);
  const back = await ask(page, { hunch: 1, id: 3, kind: "step", step: "inv_step_into" });
  assert.deepEqual([back.provenance, back.position, back.count], ["visited", 1, 2]);
  // What the reader does is told, too.
  await frame.getByRole("button", { name: "Step into", exact: true }).click();
  await page.waitForFunction(() => said[0].some((message) => message.id === null && message.kind === "state" && message.position === 2));
  await close();
});

test("what is not understood is answered in words, and the embed goes on", async () => {
  const { page, close } = await openSchool(`&origin=${origin}`);
  await ready(page);
  const check = async (message, words) => {
    const { kind, message: said } = await ask(page, message);
    assert.equal(kind, "error");
    assert.match(said, words);
  };
  await check({ hunch: 2, id: 1, kind: "state" }, /another version/);
  await check({ hunch: 1, id: 3, kind: "load", program: { text, script: "alert(1)" } }, /damaged/);
  await check({ hunch: 1, id: 4, kind: "load", program: { text: "x".repeat(70_000) } }, /more than a program can be/);
  await check({ hunch: 1, id: 5, kind: "load", program: { text: "if x\n" } }, /cannot read this program/);
  // These have no id that could be read.
  for (const message of [{ hunch: 1, id: 6, kind: "run", code: "1" }, { hunch: 1, kind: "load", program: { text: "x".repeat(200_000) } }]) {
    const before = await page.evaluate(() => said[0].length);
    await post(page, message);
    await page.waitForFunction((before) => said[0].length > before, before);
    assert.equal(await page.evaluate(() => said[0].at(-1).kind), "error");
  }
  const state = await ask(page, { hunch: 1, id: "after", kind: "load", program: { text } });
  assert.equal(state.position, 1);
  await close();
});

test("nobody but the named parent is heard", async () => {
  const { page, close } = await openSchool(`&origin=${origin}`, "&origin=https://school.example", "", `&origin=${origin}/path&origin=*&origin=null`);
  await ready(page);
  for (const place of [1, 2, 3]) {
    await page.frameLocator("iframe").nth(place).getByRole("button", { name: "Step into", exact: true }).waitFor();
    await post(page, { hunch: 1, id: 1, kind: "state" }, place);
  }
  // A frame beside it is of the right origin, and not the parent.
  await page.evaluate(() => new Promise((done) => {
    const sibling = document.createElement("iframe");
    sibling.srcdoc = "<script>parent.frames[0].postMessage({hunch: 1, id: 'sibling', kind: 'state'}, '*')</scr" + "ipt>";
    sibling.onload = done;
    document.body.append(sibling);
  }));
  // They go on, after that message, and tell nobody: what they were sent was heard by nobody.
  for (const place of [1, 2, 3]) {
    const frame = page.frameLocator("iframe").nth(place);
    await frame.getByRole("button", { name: "Step into", exact: true }).click();
    await frame.locator("[role=slider][aria-label=Timeline][aria-valuemax='2']").waitFor();
  }
  // What is not for Hunch is ignored.
  for (const message of ["hunch", null, { id: "other" }, [1, 2]]) await post(page, message);
  await ask(page, { hunch: 1, id: "parent", kind: "state" });
  // It has opened an example meanwhile, which is told without an id.
  const said = await page.evaluate(() => window.said.map((messages) => messages.filter(({ kind, id }) => kind !== "state" || id).map(({ kind, id }) => [kind, id])));
  assert.deepEqual(said, [[["ready", null], ["state", "parent"]], [], [], []]);
  await close();
});
