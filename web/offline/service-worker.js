// Keeps the site for visits without a network.
//
// The build writes `SITE` before this script (xtask/src/build/offline.rs): the files of one build with their SHA-256.
// What every visit needs is `files`; `parts` (the WebGPU engine) are kept once they were used. Models and Python are fetched
// by their checksums and kept in caches of their own (web/worker/src/fetch.rs, web/reference/reference.js): `stores`, which
// are completed here, Python's once it was used.
//
// One build is one cache. It is filled and checked before this worker is used, and never changed after, so that what a
// page loads belongs together, however the host is replaced meanwhile. A newer worker waits until no page of the older
// one is open, or until its user asks for it (offline.js); it never takes a page over that did not ask.

const SCOPE = new URL("./", self.location).href;
/** Other folders of the same host may hold other sites of Hunch. */
const CACHES = `hunch-site ${SCOPE} `;
const CACHE = CACHES + SITE.build;
/** How many files are fetched at once: a page may be at work beside it. */
const AT_ONCE = 4;

const parts = Object.assign({}, ...SITE.parts.map((part) => part.files));

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));

self.addEventListener("message", (event) => {
  const { kind, urls } = event.data ?? {};
  if (kind === "take over") event.waitUntil(self.skipWaiting());
  if (kind === "loaded") event.waitUntil(loaded(urls));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isPage = request.mode === "navigate";
  // A query names something else than a file of the site: models by their checksums.
  if (request.method !== "GET" || !url.href.startsWith(SCOPE) || (url.search && !isPage)) return;
  const path = decodeURI((url.origin + url.pathname).slice(SCOPE.length)) || "index.html";
  if (isPage && !SITE.files[path]) return;
  event.respondWith(isPage ? page(event, path) : file(event, path));
});

async function install() {
  try {
    await fill();
  } catch (error) {
    await caches.delete(CACHE);
    await notKept(error);
    throw error;
  }
}

/** Puts into the caches what is not there yet: every file, and of parts and stores what was used. */
async function fill() {
  const cache = await caches.open(CACHE);
  const older = await olderCaches();
  const used = await usedParts(older);
  const files = { ...SITE.files, ...Object.assign({}, ...used.map((part) => part.files)) };
  await forEach(Object.entries(files), ([path, sha256]) => keep(cache, path, sha256, older));
  for (const { name, folder, always, files } of SITE.stores) {
    const store = await caches.open(name);
    const isUsed = (await store.keys()).some(({ url }) => url.startsWith(SCOPE + folder));
    if (!always && !isUsed) continue;
    await forEach(Object.entries(files), ([path, sha256]) => keep(store, `${path}?sha256=${sha256}`, sha256, []));
  }
}

/** Keeps one file, from an older build if it is the same there. */
async function keep(cache, path, sha256, older) {
  const address = SCOPE + path;
  if (await cache.match(address)) return;
  for (const other of older) {
    const kept = await other.match(address);
    if (kept && (await digest(await kept.clone().arrayBuffer())) === sha256) return cache.put(address, kept);
  }
  // By its folder: many hosts redirect from index.html, and a redirected answer cannot stand for a page.
  const response = await fetch(path === "index.html" ? SCOPE : address, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  const bytes = await response.arrayBuffer();
  if ((await digest(bytes)) !== sha256) throw new Error(`${path} is not of this build`);
  await cache.put(address, whole(response, bytes));
}

/** What a page is answered. Where the cache is no longer whole, as when a user deletes a part of it, the host is asked. */
async function page(event, path) {
  const kept = await (await caches.open(CACHE)).match(SCOPE + path);
  if (kept && (await isWhole())) return kept;
  try {
    const response = await fetch(event.request);
    // The host's files may be newer ones; from here on all of them come from there.
    await caches.delete(CACHE);
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** What is answered for a file: this build's, or for a page that is still open from before, its own build's. */
async function file(event, path) {
  const address = SCOPE + path;
  const isMine = SITE.files[path] || parts[path];
  const kept = isMine ? await (await caches.open(CACHE)).match(address) : await inOlderCaches(address);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (parts[path] && response.ok) {
    event.waitUntil(keepPart(path, response.clone()));
  }
  return response;
}

async function keepPart(path, response) {
  try {
    const bytes = await response.arrayBuffer();
    if ((await digest(bytes)) === parts[path]) {
      await (await caches.open(CACHE)).put(SCOPE + path, whole(response, bytes));
    }
  } catch (error) {
    await notKept(error);
  }
}

/**
 * A page has loaded `urls`. If they are of this build, what it needs is kept, also what it had loaded before there was a
 * worker to see it, and what it loads later is seen.
 */
async function loaded(urls) {
  const paths = urls.filter((url) => url.startsWith(SCOPE)).map((url) => decodeURI(url.slice(SCOPE.length)));
  const code = paths.filter((path) => /\.(js|css|wasm)$/.test(path));
  if (!code.every((path) => SITE.files[path] || parts[path])) return;
  try {
    await fill();
    const cache = await caches.open(CACHE);
    const used = SITE.parts.filter((part) => paths.some((path) => part.files[path]));
    await forEach(used.flatMap((part) => Object.entries(part.files)), ([path, sha256]) => keep(cache, path, sha256, []));
  } catch (error) {
    await notKept(error);
  }
  await self.clients.claim();
  await tidy();
}

/** Removes older builds, unless a page may still be of one of them; while a newer one is coming, nothing. */
async function tidy() {
  const { installing, waiting } = self.registration;
  if (installing || waiting || (await pages()).length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
  }
  for (const { name, folder, files } of SITE.stores) {
    const wanted = new Set(Object.entries(files).map(([path, sha256]) => `${SCOPE}${path}?sha256=${sha256}`));
    const store = await caches.open(name);
    for (const { url } of await store.keys()) {
      if (url.startsWith(SCOPE + folder) && url.includes("?sha256=") && !wanted.has(url)) await store.delete(url);
    }
  }
}

async function isWhole() {
  const kept = await (await caches.open(CACHE)).keys();
  const addresses = new Set(kept.map(({ url }) => url));
  return Object.keys(SITE.files).every((path) => addresses.has(SCOPE + encodeURI(path)));
}

async function olderCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  return Promise.all(names.map((name) => caches.open(name)));
}

async function inOlderCaches(address) {
  for (const cache of await olderCaches()) {
    const kept = await cache.match(address);
    if (kept) return kept;
  }
}

/** The parts of which any build so far has kept something. */
async function usedParts(older) {
  const kept = (await Promise.all(older.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  return SITE.parts.filter(({ beginning }) => kept.some((url) => url.startsWith(SCOPE + beginning)));
}

/** Says to the pages of this site why they will not be there without a network. */
async function notKept(error) {
  const reason = error?.name === "QuotaExceededError" ? "full" : "failed";
  console.warn("The site is not kept for use without a network:", error);
  for (const page of await pages()) page.postMessage({ kind: "not kept", reason });
}

async function pages() {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(SCOPE));
}

/** A response of its own: without what belonged to the transfer, and never a redirected one. */
function whole(response, bytes) {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
  return new Response(bytes, { headers });
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Does something for each item, a few at a time. The first failure ends it. */
async function forEach(items, act) {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
