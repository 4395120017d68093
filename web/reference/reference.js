// CPython for the page: fetches Pyodide and the tracer, keeps them, and runs programs with them where they can do no harm.
//
// A program runs in a worker of a sandboxed iframe. The iframe's origin is opaque: nothing in it can read this site's storage
// or cookies, and its policy (frame.html, together with the page's, which a `srcdoc` document inherits) lets it fetch
// nothing. So this script, which may, fetches the files and hands them over. What does not answer in time is ended
// with its iframe, whatever it is doing, and a new one is made; nothing else hangs on it.

import frame from "virtual:frame";

// Above the tracer's own limit (reference.py), and below the three seconds that a user waits at most. Both seeds of a program
// share it (check/runs.rs).
const MOST_MILLISECONDS = 2_600;
// Nothing that a program does in the time it has is as long; the page would be busy reading it.
const MOST_CHARACTERS = 48 << 20;
const CACHE = "hunch-reference";

/**
 * Python under one hash seed. Calls `tell(loaded, total)` with the bytes of its files while they arrive.
 *
 * What a program does to Python itself, on purpose or not (`math.pi = 3`), would be there for the next one, which would
 * then be judged by it. So each program has a Python of its own, and the next one's is started while it is looked at.
 */
export class Reference {
  #folder;
  #seed;
  #tell;
  #files = null;
  #python = null;
  /** The program that it belongs to. */
  #program = null;
  /** One that nothing has run in yet. */
  #spare = null;
  #waiting = Promise.resolve();
  /** How many milliseconds the last answer took. */
  took = 0;

  constructor(folder, seed, tell) {
    this.#folder = folder;
    this.#seed = seed;
    this.#tell = tell;
  }

  /**
   * Answers a question (reference.py), one after the other. `spent`: the milliseconds that another seed has taken of its
   * time. An error is one of a few words: see `Unanswered` in check/.
   */
  ask(question, spent) {
    const answer = this.#waiting.then(() => this.#answer(question, MOST_MILLISECONDS - spent));
    this.#waiting = answer.catch(() => {});
    return answer;
  }

  async #answer(question, limit) {
    this.#files ??= load(this.#folder, this.#tell);
    const files = await this.#files.catch((error) => {
      this.#files = null; // The next question tries again.
      throw error;
    });
    const python = this.#of(JSON.parse(question).source, files);
    try {
      await python.ready;
    } catch (error) {
      this.#end();
      throw error;
    }
    try {
      const begun = performance.now();
      const answer = await python.ask(question, limit);
      this.took = performance.now() - begun;
      return answer;
    } catch (error) {
      this.#end();
      throw error;
    } finally {
      this.#spare ??= new Python(files, this.#seed);
    }
  }

  #end() {
    this.#python?.end();
    this.#python = null;
  }

  /** The Python of a program: its own, or else the spare one, which is mostly there by then. */
  #of(program, files) {
    if (program !== this.#program) {
      this.#end();
      this.#program = program;
    }
    if (!this.#python) {
      this.#python = this.#spare ?? new Python(files, this.#seed);
      this.#spare = null;
    }
    return this.#python;
  }
}

/** The iframe's document, the only one that becomes a frame here (Trusted Types). */
const policy = globalThis.trustedTypes?.createPolicy("hunch-reference", { createHTML: () => frame });
const page = policy?.createHTML("") ?? frame;

/** A worker in an iframe of its own. */
class Python {
  #frame = document.createElement("iframe");
  #port;
  #answered = null;
  #timer = 0;
  /** Resolves when Python is there. */
  ready;

