// Typing over a selection. Left to itself the browser deletes what is selected and puts the new character into an element
// that has the look of the deleted one in its `style`: an inline style, which the page's content security policy refuses.
// So the editor is told what was typed before the browser does anything.

import { EditorView } from "@codemirror/view";

/** Replaces what is selected by the editor's own means: with its closing brackets, and as one step of its history. */
export function typing() {
  return EditorView.domEventHandlers({
    beforeinput(event, view) {
      const { main } = view.state.selection;
      // What is composed of several keys (accents, other scripts) is the browser's until it is done.
      if (event.inputType !== "insertText" || !event.data || event.isComposing || main.empty) return false;
      const insert = () => view.state.update(view.state.replaceSelection(event.data), { userEvent: "input.type", scrollIntoView: true });
      const handlers = view.state.facet(EditorView.inputHandler);
      if (!handlers.some((handle) => handle(view, main.from, main.to, event.data, insert))) view.dispatch(insert());
      return true; // Which also keeps the browser from doing it.
    },
  });
}
