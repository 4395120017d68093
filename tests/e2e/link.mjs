// Links made here, as the page makes them (web/src/link.rs): they put the page into a known state without a model.

import { deflateRawSync } from "node:zlib";

/** The fragment that holds `shared`: `{text, breakpoints, conditions, change_stops, watches, input, mode, start, actions}`. */
export function fragment(shared, version = "v4") {
  return `#${version}.${deflateRawSync(JSON.stringify(shared)).toString("base64url")}`;
}

/** A state that stands at `line` of the last of `frames`, each `[function, line, locals]`; `more`: its other fields. */
export function stateAt(frames, more = {}) {
  const whole = frames.map(([name, line, locals]) => ({ function: name, line, locals, loops: {}, pending: [] }));
  return { event: "line", frames: whole, aliases: [], value: null, output: "", exit: null, ...more };
}

/** The action that gives locals of a frame other values. */
export function edit(frame, locals) {
  return { kind: "edit", frame, locals };
}

/** Takes the steps that the link holds. */
export async function takeSteps(page) {
  await page.getByRole("button", { name: "Take these steps" }).click();
}
