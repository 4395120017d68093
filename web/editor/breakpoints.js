// Breakpoints: a set of line starts that moves with the text, and their gutter.

import { RangeSet, StateEffect, StateField } from "@codemirror/state";
import { GutterMarker, gutter } from "@codemirror/view";

const toggle = StateEffect.define({ map: (at, changes) => changes.mapPos(at) });
const replaceAll = StateEffect.define();
const setConditions = StateEffect.define();

/** A dot; `condition`: when it stops, in words, if that is not always. Such a one has another shape (theme.js). */
class Breakpoint extends GutterMarker {
  constructor(condition = "") {
    super();
    this.condition = condition;
  }

  eq(other) {
    return this.condition === other.condition;
  }

  toDOM() {
    const dot = document.createElement("span");
    dot.className = "hunch-breakpoint";
    dot.classList.toggle("hunch-conditional", this.condition !== "");
    dot.title = this.condition;
    return dot;
  }
}

const plain = new Breakpoint();

const breakpoints = StateField.define({
  create: () => RangeSet.empty,
  update(set, transaction) {
    if (transaction.docChanged) {
      set = snapToLines(set.map(transaction.changes), transaction.newDoc);
    }
    for (const effect of transaction.effects) {
      if (effect.is(toggle)) {
        let present = false;
        set.between(effect.value, effect.value, () => {
          present = true;
        });
        set = present
          ? set.update({ filter: (from) => from !== effect.value })
          : set.update({ add: [plain.range(effect.value)] });
      } else if (effect.is(replaceAll)) {
        const known = markers(set);
        set = RangeSet.of(effect.value.map((at) => (known.get(at) ?? plain).range(at)));
      } else if (effect.is(setConditions)) {
        const { doc } = transaction.state;
        const marker = (at) => new Breakpoint(effect.value.get(doc.lineAt(at).number));
        set = RangeSet.of([...markers(set).keys()].map((at) => marker(at).range(at)));
      }
    }
    return set;
  },
});

/** The markers of a set by their places, in their order. */
function markers(set) {
  const found = new Map();
  for (const cursor = set.iter(); cursor.value; cursor.next()) found.set(cursor.from, cursor.value);
  return found;
}

/** An edit can join lines or push a marker into one: keep one marker a line, at its start. */
function snapToLines(set, doc) {
  const starts = new Map([...markers(set)].map(([at, marker]) => [doc.lineAt(at).from, marker]));
  return RangeSet.of([...starts].sort(([a], [b]) => a - b).map(([at, marker]) => marker.range(at)));
}

/** The lines (from 1, ascending) that have a breakpoint. */
export function breakpointLines(state) {
  const lines = [];
  for (const cursor = state.field(breakpoints).iter(); cursor.value; cursor.next()) {
    lines.push(state.doc.lineAt(cursor.from).number);
  }
  return lines;
}

/** Sets or removes the breakpoint of the line that holds `position`. */
export function toggleBreakpoint(view, position) {
  view.dispatch({ effects: toggle.of(view.state.doc.lineAt(position).from) });
}

/** Replaces all breakpoints; lines outside the text are left out. */
export function placeBreakpoints(view, lines) {
  const { doc } = view.state;
  const inside = [...new Set(lines)].filter((line) => line >= 1 && line <= doc.lines).sort((a, b) => a - b);
  view.dispatch({ effects: replaceAll.of(inside.map((line) => doc.line(line).from)) });
}

/** Says when the breakpoints stop that do not always: `[line, words]` of each. */
export function showConditions(view, conditions) {
  view.dispatch({ effects: setConditions.of(new Map(conditions)) });
}

/** The field and its gutter. `press(view, position)` is told of a click beside a line, and says whether it was for it. */
export function breakpointGutter(press) {
  return [
    breakpoints,
    gutter({
      class: "hunch-breakpoints",
      markers: (view) => view.state.field(breakpoints),
      renderEmptyElements: true,
      initialSpacer: () => plain,
      domEventHandlers: {
        mousedown: (view, line) => press(view, line.from),
      },
    }),
  ];
}
