// The paused place: the current line, its mark in the gutter, and the values
// at line ends.

import { RangeSetBuilder, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, WidgetType, gutterLineClass } from "@codemirror/view";

/**
 * Sets the paused place, or null for none: `{line, kind, provenance, values,
 * note}` where `kind` is the event, each of the values `{line, name, value,
 * truth, changed, doubtful, provenance, title}` (`truth`: what CPython has
 * instead, if it contradicts) and `note` null or `{text, kind}` for the current line's end.
 */
export const setPaused = StateEffect.define();

const MAX_INLINE = 36;
const MAX_VALUES_A_LINE = 4;

class Values extends WidgetType {
  constructor(values, note) {
    super();
    this.values = values;
    this.note = note;
    this.key = JSON.stringify([values, note]);
  }

  eq(other) {
    return this.key === other.key;
  }

  toDOM() {
    const box = document.createElement("span");
    box.className = "hunch-values";
    // The stack panel says the same in order; here it would interrupt the code.
    box.setAttribute("aria-hidden", "true");
    for (const value of this.values.slice(0, MAX_VALUES_A_LINE)) {
      box.append(chip(value));
    }
    if (this.values.length > MAX_VALUES_A_LINE) {
      const more = document.createElement("span");
      more.className = "hunch-more";
      more.textContent = `+${this.values.length - MAX_VALUES_A_LINE}`;
      more.title = this.values.slice(MAX_VALUES_A_LINE).map(({ name, value }) => `${name} = ${value}`).join("\n");
      box.append(more);
    }
    if (this.note) {
      const note = document.createElement("span");
      note.className = `hunch-note hunch-note-${this.note.kind}`;
      note.textContent = shorten(this.note.text);
      note.title = this.note.text;
      box.append(note);
    }
    return box;
  }

  ignoreEvent() {
    return false;
  }
}

function chip({ name, value, truth, changed, doubtful, provenance, title }) {
  const chip = document.createElement("span");
  chip.className = `hunch-value hunch-${provenance}`;
  if (changed) chip.classList.add("hunch-changed");
  if (doubtful) chip.classList.add("hunch-doubtful");
  chip.title = title;
  const label = document.createElement("span");
  label.className = "hunch-name";
  label.textContent = `${name} = `;
  chip.append(label, shorten(value));
  if (typeof truth === "string") {
    const right = document.createElement("span");
    right.className = "hunch-truth";
    right.textContent = shorten(truth);
    chip.append(right);
  }
  return chip;
}

function shorten(text) {
  const points = [...text];
  return points.length > MAX_INLINE ? `${points.slice(0, MAX_INLINE - 1).join("")}…` : text;
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
    const places = Map.groupBy(
      place.values.filter(({ line }) => line >= 1 && line <= doc.lines),
      ({ line }) => line,
    );
    const lines = [...new Set([...places.keys(), ...(current ? [current] : [])])].sort((a, b) => a - b);
    for (const number of lines) {
      const line = doc.line(number);
      const here = number === current;
      if (here) {
        const classes = `hunch-current hunch-current-${place.provenance} hunch-event-${place.kind}`;
        decorations.add(line.from, line.from, Decoration.line({ class: classes }));
        marks.add(line.from, line.from, currentGutter);
      }
      const values = places.get(number) ?? [];
      const note = here ? place.note : null;
      if (values.length > 0 || note) {
        decorations.add(line.to, line.to, Decoration.widget({ widget: new Values(values, note), side: 1 }));
      }
    }
  }
  return { place, decorations: decorations.finish(), gutter: marks.finish() };
}

/** The field, its decorations and its gutter mark. */
export function pausedPlace() {
  return paused;
}
