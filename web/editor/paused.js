// The paused place: the current line, its mark in the gutter, and the values
// at line ends.

import { RangeSetBuilder, StateEffect, StateField, countColumn } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, WidgetType, gutterLineClass } from "@codemirror/view";
import { besideLines, isShort } from "./beside.js";
import { values } from "./hover.js";

/**
 * Sets the paused place, or null for none: `{line, kind, provenance, values,
 * loops, note, names, lines}` where `kind` is the event, each of the values `{line, scope,
 * name, value, truth, changed, doubtful, provenance, title}` (`scope`: whose it
 * is, if not the function's own; `truth`: what CPython has instead, if it
 * contradicts), each of the loops `{line, text}` and `note` null or
 * `{text, kind}` for the current line's end; each of the names `{name, value,
 * how, doubtful, provenance}`, which they are on these `lines`.
 */
export const setPaused = StateEffect.define();

const MAX_INLINE = 36;
const MAX_NOTE = 80;
const MAX_VALUES_A_LINE = 4;

/** Values with more characters than this are shortened where a line has little room left; others keep their width. */
const SHORT = 14;

class Values extends WidgetType {
  constructor(shown) {
    super();
    this.shown = shown;
    this.key = JSON.stringify(shown);
  }

  eq(other) {
    return this.key === other.key;
  }

  toDOM(view) {
    const { columns } = this.shown;
    const box = document.createElement("span");
    box.className = "hunch-values";
    // From it the styles know how much room the line leaves (theme.js).
    box.style.setProperty("--columns", columns);
    this.fill(box, false);
    // A finger sees no titles: a touch shows what is cut, and another one cuts it again. The cursor stays where it is, and so
    // does a phone's keyboard.
    const opens = () => box.classList.contains("hunch-whole") || isCut(box);
    box.addEventListener("mousedown", (event) => {
      if (opens()) event.preventDefault();
    });
    box.addEventListener("click", () => {
      if (!opens()) return;
      const hasFocus = box.contains(view.root.activeElement);
      this.fill(box, !box.classList.contains("hunch-whole"));
      if (hasFocus) box.querySelector("button")?.focus({ preventScroll: true });
      view.requestMeasure();
    });
    return box;
  }

  /** Puts the values there: as many and as much of them as leave the lines quiet, or the `whole` of them. */
  fill(box, whole) {
    const { values, loop, note } = this.shown;
    const cut = whole ? (text) => text : shorten;
    const shown = whole ? values : values.slice(0, MAX_VALUES_A_LINE);
    const more = values.slice(MAX_VALUES_A_LINE);
    box.classList.toggle("hunch-whole", whole);
    box.replaceChildren(...shown.flatMap((value) => chips(value, cut)));
    // What went wrong comes first, and in full: it is what the line is looked at for.
    const raised = note?.kind === "exception";
    if (raised) box.prepend(words("hunch-note hunch-note-exception", note.text));
    if (more.length > 0) box.append(moreButton(more, whole));
    if (loop) box.append(words("hunch-loop", loop.text));
    if (note && !raised) box.append(words("hunch-note", cut(note.text, MAX_NOTE), note.text));
    // The stack panel says the same in order; here it would interrupt the code.
    for (const part of box.querySelectorAll(":scope > :not(button)")) part.setAttribute("aria-hidden", "true");
    box.classList.toggle("hunch-opens", whole || more.length > 0 || isShortened(box));
  }

  /** The keys of its button are no keys of the code. */
  ignoreEvent({ type, target }) {
    return type.startsWith("key") && target.nodeName === "BUTTON";
  }
}

/** What counts the values that a line is too short for, and shows them, or puts them away again. */
function moreButton(more, whole) {
  const button = document.createElement("button");
  const told = more.map(({ name, value }) => `${name} = ${value}`);
  button.type = "button";
  button.className = "hunch-more";
  button.textContent = `${whole ? "−" : "+"}${more.length}`;
  button.title = told.join("\n");
  button.setAttribute("aria-label", `${button.textContent}: ${told.join("; ")}`);
  button.setAttribute("aria-expanded", String(whole));
  return button;
}

/** Whether the texts of some values end early. */
function isShortened(box) {
  return [...box.children].some((part) => part.textContent.endsWith("…"));
}

