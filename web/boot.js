// Starts the page. Trunk writes the hashed names of the application's files
// into this script's tag (Trunk.toml, pattern_script): an inline loader would
// need a hole in the content security policy.

const theme = readTheme();
if (theme) document.documentElement.dataset.theme = theme;

const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
try {
  const { default: start } = await import(new URL(js, document.baseURI).href);
  await start({ module_or_path: new URL(wasm, document.baseURI).href });
} catch (error) {
  const message = document.createElement("p");
  message.className = "boot-failure";
  message.setAttribute("role", "alert");
  message.textContent =
    "Hunch could not start. Reload the page; if that does not help, use a current Firefox, Chrome, Edge or Safari.";
  document.body.append(message);
  throw error;
}

function readTheme() {
  try {
    const stored = localStorage.getItem("hunch.theme");
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    return null; // Storage may be forbidden; the system's theme is as good.
  }
}
