// Other people's programs, links and values: nothing of them becomes code, nothing leaves the page, and what is shown is
// what is there (docs/threats.md).

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { button, editor, launch, openPage, paste, returning, settled, shown, siteUrl } from "./browser.mjs";
import { edit, fragment, stateAt, takeSteps } from "./link.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const text = "x = 1\nx = x + 1\nprint(x)\n";

test("the content security policy is strict", async () => {
  const page = await (await fetch(siteUrl())).text();
  const [, policy] = page.match(/http-equiv="Content-Security-Policy"\s+content="([^"]+)"/);
  const directives = new Map(policy.split(";").map((part) => part.trim().split(/\s+/)).map(([name, ...values]) => [name, values]));
  assert.deepEqual(directives.get("default-src"), ["'none'"]);
  // The hash is of the one script of the frame in which CPython runs (web/reference/).
  const [, , hash, ...more] = directives.get("script-src");
  assert.deepEqual(directives.get("script-src").slice(0, 2), ["'self'", "'wasm-unsafe-eval'"]);
  assert.match(hash, /^'sha256-[\w+/]+='$/);
  assert.deepEqual(more, []);
  assert.deepEqual(directives.get("style-src"), ["'self'"]);
  assert.deepEqual(directives.get("connect-src"), ["'self'"]);
  assert.deepEqual(directives.get("base-uri"), ["'none'"]);
  assert.deepEqual(directives.get("form-action"), ["'none'"]);
  assert.deepEqual(directives.get("require-trusted-types-for"), ["'script'"]);
  for (const [name, values] of directives) {
    for (const value of values) {
      assert.ok(value === "'wasm-unsafe-eval'" || !value.includes("unsafe"), `${name} ${value}`);
      const known = /^'[\w-]+'$/.test(value) || value === hash || name === "trusted-types" || (name === "worker-src" && value === "blob:");
      assert.ok(known, `${name} ${value} names something beyond the site`);
    }
  }
  assert.doesNotMatch(page, /<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/, "nothing inline");
});

test("strings do not become markup, code or workers", async () => {
  const { page, faults, close } = await openPage(browser, "?backend=cpu", returning(text));
  await settled(page);
  const refused = (attack) => page.evaluate(`(() => { try { ${attack}; return false; } catch (error) { return error.name; } })()`);
  const attacks = [
    "document.body.innerHTML = '<img src=x onerror=alert(1)>'",
    "document.body.insertAdjacentHTML('beforeend', '<b onclick=alert(1)>x</b>')",
    "document.createElement('iframe').srcdoc = '<script>alert(1)</script>'",
    "document.createElement('script').text = 'alert(1)'",
    "document.createElement('script').src = 'https://example.com/x.js'",
    "new Worker('https://example.com/worker.js')",
    "new Worker('data:text/javascript,1')",
    "trustedTypes.createPolicy('other', { createHTML: (text) => text })",
    "new DOMParser().parseFromString('<script>alert(1)</script>', 'text/html')",
  ];
  for (const attack of attacks) assert.equal(await refused(attack), "TypeError", attack);
  // Later, as the page's own code: what the test itself evaluates is allowed to.
  const evaluated = await page.evaluate(() => new Promise((done) => setTimeout(() => {
    try {
      done(eval("1"));
    } catch (error) {
      done(error.name);
    }
  })));
  assert.equal(evaluated, "EvalError");
  assert.ok(faults.length > 0, "the browser has reported them");
  faults.length = 0;
  await close();
});

