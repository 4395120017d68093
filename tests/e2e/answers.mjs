// An engine whose answers the test writes: in the place of the inference worker, so that what the page does with a
// prediction can be asserted, whatever the model would say. Nothing is loaded and nothing computed.

/**
 * Options of `openPage` for a visitor who left `text` (with more of their `work`, as the page keeps it), and whose engine
 * answers by `answer(request, pass, given)`. That runs in the page and knows nothing of the test but `given`. It gives the
 * answer's fields beside its `id`, such as `{predictions}` (see `predicted`), `{value, probability}` or `{error}`; null: it
 * never answers. `pass(steps, state)` tells of a state on the way of a careful prediction. What was asked is in the page's
 * `asked`, oldest first.
 */
export function answering(text, answer, given = {}, work = {}) {
  return {
    async prepare(page) {
      const kept = JSON.stringify({ text, breakpoints: [], example: null, own: text, ...work });
      await page.addInitScript((kept) => {
        // Also runs in the frame of CPython, which has no storage.
        if (origin !== "null" && !localStorage.getItem("hunch.work")) localStorage.setItem("hunch.work", kept);
      }, kept);
      await page.addInitScript(`(${replaceWorker})(${answer}, ${JSON.stringify(given)})`);
    },
  };
}

/** A prediction as the engine says it; `locals`: the probabilities of those that changed; `more`: its other fields. */
export function predicted(state, probability = 0.9, { locals = {}, ...more } = {}) {
  const confidence = { event: probability, line: probability, value: null, output: null, locals };
  return { state, probability, confidence, ...more };
}

/**
 * Answers along a run whose states are known: `given.states`, the start first. A watch comes to `given.values[expression]`:
 * `{value, probability}` and the like, or one of these a state.
 */
export function alongRun({ action, state }, pass, { states, values }) {
  const told = ({ event, frames }) => JSON.stringify([event, frames.map((frame) => [frame.function, frame.line, frame.locals])]);
  const at = states.findIndex((other) => told(other) === told(state));
  if (at < 0) return { error: "the test knows no such state" };
  if (action.kind === "evaluate") {
    const value = values[action.expression];
    return Array.isArray(value) ? value[at] : value;
  }
  const depth = state.frames.length;
  const stops = {
    step_into: () => true,
    step_over: (other) => other.frames.length <= depth,
    step_return: (other) => other.event === "return" && other.frames.length === depth,
    breakpoint: (other) => other.event === "line" && action.lines.includes(other.frames.at(-1).line),
    continue: () => false,
    inv_step_into: () => true,
    inv_step_over: (other) => other.frames.length <= depth,
    inv_step_call: (other) => other.event === "call" && other.frames.length === depth,
  };
  const backward = action.kind.startsWith("inv_");
  const way = backward ? states.slice(0, at).reverse() : states.slice(at + 1);
  const found = way.find(stops[action.kind]) ?? way.at(-1);
  const locals = Object.fromEntries(Object.keys(found.frames.at(-1)?.locals ?? {}).map((name) => [name, 0.9]));
  const confidence = { event: 0.9, line: 0.9, value: null, output: null, locals };
  return { predictions: [{ state: { ...found, output: backward ? "" : found.output }, probability: 0.9, confidence }] };
}

/** The same, taken state by state where a careful prediction is asked for: each state on the way is told. */
export const carefullyAlongRun = `(request, pass, given) => {
  const said = (${alongRun})(request, pass, given);
  const { action, mode, state } = request;
  const jumps = ["step_over", "step_return", "breakpoint", "continue"].includes(action.kind);
  if (mode !== "careful" || !jumps || !said.predictions) return said;
  const told = ({ event, frames }) => JSON.stringify([event, frames.map((frame) => [frame.function, frame.line, frame.locals])]);
  const place = (state) => given.states.findIndex((other) => told(other) === told(state));
  const [prediction] = said.predictions;
  const way = given.states.slice(place(state) + 1, place(prediction.state));
  way.forEach((state, index) => pass(index + 1, state));
  // What is printed on the way is told at its end.
  const output = [...way, prediction.state].map((state) => state.output).join("");
  Object.assign(prediction, { state: { ...prediction.state, output }, steps: way.length + 1 });
  return said;
}`;

/** Runs in the page, before anything else. */
function replaceWorker(answer, given) {
  globalThis.asked = [];
  const ready = {
    backend: "cpu", adapter: null, software: false, tokens_per_second: 1000, parameters: 1, context: 1024, build: "answers",
  };
  class Answering extends EventTarget {
    constructor({ name }) {
      super();
      this.cancelled = new Set();
      // The page takes a worker that does not hold the lock of its name for one that is gone.
      this.locked = new Promise((locked) => {
        navigator.locks.request(name, () => {
          locked();
          return new Promise(() => {});
        });
      });
    }

    say(message) {
      if (!this.ended) this.dispatchEvent(new MessageEvent("message", { data: message }));
    }

    async postMessage({ load, predict, cancel }) {
      await this.locked;
      if (load) this.say({ ready });
      if (cancel) this.cancelled.add(cancel.id);
      if (!predict) return;
      globalThis.asked.push(predict);
      const pass = (steps, state) => this.say({ passed: { id: predict.id, steps, state, probability: 1 } });
      const said = await answer(predict, pass, given);
      // Later, as a worker's answers come.
      await new Promise((later) => setTimeout(later, 5));
      if (said === null || this.cancelled.has(predict.id)) return;
      const more = said.predictions ? { history_used: 0, milliseconds: 1 } : {};
      this.say({ answer: { id: predict.id, ...more, ...said } });
    }

    terminate() {
      this.ended = true;
    }
  }
  const Other = globalThis.Worker;
  globalThis.Worker = function (script, options) {
    return String(script).includes("/engine/") ? new Answering(options) : new Other(script, options);
  };
}
