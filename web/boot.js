// Starts the page. The shell in index.html is painted at once; this script opens an editor in it and loads the
// application behind it, which takes shell and editor over. Trunk writes the hashed names of the application's files into
// this script's tag (Trunk.toml, pattern_script): an inline loader would need a hole in the content security policy.

// Nothing becomes HTML or a script's address but by these rules (Trusted Types; the page's policy requires them). The
// application writes the constant parts of its own views as markup; it has none of these elements and attributes.
const MARKUP = /^(?:[^<]|<\/?(?!(?:script|style|iframe|object|embed|base|link|meta|form|svg:)\b)[a-z][a-z0-9]*(?: (?!on|style|href|src|action|formaction|xlink)[a-z-]+(?:="[^"<>]*")?)*\s*\/?>)*$/i;
const site = new URL("./", document.baseURI).href;
globalThis.trustedTypes?.createPolicy("default", {
  createHTML: (markup) => (MARKUP.test(markup) ? markup : null),
  createScriptURL: (address) => (new URL(address, document.baseURI).href.startsWith(site) ? address : null),
});

// All that this script says. What else the page says is in the application's catalogue (src/words.rs), which has the words of
// the editor, too: a test compares them.
const TEXTS = {
  editor: { label: "Python program", hint: "Paste a Python program here, or choose an example." },
  mistake: "Hunch has met a mistake of its own and cannot go on. Your program is kept: reload the page to go on with it.",
  noStart: "Hunch could not start. Reload the page; if that does not help, use a current Firefox, Chrome, Edge or Safari.",
  reload: "Reload the page",
};

const query = new URLSearchParams(location.search);
const shell = document.getElementById("shell");

const theme = [query.get("theme"), read(() => localStorage, "hunch.theme")].find((theme) => ["light", "dark"].includes(theme));
if (theme) document.documentElement.dataset.theme = theme;
if (query.has("embed")) shell.classList.add("embed");

// A panic of the application leaves a page that does nothing any more; this says so.
addEventListener("error", ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError) {
    say(TEXTS.mistake);
  }
});

const editorCode = import("./editor.js");
const editor = openEditor().catch((error) => console.warn("The editor opens with the application:", error));

const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
try {
  // One after the other: to load and compile the application, several times as large, would keep the editor waiting.
  await editorCode;
  const code = fetch(new URL(wasm, document.baseURI));
  const [{ default: start }] = await Promise.all([import(new URL(js, document.baseURI).href), editor]);
  await start({ module_or_path: code });
} catch (error) {
  say(TEXTS.noStart);
  throw error;
}
import("./focus.js");

/** Opens the editor with the text that the application will show; with a link, only the application knows that. */
async function openEditor() {
  if (location.hash || query.has("example") || query.has("embed")) return;
  const { text, breakpoints } = work();
  // If it does not come, the application says so.
  const example = text ? null : firstExample().catch(() => null);
  const { Editor } = await editorCode;
  Editor.openEarly(shell.querySelector(".editor"), text ?? "", breakpoints ?? [], TEXTS.editor);
  // Nobody waits for it: it is shown if it comes before the application and before its reader has typed.
  example?.then((example) => example && Editor.fillEarly(example.text, example.breakpoints));
  // The editor is painted and takes input before the application keeps the browser busy.
  await new Promise((over) => setTimeout(over, 50));
}

/** The work that this tab, or else any tab, has kept (src/work.rs). */
function work() {
  const kept = read(() => sessionStorage, "hunch.work") ?? read(() => localStorage, "hunch.work");
  return kept ? JSON.parse(kept) : {};
}

/** What the application will want to know too: it takes these texts over. */
async function firstExample() {
  const { ask } = await import("./early.js");
  const [first] = JSON.parse(await ask("examples/examples.json"));
  return { text: await ask(`examples/${first.file}`), breakpoints: first.breakpoints ?? [] };
}

function read(storage, key) {
  try {
    return storage().getItem(key);
  } catch {
    return null; // It may be forbidden; then nothing is kept.
  }
}

/** Shows a message above everything, with the one thing that helps. */
function say(text) {
  if (document.querySelector(".boot-failure")) return;
  const message = document.createElement("div");
  message.className = "message error boot-failure";
  message.setAttribute("role", "alert");
  const words = document.createElement("p");
  words.textContent = text;
  const button = document.createElement("button");
  button.className = "button outlined";
  button.textContent = TEXTS.reload;
  button.addEventListener("click", () => location.reload());
  message.append(words, button);
  document.body.prepend(message);
}
