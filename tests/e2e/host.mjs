// A host of the site for scenarios that need one of their own: the site is in a subfolder, its files can be changed, cut
// off on their way or held back, and it can be switched off.

import { once } from "node:events";
import { createServer } from "node:http";
import { siteUrl } from "./browser.mjs";

const FOLDER = "/some/folder/";

/** What a file is cut off to. */
const CUT = 100_000;

/** What the site's own server says of a file that a host would say, too. */
const HEADERS = ["content-type", "content-security-policy"];

/** Starts a host of what HUNCH_URL serves. */
export async function openHost() {
  const changes = new Map();
  const cut = new Set();
  /** What is asked for of folders that are gone. */
  const missed = new Map();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request, response) {
    const { pathname, search } = new URL(request.url, "http://host");
    if (!pathname.startsWith(FOLDER)) return response.writeHead(404).end();
    const path = pathname.slice(FOLDER.length);
    const gone = [...missed.keys()].find((folder) => path.startsWith(folder));
    if (gone) {
      missed.get(gone).push(path);
      return response.writeHead(404).end();
    }
    const original = await fetch(siteUrl(path + search));
    const headers = Object.fromEntries(HEADERS.map((name) => [name, original.headers.get(name)]).filter(([, value]) => value));
    const change = changes.get(path || "index.html") ?? ((bytes) => bytes);
    const body = await change(Buffer.from(await original.arrayBuffer()));
    response.writeHead(original.status, { ...headers, "content-length": body.length, "cache-control": "no-cache" });
    if (!cut.has(path)) return response.end(body);
    response.write(body.subarray(0, CUT), () => setTimeout(() => response.destroy(), 200));
  }

  async function switchOn(port) {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  }
  await switchOn(0);
  const { port } = server.address();
  return {
    /** The site's address there. */
    url: `http://127.0.0.1:${port}${FOLDER}`,
    /** Replaces a file by what `change` makes of its bytes, or by itself again without one. */
    change: (path, change) => (change ? changes.set(path, change) : changes.delete(path)),
    /** Lets a file break off on its way, or not. */
    cut: (path, on = true) => (on ? cut.add(path) : cut.delete(path)),
    /** Removes a folder; gives a list of what is asked for of it from then on. */
    remove(folder) {
      missed.set(folder, []);
      return missed.get(folder);
    },
    switchOn: () => switchOn(port),
    async switchOff() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async close() {
      if (server.listening) await this.switchOff();
    },
  };
}
