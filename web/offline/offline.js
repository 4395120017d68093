// The page's side of the service worker (service-worker.js): it is started, asked to keep what the page has loaded, and
// replaced by a newer one only when the user says so.

let registration = null;
let wanted = false;

/**
 * Keeps the site for visits without a network, where the browser can. `tell` is called with what the user should know:
 * "waiting": a newer version can be taken; "replaced": another tab has taken one; "full", "failed": this page will not
 * be there without a network, for want of room or for another reason.
 */
export async function keepOffline(tell) {
  const container = navigator.serviceWorker;
  // Without a secure address, and in some private windows, there is none; the page then works with a network only.
  if (!container) return;
  let controlled = container.controller !== null;
  container.addEventListener("message", ({ data }) => data?.kind === "not kept" && tell(data.reason));
  container.addEventListener("controllerchange", () => {
    if (wanted) location.reload();
    else if (controlled) tell("replaced");
    // The first one takes over nothing: its files are those that this page has loaded.
    controlled = true;
  });
  try {
    const script = new URL("service-worker.js", document.baseURI).href;
    registration = await container.register(script, { updateViaCache: "none" });
  } catch (error) {
    console.warn("The site is not kept for use without a network:", error);
  }
  if (!registration) return;
  waiting(tell);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => waiting(tell));
  });
  const { active } = await container.ready;
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  active.postMessage({ kind: "loaded", urls });
}

function waiting(tell) {
  if (registration.waiting && registration.active) tell("waiting");
}

/** Goes on with the version that waits, or that another tab has taken. */
export function takeNewVersion() {
  wanted = true;
  if (registration?.waiting) registration.waiting.postMessage({ kind: "take over" });
  else location.reload();
}

/**
 * Asks the host for a newer version: a part of this one did not arrive, or is not what it should be, as when the site was
 * published anew while the page was open. `keepOffline` tells if there is one.
 */
export function seekNewVersion() {
  // Without a network there is no answer, and nothing to tell.
  registration?.update().catch(() => {});
}