test("a whole session asks for nothing from elsewhere", async () => {
  const asked = [];
  const { page, close } = await openPage(browser, "", {
    async prepare(page, context) {
      // Also what service workers and workers ask for.
      context.on("request", (request) => asked.push(request.url()));
      page.on("websocket", (socket) => asked.push(socket.url()));
    },
  });
  await settled(page);
  for (const name of ["Restart", "Step into", "Step over", "Continue", "Back into", "Back over"]) {
    if (await button(page, name).isEnabled()) await button(page, name).click();
    await settled(page);
  }
  await page.getByRole("button", { name: /^Examples/ }).click();
  await page.getByRole("menuitemradio").nth(2).click();
  await settled(page);
  await button(page, "Share").click();
  await page.getByLabel("Link", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Light or dark").click();
  await page.getByLabel("Expression to watch").fill("1 + 1");
  await page.keyboard.press("Enter");
  await settled(page);
  // Addresses in a program are text.
  await paste(page, "import urllib.request\nurl = 'https://example.com/?secret=1'\nurllib.request.urlopen(url)\n");
  await button(page, "Start").click();
  await button(page, "Step into").click();
  await settled(page);
  const { origin } = new URL(siteUrl());
  assert.ok(asked.length > 20, `${asked.length} requests`);
  assert.deepEqual(asked.filter((url) => new URL(url).origin !== origin), []);
  assert.deepEqual(asked.filter((url) => url.includes("secret")), []);
  await close();
});

test("hostile values are shown as text, with all that is in them", async () => {
  const hostile = {
    markup: "'<img src=x onerror=alert(1)><script>alert(2)</script>'",
    terminal: "'\u001b[31mred\u001b[0m\u0007'",
    turned: "'user\u202etxt.exe'",
    hidden: "'a\u200bb\ufeff'",
    entity: "'&lt;b&gt;&amp;'",
  };
  // A program that writes its own values can make them anything.
  const program = `class A:\n    def __repr__(self):\n        return 'a'\n\n${Object.keys(hostile).map((name) => `${name} = 1`).join("\n")}\nprint(1)\n`;
  const line = program.split("\n").indexOf("print(1)") + 1;
  const output = "<b>bold</b>\u001b[2J\u202eevil\u0000\n";
  const start = stateAt([["<module>", line, hostile]], { output });
  const { page, close } = await openPage(browser, `?backend=cpu${fragment({ text: program, start })}`);
  page.on("dialog", () => assert.fail("a script of the link has run"));
  await page.getByRole("rowheader", { name: "markup" }).waitFor();
  const { locals } = await shown(page);
  assert.match(locals.markup, /<img src=x onerror=alert\(1\)><script>alert\(2\)<\/script>/);
  assert.match(locals.terminal, /\\x1b\[31mred\\x1b\[0m\\x07/);
  assert.match(locals.turned, /user\\u202etxt\.exe/);
  assert.match(locals.hidden, /a\\u200bb\\ufeff/);
  assert.match(locals.entity, /&lt;b&gt;&amp;/);
  assert.match(await page.locator("pre.output").textContent(), /<b>bold<\/b>\\x1b\[2J\\u202eevil\\x00/);
  const inline = await page.locator(".hunch-value").allTextContents();
  const everywhere = `${inline.join()}${await page.locator("body").innerText()}`;
  // eslint-disable-next-line no-control-regex
  assert.doesNotMatch(everywhere, /[\u0000-\u0008\u000b-\u001f\u202a-\u202e\ufeff]/);
  assert.equal(await page.locator("img[src='x'], pre b, [onerror]").count(), 0);
  await close();
});

test("hostile programs are text in the editor", async () => {
  const program = "# <img src=x onerror=alert(1)>\nname = 'user\u202etxt'\x00\nx = 1\u200b\n";
  const { page, close } = await openPage(browser, "?backend=cpu", returning("x = 1\n"));
  await settled(page);
  await paste(page, program);
  assert.match(await editor(page).textContent(), /<img src=x onerror=alert\(1\)>/);
  // CodeMirror draws what cannot be seen.
  assert.ok((await page.locator(".cm-specialChar").count()) >= 3);
  await button(page, "Start").click();
  await page.getByRole("alert").getByText("cannot read this program").waitFor();
  assert.equal(await page.locator("img[src='x']").count(), 0);
  await close();
});

test("megabytes are refused in words, and the page goes on", async () => {
  const { page, close } = await openPage(browser, "?backend=cpu", returning("x = 1\n"));
  await settled(page);
  for (const program of [`x = '${"a".repeat(1_000_000)}'\n`, "x = 1\n".repeat(100_000), `x = ${"(".repeat(100_000)}\n`, `x = ${"[".repeat(200_000)}${"]".repeat(200_000)}\n`]) {
    await paste(page, program);
    await button(page, "Start").click();
    await page.getByRole("alert").waitFor();
  }
  await paste(page, text);
  await button(page, "Start").click();
  assert.match((await shown(page)).words, /start of the program/);
  // A value of a link is as long as values are, or the link is refused.
  await page.evaluate((hash) => { location.hash = hash; }, fragment({ text, start: stateAt([["<module>", 2, { x: `'${"a".repeat(50_000)}'` }]]) }));
  await page.getByRole("alert").getByText("it is damaged").waitFor();
  await page.evaluate((hash) => { location.hash = hash; }, fragment({ text, start: stateAt([["<module>", 2, { x: "1" }]]), actions: [edit(0, { x: "5" })] }));
  await takeSteps(page);
  assert.equal((await shown(page)).locals.x, "5");
  await close();
});