  constructor(files, seed) {
    const words = new MessageChannel();
    const alarms = new MessageChannel();
    this.#port = words.port1;
    this.ready = new Promise((resolve, reject) => {
      this.#port.onmessage = ({ data }) => {
        if (data.ready) resolve();
        else if ("id" in data) this.#answered?.(data);
        else reject(new Error(`crash: ${data.failed}`));
      };
      alarms.port1.onmessage = ({ data }) => {
        reject(new Error(`crash: ${data}`));
        this.#answered?.({ failed: data });
      };
    });
    this.ready.catch(() => {}); // Whoever waits is told; a spare one may have nobody.
    // Only scripts: without `allow-same-origin` the origin is opaque.
    this.#frame.setAttribute("sandbox", "allow-scripts");
    this.#frame.setAttribute("aria-hidden", "true");
    this.#frame.tabIndex = -1;
    this.#frame.hidden = true;
    this.#frame.title = "Python";
    this.#frame.addEventListener(
      "load",
      () => this.#frame.contentWindow?.postMessage({ ...files, seed }, "*", [words.port2, alarms.port2]),
      { once: true },
    );
    this.#frame.srcdoc = page;
    document.body.append(this.#frame);
  }

  ask(question, limit) {
    return new Promise((resolve, reject) => {
      this.#startTimer(limit, () => reject(new Error("time")));
      this.#answered = ({ answer, failed }) => {
        if (typeof answer !== "string") reject(new Error(`crash: ${failed}`));
        else if (answer.length > MOST_CHARACTERS) reject(new Error("long"));
        else resolve(answer);
      };
      this.#port.postMessage({ id: 1, question });
    }).finally(() => {
      clearTimeout(this.#timer);
      this.#answered = null;
    });
  }

  /** A timer that rings far too late has slept with the whole machine, and the program with it: it gets its time anew. */
  #startTimer(limit, ring) {
    const begun = performance.now();
    this.#timer = setTimeout(() => {
      if (performance.now() - begun < 2 * limit) ring();
      else this.#startTimer(limit, ring);
    }, limit);
  }

  end() {
    this.#port.close();
    this.#frame.remove();
  }
}

/** Fetches all files, as blobs: iframes then share one copy. */
async function load(folder, tell) {
  const cache = await globalThis.caches?.open(CACHE).catch(() => null);
  const { files } = await manifest(folder, cache);
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  const loaded = {};
  const progress = (name, bytes) => {
    loaded[name] = bytes;
    tell(Object.values(loaded).reduce((sum, bytes) => sum + bytes, 0), total);
  };
  const get = async (name, type) => {
    const bytes = await file(folder, name, files[name], cache, (bytes) => progress(name, bytes));
    return new Blob([bytes], { type });
  };
  const [script, wasm, library, tracer] = await Promise.all([
    get("worker.js", "text/javascript"),
    get("pyodide.asm.wasm", "application/wasm"),
    get("python_stdlib.zip", "application/zip"),
    get("tracer.json", "application/json"),
  ]);
  return { script, wasm, library, tracer };
}

/** The names, sizes and checksums of the files; without a network, those of the last visit. */
async function manifest(folder, cache) {
  const address = `${folder}manifest.json`;
  try {
    const response = await fetch(address, { cache: "no-cache" });
    if (!response.ok) throw new Error(String(response.status));
    const found = await response.clone().json();
    await cache?.put(address, response).catch(() => {});
    return found;
  } catch (error) {
    const kept = await cache?.match(address);
    if (kept) return kept.json();
    throw new Error(`network: ${address} (${error.message})`);
  }
}

/** A file, from the cache where it is there and whole. */
async function file(folder, name, expected, cache, progress) {
  // With the checksum in the address, no cache can ever give another version.
  const address = new URL(`${folder}${name}?sha256=${expected.sha256}`, document.baseURI).href;
  const kept = await cache?.match(address);
  if (kept) {
    const bytes = await kept.arrayBuffer();
    if (await is(expected, bytes)) {
      progress(bytes.byteLength);
      return bytes;
    }
  }
  let bytes;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(String(response.status));
    bytes = await stream(response, progress);
  } catch (error) {
    throw new Error(`network: ${folder}${name} (${error.message})`);
  }
  if (!(await is(expected, bytes))) throw new Error(`damaged: ${folder}${name}`);
  await keep(cache, address, bytes);
  return bytes;
}

async function stream(response, progress) {
  const parts = [];
  let count = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    parts.push(value);
    count += value.byteLength;
    progress(count);
  }
}

async function is({ bytes, sha256 }, buffer) {
  if (buffer.byteLength !== bytes) return false;
  // Where the page is not served securely there are no digests, as there are no caches.
  if (!crypto.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", buffer));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

/** Keeps a file and drops its other versions. Best effort: without room it is fetched again at the next visit. */
async function keep(cache, address, bytes) {
  try {
    const name = address.split("?")[0];
    for (const { url } of (await cache?.keys()) ?? []) {
      if (url.split("?")[0] === name && url !== address) await cache.delete(url);
    }
    await cache?.put(address, new Response(bytes));
  } catch {
    // As above.
  }
}
