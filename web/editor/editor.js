// The page's code editor: CodeMirror 6 in a shadow root, where its styles are
// adopted style sheets, so that the page's content security policy needs no
// exception. It knows text, breakpoints and one paused place; what these mean
// is the application's business.

import { Compartment, EditorState, Facet, Transaction } from "@codemirror/state";
import {
  EditorView,
  drawSelection,
  dropCursor,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore, undo } from "@codemirror/commands";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { python } from "@codemirror/lang-python";
import { breakpointGutter, breakpointLines, placeBreakpoints, showConditions, toggleBreakpoint } from "./breakpoints.js";
import { passingLine, setPassing } from "./passing.js";
import { isPaused, pausedPlace, setPaused } from "./paused.js";
import { problemLine, setProblem } from "./problem.js";
import { highlightStyle, theme } from "./theme.js";
import { typing } from "./typing.js";
import { wrapping } from "./wrapping.js";

/** How much of the code above and below the current line is to be seen with it, in pixels. */
const MARGIN = 48;

/** How much stays free below the current line, in pixels, so that it is seen to end. */
const ROOM_BELOW = 8;

/** Whether lines are picked. */
const pickingLines = Facet.define({ combine: (values) => values.includes(true) });
const picked = [pickingLines.of(true), EditorView.editorAttributes.of({ class: "hunch-picking" })];

/** The editor that was opened before the application was there. */
let early = null;

/** One editor in a host element; the host becomes a shadow host. */
export class Editor {
  /**
   * Opens an editor before the application is there, in the shell that stands for it, so that its user need not wait.
   * `words`: its `label` for screen readers, and the `hint` that stands there while it is empty.
   */
  static openEarly(host, text, breakpoints, words) {
    early = new Editor(host, words, text);
    early.onChange = () => (early.changed = true);
    early.setBreakpoints(breakpoints);
  }

  /** Fills the early editor, if it is still early and nobody has typed into it. */
  static fillEarly(text, breakpoints) {
    if (!early || early.changed || early.marked) return;
    early.setText(text);
    early.setBreakpoints(breakpoints);
  }

  /**
   * The application's editor: the early one, if there is one, put in the place of `host` with its text, its undo and its
   * focus, or a new one.
   * @param {HTMLElement} host
   * @param {(text: string) => void} onChange after the text changed by typing, pasting or undoing
   * @param {(lines: Uint32Array) => void} onBreakpoints after the set of breakpoint lines changed
   * @param {(line: number) => void} onPick after a line's number was clicked while lines are picked
   * @param {string} label what it is, for screen readers
   * @param {string} hint what stands there while it is empty
   */
  static open(host, onChange, onBreakpoints, onPick, label, hint) {
    const editor = early ?? new Editor(host, { label, hint });
    if (early) replace(host, early);
    early = null;
    editor.onChange = onChange;
    editor.onBreakpoints = onBreakpoints;
    editor.onPick = onPick;
    document.getElementById("shell")?.remove();
    return editor;
  }