/** Whether there is more of the values than is seen: in number, in text, or in the room that the line leaves. */
function isCut(box) {
  return box.classList.contains("hunch-opens") || [...box.children].some(isShort);
}

function words(className, text, title = "") {
  const words = document.createElement("span");
  words.className = className;
  words.textContent = text;
  words.title = title;
  return words;
}

/** A value, and what CPython has instead: the true one must not be cut off because the wrong one is long. */
function chips({ scope, name, value, truth, changed, doubtful, provenance, title }, cut) {
  const chip = document.createElement("span");
  chip.className = `hunch-value hunch-${provenance}`;
  if (changed) chip.classList.add("hunch-changed");
  if (doubtful) chip.classList.add("hunch-doubtful");
  chip.title = title;
  const label = document.createElement("span");
  label.className = "hunch-name";
  label.textContent = `${name} = `;
  const shown = cut(value, MAX_INLINE);
  const length = (scope?.length ?? 0) + name.length + shown.length;
  if (length > SHORT) chip.classList.add("hunch-long");
  if (scope) chip.append(words("hunch-scope", `${scope} `));
  chip.append(label, shown);
  // On a narrow screen the shortest come first (theme.js).
  chip.style.setProperty("--length", length);
  if (!truth) return [chip];
  return [chip, words("hunch-value hunch-confirmed hunch-truth", cut(truth, MAX_INLINE), title)];
}

function shorten(text, most) {
  const points = [...text];
  return points.length > most ? `${points.slice(0, most - 1).join("")}…` : text;
}

/** How wide a line is, in letters of the code's type; those of scripts that it does not have are about twice as wide. */
function columnsOf(text) {
  const wide = [...text].filter((letter) => letter.codePointAt(0) >= 0x1100).length;
  return countColumn(text, 4) + wide;
}

const currentGutter = new (class extends GutterMarker {
  elementClass = "hunch-current-gutter";
})();

const paused = StateField.define({
  create: () => ({ place: null, decorations: Decoration.none, gutter: Decoration.none }),
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setPaused)) return build(transaction.state, effect.value);
    }
    // What was predicted was predicted for the old text.
    return transaction.docChanged ? build(transaction.state, null) : value;
  },
  provide: (field) => [
    EditorView.decorations.from(field, (value) => value.decorations),
    gutterLineClass.from(field, (value) => value.gutter),
  ],
});

function build(state, place) {
  const decorations = new RangeSetBuilder();
  const marks = new RangeSetBuilder();
  const { doc } = state;
  if (place) {
    const current = place.line >= 1 && place.line <= doc.lines ? place.line : 0;
    const inText = ({ line }) => line >= 1 && line <= doc.lines;
    const places = Map.groupBy(place.values.filter(inText), ({ line }) => line);
    const loops = new Map(place.loops.filter(inText).map((loop) => [loop.line, loop]));
    const lines = [...new Set([...places.keys(), ...loops.keys(), ...(current ? [current] : [])])].sort((a, b) => a - b);
    for (const number of lines) {
      const line = doc.line(number);
      const here = number === current;
      if (here) {
        const classes = `hunch-current hunch-current-${place.provenance} hunch-event-${place.kind}`;
        decorations.add(line.from, line.from, Decoration.line({ class: classes }));
        marks.add(line.from, line.from, currentGutter);
      }
      const shown = { values: places.get(number) ?? [], loop: loops.get(number) ?? null, note: here ? place.note : null };
      if (shown.values.length > 0 || shown.loop || shown.note) {
        const widget = new Values({ ...shown, columns: columnsOf(line.text) });
        decorations.add(line.to, line.to, Decoration.widget({ widget, side: 1 }));
      }
    }
  }
  return { place, decorations: decorations.finish(), gutter: marks.finish() };
}

/** Whether a place is shown. */
export function isPaused(state) {
  return state.field(paused).place !== null;
}

/** The field, its decorations, its gutter mark, and the values of its names. */
export function pausedPlace() {
  const placeOf = (state) => state.field(paused).place;
  const isNew = ({ effects }) => effects.some((effect) => effect.is(setPaused));
  return [paused, besideLines(paused), values(placeOf, isNew, (found) => chips({ ...found, title: "" }, (text) => text))];
}
