// Long lines go on below, further in than they begin: in Python the left edge has a meaning.

import { RangeSetBuilder } from "@codemirror/state";
import { Decoration, EditorView, ViewPlugin } from "@codemirror/view";

/** Deeper lines go on as lines of this depth do: on a phone there is no room for more. */
const DEEPEST = 4;

/** A class for each depth: the page's content security policy allows no styles in attributes. */
const byDepth = Array.from({ length: DEEPEST + 1 }, (_, depth) => Decoration.line({ class: `hunch-depth-${depth}` }));

function depths(view) {
  const decorations = new RangeSetBuilder();
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      const indent = line.text.match(/^\s*/)[0].replaceAll("\t", "    ").length;
      decorations.add(line.from, line.from, byDepth[Math.min(Math.floor(indent / 4), DEEPEST)]);
      at = line.to + 1;
    }
  }
  return decorations.finish();
}

const hanging = ViewPlugin.define(
  (view) => ({
    decorations: depths(view),
    update(update) {
      if (update.docChanged || update.viewportChanged) this.decorations = depths(update.view);
    },
  }),
  { decorations: (plugin) => plugin.decorations },
);

/** What goes on below starts two columns further in than the line does. */
const indents = EditorView.theme(
  Object.fromEntries(
    byDepth.map((_, depth) => [
      `.cm-line.hunch-depth-${depth}`,
      {
        paddingLeft: `calc(var(--space-3) + ${depth * 4 + 2}ch)`,
        textIndent: `-${depth * 4 + 2}ch`,
      },
    ]),
  ),
);

/** Wrapping: nothing of a line, and nothing beside it, is beyond the edge. */
export function wrapping() {
  return [EditorView.lineWrapping, hanging, indents];
}
