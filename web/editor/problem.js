// The line that cannot be read, marked where it stands, with the reason at its end.

import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, WidgetType } from "@codemirror/view";

/** Sets the problem, `{from, text}` with the line's start, or null for none. */
export const setProblem = StateEffect.define();

class Reason extends WidgetType {
  constructor(text) {
    super();
    this.text = text;
  }

  eq(other) {
    return this.text === other.text;
  }

  toDOM() {
    const reason = document.createElement("span");
    reason.className = "hunch-reason";
    // The message below the program says the same to screen readers.
    reason.setAttribute("aria-hidden", "true");
    reason.textContent = this.text;
    return reason;
  }
}

const problem = StateField.define({
  create: () => Decoration.none,
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setProblem)) return build(transaction.state.doc, effect.value);
    }
    // It stays where it was until the text has been read again: a mark that comes and goes at every key would be in the way.
    return value.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function build(doc, problem) {
  if (!problem) return Decoration.none;
  const line = doc.lineAt(problem.from);
  return Decoration.set([
    Decoration.line({ class: "hunch-problem" }).range(line.from),
    Decoration.widget({ widget: new Reason(problem.text), side: 2 }).range(line.to),
  ]);
}

/** The field and its decorations. */
export function problemLine() {
  return problem;
}
