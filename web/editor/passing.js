// Where a prediction is that is under way: the line of the last state that it has passed. The program is still paused where the
// current line is, so this one is marked beside it, and nothing is scrolled: whoever reads the code goes on reading.

import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";

/** Sets the line, from 1; 0 for none. */
export const setPassing = StateEffect.define();

const mark = Decoration.line({ class: "hunch-passing" });

const passing = StateField.define({
  create: () => Decoration.none,
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setPassing)) return at(transaction.state.doc, effect.value);
    }
    return transaction.docChanged ? Decoration.none : value;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function at(doc, line) {
  return line >= 1 && line <= doc.lines ? Decoration.set(mark.range(doc.line(line).from)) : Decoration.none;
}

/** The field and its decoration. */
export function passingLine() {
  return passing;
}
