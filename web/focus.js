// Keeps the focus on the page. Where the element that has it goes away (a form that closes, a row that is drawn anew, a
// message that is dismissed), browsers leave it nowhere, and who works by keys or listens would begin at the top again. It
// then goes to what stands for that element now: one with its name, the one that opened it (`data-opener` has that one's
// name), or its neighbour.

const FOCUSABLE = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

/** Parts of the page that stay, or come again with the same name, whatever goes on in them. */
const REGION = "section, header, .messages";

/** What has the focus, and where that is. */
let last = null;

document.addEventListener("focusin", ({ target }) => {
  const region = target.closest(REGION);
  last = {
    element: target,
    name: nameOf(target),
    opener: target.closest("[data-opener]")?.dataset.opener,
    region,
    index: focusable(region).indexOf(target),
  };
});

document.addEventListener("focusout", ({ target }) => {
  // What is still there was left on purpose, by a click beside everything.
  setTimeout(() => {
    if (last?.element === target && target.isConnected && isNowhere()) last = null;
  });
});

new MutationObserver(() => {
  // After the frame: by then dialogs and menus have given the focus back themselves.
  if (last && !last.element.isConnected) requestAnimationFrame(restore);
}).observe(document.body, { childList: true, subtree: true });

function restore() {
  if (!last || last.element.isConnected || !isNowhere() || document.querySelector("dialog[open]")) return;
  const { name, opener, index } = last;
  const region = again(last.region);
  last = null;
  const heir = named(region, name, index) ?? named(document, opener, 0) ?? neighbour(region, index) ?? standIn(region);
  heir?.focus();
}

function isNowhere() {
  return document.activeElement === document.body || document.activeElement === null;
}

/** The region, or the one that was drawn in its place; null if there is none. */
function again(region) {
  if (!region || region.isConnected) return region;
  const label = region.getAttribute("aria-labelledby");
  return label && document.querySelector(`[aria-labelledby="${CSS.escape(label)}"]`);
}

function focusable(scope) {
  return [...(scope?.querySelectorAll(FOCUSABLE) ?? [])].filter((element) => element.checkVisibility());
}

function nameOf(element) {
  return element.getAttribute("aria-label") ?? element.textContent.trim();
}

/** The element with a name; of several, the one that stands where the last one stood. */
function named(scope, name, index) {
  if (!name) return undefined;
  const same = focusable(scope).filter((element) => nameOf(element) === name);
  return same.find((element) => focusable(scope)[index] === element) ?? same[0];
}

/** What stands there now, or before it: no field, for letters that are commands would become text there. */
function neighbour(scope, index) {
  const all = focusable(scope);
  const from = Math.min(Math.max(index, 0), all.length - 1);
  return all.slice(0, from + 1).findLast((element) => !element.matches("input, select, textarea"));
}

/** A panel that has nothing to press any more; else the commands. */
function standIn(region) {
  if (region?.matches("section")) {
    region.tabIndex = -1;
    return region;
  }
  return focusable(document.querySelector("[role=toolbar]"))[0];
}
