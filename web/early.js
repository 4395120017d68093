// Texts of the site that are asked for before the application is there (boot.js), which then takes them over: nothing is
// loaded twice.

const asked = new Map();

/** Asks for a text, by its address relative to the page. */
export function ask(address) {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.text();
  });
  // Who takes it over hears of a failure; nobody else need.
  text.catch(() => {});
  asked.set(address, text);
  return text;
}

/** The text that was asked for, as a promise, once; undefined if it was not, or is taken already. */
export function take(address) {
  const text = asked.get(address);
  asked.delete(address);
  return text;
}
