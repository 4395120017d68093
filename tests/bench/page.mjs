// `node page.mjs`, with HUNCH_URL: the first seconds of a visit in Chromium, on a processor slowed down four times.
//
// Each visit is the first one, with nothing cached. The times are the page's own, in milliseconds since its navigation
// began; the table has the median and the worst of the visits.

import { launch, siteUrl } from "../e2e/browser.mjs";

const VISITS = 5;
const SLOWDOWN = 4;

/** How many things `watch` looks for. */
const COUNT = 4;

const NETWORKS = [
  { name: "this machine's", conditions: null },
  // Lighthouse's "fast 4G" is a little slower than most homes.
  { name: "10 Mbit/s, 40 ms", conditions: { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 } },
];

/** Runs in the page: notes when each thing is there. `input` types a letter, as soon as there is something to type into. */
function watch() {
  const times = (window.times = {});
  const note = (name) => (times[name] ??= performance.now());
  const find = {
    "first contentful paint": () => performance.getEntriesByName("first-contentful-paint").length > 0,
    "editor takes input"() {
      const content = document.querySelector(".editor")?.shadowRoot?.querySelector(".cm-content[contenteditable=true]");
      if (!content) return false;
      if (document.activeElement?.shadowRoot?.activeElement !== content) content.focus();
      document.execCommand("insertText", false, "#");
      return content.textContent.includes("#");
    },
    "commands are there": () => document.querySelector("[role=toolbar] button") !== null,
    "model is ready": () => document.querySelector(".badge.ready") !== null,
  };
  const look = () => {
    for (const [name, there] of Object.entries(find)) if (!(name in times) && there()) note(name);
    if (Object.keys(times).length < Object.keys(find).length) setTimeout(look, 5);
  };
  look();
}

async function visit(browser, conditions) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    if (conditions) {
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", conditions);
    }
    await page.addInitScript(watch);
    await page.goto(siteUrl("?backend=cpu"));
    await page.waitForFunction((count) => Object.keys(window.times).length === count, COUNT, { timeout: 300_000 });
    // When it was painted, not when that was seen.
    return await page.evaluate(() => {
      const [{ startTime }] = performance.getEntriesByName("first-contentful-paint");
      return { ...window.times, "first contentful paint": startTime };
    });
  } finally {
    await context.close();
  }
}

const browser = await launch();
console.log(`| network | what | median ms | worst of ${VISITS} |\n|---|---|---|---|`);
for (const { name, conditions } of NETWORKS) {
  const visits = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, conditions));
  for (const what of Object.keys(visits[0])) {
    const times = visits.map((visit) => visit[what]).sort((one, other) => one - other);
    const whole = (time) => time.toFixed(0);
    console.log(`| ${name} | ${what} | ${whole(times[Math.floor(VISITS / 2)])} | ${whole(times.at(-1))} |`);
  }
}
await browser.close();