  constructor(host, { label, hint }, text = "") {
    const root = host.attachShadow({ mode: "open" });
    this.host = host;
    this.onChange = () => {};
    this.onBreakpoints = () => {};
    this.onPick = null;
    this.picking = new Compartment();
    this.looked = 0;
    this.width = 0;
    this.changed = false;
    this.marked = false;
    this.placed = false;
    // Who comes by Tab goes on by Tab, and one that indents would end the session: it does for who types, or has clicked to.
    this.typing = false;
    const moves = ({ state }) => !this.typing || isPaused(state);
    const indent = { key: "Tab", run: (view) => !moves(view) && indentMore(view), shift: (view) => !moves(view) && indentLess(view) };
    const press = (view, from) => {
      const picks = view.state.facet(pickingLines);
      if (picks) this.onPick(view.state.doc.lineAt(from).number);
      else {
        toggleBreakpoint(view, from);
        this.marked ||= early === this;
      }
      return true;
    };
    // For the page's layout: on a phone the editor is as high as its lines (styles/layout.css), and in the clean view its type is
    // as large as they let it be (styles/views.css).
    const measure = ({ doc }) => {
      const { style } = document.documentElement;
      style.setProperty("--rows", doc.lines);
      let columns = 0;
      for (const line of doc.iterLines()) columns = Math.max(columns, line.length);
      style.setProperty("--columns", columns);
    };
    let known = "";
    this.view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: text,
        extensions: [
          breakpointGutter(press),
          lineNumbers({ domEventHandlers: { mousedown: (view, line) => press(view, line.from) } }),
          this.picking.of([]),
          pausedPlace(),
          passingLine(),
          problemLine(),
          wrapping(),
          highlightSpecialChars(),
          history(),
          drawSelection(),
          dropCursor(),
          indentOnInput(),
          indentUnit.of("    "),
          EditorState.tabSize.of(4),
          bracketMatching(),
          closeBrackets(),
          python(),
          syntaxHighlighting(highlightStyle),
          theme,
          placeholder(hint),
          keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indent]),
          EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", tabindex: "0" }),
          // A click where the cursor is already changes no selection.
          typing(),
          EditorView.domEventHandlers({
            mousedown: () => void (this.placed = this.typing = true),
            blur: () => void (this.typing = false),
          }),
          EditorView.updateListener.of((update) => {
            if (update.transactions.some((t) => ["select", "input", "delete", "move", "undo", "redo"].some((kind) => t.isUserEvent(kind)))) {
              this.placed = true;
            }
            if (update.docChanged) measure(update.state);
            if (update.docChanged && !update.transactions.some((t) => t.annotation(Transaction.remote))) {
              this.typing = true;
              this.onChange(update.state.doc.toString());
            }
            const lines = breakpointLines(update.state);
            const key = lines.join();
            if (key !== known) {
              known = key;
              this.onBreakpoints(Uint32Array.from(lines));
            }
          }),
        ],
      }),
    });
    measure(this.view.state);
    new ResizeObserver(() => this.resized()).observe(this.view.scrollDOM);
  }

  /** The program's text, lines ended by "\n". */
  text() {
    return this.view.state.doc.toString();
  }

  /** What was typed before the application was there; undefined if nothing was. */
  typed() {
    return this.changed ? this.text() : undefined;
  }

  /**
   * The lines (from 1) that have breakpoints, if their user has set or removed some before the application was there; undefined
   * if not, or if they have been taken already.
   */
  takeMarked() {
    const { marked } = this;
    this.marked = false;
    return marked ? this.breakpoints() : undefined;
  }

  /** The lines (from 1) that have breakpoints. */
  breakpoints() {
    return Uint32Array.from(breakpointLines(this.view.state));
  }

  /** Replaces the text; the user can undo it, and `onChange` is not called. */
  setText(text) {
    this.placed = false;
    this.view.dispatch({
      changes: text === this.text() ? [] : { from: 0, to: this.view.state.doc.length, insert: text },
      selection: { anchor: 0 },
      effects: [setPaused.of(null), setProblem.of(null), EditorView.scrollIntoView(0)],
      annotations: Transaction.remote.of(true),
    });
  }

  /** Replaces all breakpoints by those on `lines` (from 1). */
  setBreakpoints(lines) {
    placeBreakpoints(this.view, Array.from(lines));
  }

  /** Says when the breakpoints stop that do not always: `[line, words]` of each. */
  setConditions(conditions) {
    showConditions(this.view, conditions);
  }

  /** Sets or removes the breakpoint on `line` (from 1). */
  toggleBreakpoint(line) {
    const { doc } = this.view.state;
    toggleBreakpoint(this.view, doc.line(Math.min(Math.max(line, 1), doc.lines)).from);
  }

  /** The line (from 1) that the cursor is on; 0 where it is not shown, and the user has not put it anywhere. */
  cursorLine() {
    const { doc, selection } = this.view.state;
    return this.placed || this.view.hasFocus ? doc.lineAt(selection.main.head).number : 0;
  }

  /** Shows the paused place and the values there, or nothing when `place` is null. See `paused.js` for its fields. */
  show(place) {
    const effects = [setPaused.of(place)];
    const count = this.view.state.doc.lines;
    const isAway = this.isAway();
    // At the start no line is current: what comes is in the first.
    this.looked = place && place.line >= 0 && place.line <= count ? Math.max(place.line, 1) : 0;
    if (this.looked && isAway) this.view.requestMeasure(this.besidePage());
    else if (this.looked) effects.push(this.toLooked());
    this.view.dispatch({ effects });
    // How many rows the line has with its values is known when it has been drawn and scrolled to.
    if (this.looked) this.view.requestMeasure({ read: () => null, write: () => this.view.requestMeasure(revealing) });
  }

  /** Marks `line` (from 1) as the one that the prediction under way has come to; 0 marks none. */
  showPassing(line) {
    this.view.dispatch({ effects: setPassing.of(line) });
  }

  /** Scrolls to the line that is looked at. */
  toLooked() {
    return EditorView.scrollIntoView(this.view.state.doc.line(this.looked).from, { y: "nearest", yMargin: MARGIN });
  }

  /** Whether the page was scrolled past the line that is looked at: on a phone its reader has gone to the panels below. */
  isAway() {
    const { state } = this.view;
    if (!isPaused(state) || !this.looked || this.looked > state.doc.lines) return false;
    const window = this.view.scrollDOM.getBoundingClientRect();
    const bottom = this.view.documentTop + this.view.lineBlockAt(state.doc.line(this.looked).from).bottom;
    return Math.min(Math.max(bottom, window.top), window.bottom) <= 0;
  }

  /** Scrolls to the line that is looked at within the editor, and leaves the page where it is. */
  besidePage() {
    return {
      key: "line beside the page",
      read: ({ state, scrollDOM, documentTop }) => {
        if (!this.looked || this.looked > state.doc.lines) return 0;
        const window = scrollDOM.getBoundingClientRect();
        const { top, bottom } = this.view.lineBlockAt(state.doc.line(this.looked).from);
        return Math.min(documentTop + top - MARGIN - window.top, 0) || Math.max(documentTop + bottom + MARGIN - window.bottom, 0);
      },
      write: (by, { scrollDOM }) => void (scrollDOM.scrollTop += by),
    };
  }

  /**
   * Keeps the line that is looked at in sight where the editor gets another size: a phone is turned. As high as the window it
   * gets when the browser's bar goes away, too, for who scrolls down.
   */
  resized() {
    const { state } = this.view;
    const width = this.host.clientWidth;
    const isTurned = width !== this.width;
    this.width = width;
    const isLooked = isPaused(state) && this.looked && this.looked <= state.doc.lines && !this.view.hasFocus;
    if (isLooked && (isTurned || !this.isAway())) this.view.dispatch({ effects: this.toLooked() });
  }

  /** Marks `line` (from 1) as the one that cannot be read, and says why at its end; 0 marks none. */
  showProblem(line, text) {
    const { doc } = this.view.state;
    this.view.dispatch({ effects: setProblem.of(line >= 1 && line <= doc.lines ? { from: doc.line(line).from, text } : null) });
  }

  /** Whether a click beside a line picks the line, instead of setting its breakpoint. */
  pickLines(on) {
    this.view.dispatch({ effects: this.picking.reconfigure(on ? picked : []) });
  }

  /** Takes the last edit back. */
  undo() {
    undo(this.view);
  }

  /** Brings the editor into view, where the page scrolls, once the page shows what it has to. */
  reveal() {
    // After the frame in which the focus is put anew (focus.js).
    requestAnimationFrame(() => requestAnimationFrame(() => this.host.scrollIntoView({ block: "nearest" })));
  }

  /** Moves the focus into the text. */
  focus() {
    this.view.focus();
  }

  /** Puts the cursor at the start of `line` (from 1), in view, and focuses the editor. */
  goTo(line) {
    const { doc } = this.view.state;
    const anchor = doc.line(Math.min(Math.max(line, 1), doc.lines)).from;
    this.view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }), userEvent: "select" });
    this.view.focus();
  }
}

/** Scrolls on until the last row of the current line is in view: its values and an exception may stand below its code. */
const revealing = {
  read({ contentDOM, scrollDOM }) {
    const line = contentDOM.querySelector(".hunch-current")?.getBoundingClientRect();
    const window = scrollDOM.getBoundingClientRect();
    // Of a line that is higher than the editor, its beginning stays in view.
    return line ? Math.min(line.bottom + ROOM_BELOW - window.bottom, line.top - window.top) : 0;
  },
  write(by, { scrollDOM }) {
    if (by > 0) scrollDOM.scrollTop += by;
  },
};

/** Puts an editor's host into the place of another element; where browsers can, without disturbing it. */
function replace(place, { host, view }) {
  const { hasFocus } = view;
  const { scrollTop } = view.scrollDOM;
  if (place.parentNode.moveBefore && host.isConnected) {
    place.parentNode.moveBefore(host, place);
    place.remove();
  } else {
    place.replaceWith(host);
    view.scrollDOM.scrollTop = scrollTop;
  }
  // Either way the browser forgets the selection, and CodeMirror believes that it is still there until it is left.
  if (hasFocus) {
    view.contentDOM.blur();
    view.focus();
  }
}
