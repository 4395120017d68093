// Looks: everything is a custom property of the page, so that light, dark and
// contrast are decided in one place (styles/tokens.css).

import { EditorView } from "@codemirror/view";
import { HighlightStyle } from "@codemirror/language";
import { tags } from "@lezer/highlight";

export const highlightStyle = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: "var(--code-keyword)" },
  { tag: [tags.controlKeyword, tags.definitionKeyword, tags.moduleKeyword], color: "var(--code-keyword)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--code-string)" },
  { tag: [tags.number, tags.bool, tags.null, tags.self], color: "var(--code-number)" },
  { tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName))], color: "var(--code-function)" },
  { tag: [tags.definition(tags.className), tags.className], color: "var(--code-function)" },
  { tag: [tags.comment], color: "var(--code-comment)", fontStyle: "italic" },
  { tag: [tags.operator, tags.punctuation, tags.bracket], color: "var(--code-punctuation)" },
  { tag: tags.invalid, color: "var(--danger-text)" },
]);

/** A coloured shape that says the provenance; the colour alone would not do. */
const shape = {
  content: '""',
  display: "inline-block",
  flex: "none",
  width: "0.5em",
  height: "0.5em",
  marginRight: "0.45em",
  verticalAlign: "0.06em",
  background: "currentColor",
};

export const theme = EditorView.theme({
  "&": {
    height: "100%",
    fontSize: "var(--code-size)",
    color: "var(--code-text)",
    backgroundColor: "transparent",
  },
  // The cursor shows the focus already: this is quiet. It lies over the numbers and the marked lines, which would cover its sides.
  "&.cm-focused": { outline: "none" },
  "&.cm-focused::after": {
    content: '""',
    position: "absolute",
    inset: "0",
    zIndex: "250",
    outline: "1px solid color-mix(in oklab, var(--focus) 45%, transparent)",
    outlineOffset: "-1px",
    pointerEvents: "none",
  },
  ".cm-scroller": {
    fontFamily: "var(--font-code)",
    fontVariantLigatures: "none",
    lineHeight: "var(--code-leading)",
    overflow: "auto",
  },
  ".cm-content": { padding: "var(--space-3) 0 var(--space-6)", caretColor: "var(--accent)" },
  ".cm-line": { padding: "0 var(--space-4) 0 var(--space-3)" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--accent)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--selection)",
  },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--selection)", outline: "none" },
  ".cm-placeholder": { color: "var(--text-faint)" },
  ".cm-gutters": {
    // Not transparent: a long line that is scrolled sideways goes below it.
    backgroundColor: "var(--surface)",
    color: "var(--text-faint)",
    border: "none",
    fontFamily: "var(--font-code)",
    fontSize: "0.86em",
    // A line of code's, so that a number stands beside the first row of a line that goes on below.
    lineHeight: "calc(var(--code-size) * var(--code-leading))",
    cursor: "pointer",
    userSelect: "none",
  },
  ".cm-lineNumbers .cm-gutterElement": {
    minWidth: "2.2em",
    padding: "0 var(--space-3) 0 0",
    display: "flex",
    justifyContent: "flex-end",
    fontVariantNumeric: "tabular-nums",
  },
  ".hunch-breakpoints .cm-gutterElement": {
    width: "max(26px, var(--control-small) - 14px)",
    display: "flex",
    justifyContent: "center",
  },
  ".hunch-breakpoint, .hunch-breakpoints .cm-gutterElement:hover::before": {
    content: '""',
    width: "10px",
    height: "10px",
    marginTop: "calc((var(--code-size) * var(--code-leading) - 10px) / 2)",
    borderRadius: "50%",
    backgroundColor: "var(--breakpoint)",
  },
  // One with a condition is cut through by two lines, as an equals sign: a shape, which also those see who see no red.
  ".hunch-conditional": {
    width: "12px",
    height: "12px",
    marginTop: "calc((var(--code-size) * var(--code-leading) - 12px) / 2)",
    mask: "var(--cut)",
  },
  ".hunch-breakpoints .cm-gutterElement:hover::before": { opacity: "0.3" },
  ".hunch-breakpoints .cm-gutterElement:has(.hunch-breakpoint)::before": { display: "none" },
  // Lines are picked as an answer.
  "&.hunch-picking .cm-lineNumbers .cm-gutterElement": { color: "var(--accent)", fontWeight: "600" },
  "&.hunch-picking .cm-lineNumbers .cm-gutterElement:hover": { backgroundColor: "var(--hover)" },
  "&.hunch-picking .hunch-breakpoints .cm-gutterElement:hover::before": { display: "none" },
  ".hunch-current-gutter": { color: "var(--text) !important", fontWeight: "600" },
  ".hunch-current": {
    "--tint": "var(--predicted)",
    backgroundColor: "color-mix(in oklab, var(--tint) 10%, transparent)",
    boxShadow: "inset 3px 0 0 var(--tint)",
  },
  ".hunch-current-visited": { "--tint": "var(--visited)" },
  ".hunch-current-inferred": { "--tint": "var(--inferred)" },
  ".hunch-current-edited": { "--tint": "var(--edited)" },
  ".hunch-current-told": { "--tint": "var(--told)" },
  ".hunch-current-taken": { "--tint": "var(--confirmed)" },
  ".hunch-current-confirmed": { "--tint": "var(--confirmed)" },
  ".hunch-current-contradicted": { "--tint": "var(--contradicted)" },
  ".hunch-current-unspecified": { "--tint": "var(--unspecified)" },
  ".hunch-event-exception": { "--tint": "var(--danger)" },
  // A call is under way in it: the program does not stand there.
  ".hunch-event-caller": {
    backgroundColor: "transparent",
    boxShadow: "inset 3px 0 0 color-mix(in oklab, var(--tint) 35%, transparent)",
  },
  // What is being predicted has come to it: dashed, since nobody stands there, and not by colour alone.
  ".hunch-passing": {
    "--tint": "var(--accent)",
    background: "repeating-linear-gradient(var(--tint) 0 5px, transparent 5px 8px) 0 0 / 3px 100% no-repeat",
  },
  ".hunch-passing.hunch-current": { backgroundColor: "color-mix(in oklab, var(--tint) 10%, transparent)", boxShadow: "none" },
  // Lines wrap at this width, and what stands at their ends is measured against it.
  ".cm-content.cm-lineWrapping": { minWidth: "0", containerType: "inline-size" },
  // Values are shortened to the room that their line leaves; where that is too little to say anything, they have a row
  // below the line to themselves.
  ".hunch-values": {
    "--room": "calc(100cqi - 5em - var(--columns) * 1ch)",
    display: "inline-flex",
    maxWidth: "min(100% - 2.2em, max(var(--room), (22ch - var(--room)) * 1000))",
    marginLeft: "2.2em",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "0.35em 0.5em",
    overflow: "hidden",
    textIndent: "0",
    whiteSpace: "pre",
    cursor: "default",
    userSelect: "none",
  },
  ".hunch-value, .hunch-note, .hunch-more, .hunch-loop": {
    flex: "none",
    fontSize: "0.88em",
    lineHeight: "1.5",
  },
  ".hunch-long, .hunch-note": { flex: "1 1 7em", maxWidth: "max-content", overflow: "hidden", textOverflow: "ellipsis" },
  ".hunch-value": {
    "--tint": "var(--predicted)",
    padding: "0 0.55em",
    borderRadius: "var(--radius-1)",
    color: "color-mix(in oklab, var(--tint) 60%, var(--text))",
    backgroundColor: "color-mix(in oklab, var(--tint) 10%, transparent)",
  },
  ".hunch-value::before": { ...shape, color: "var(--tint)" },
  ".hunch-visited": { "--tint": "var(--visited)" },
  ".hunch-visited::before": { borderRadius: "50%" },
  ".hunch-predicted::before": { transform: "rotate(45deg) scale(0.86)" },
  ".hunch-inferred": { "--tint": "var(--inferred)" },
  ".hunch-inferred::before": { clipPath: "polygon(100% 0, 100% 100%, 0 50%)" },
  ".hunch-edited": { "--tint": "var(--edited)" },
  ".hunch-told": { "--tint": "var(--told)" },
  ".hunch-told::before": { clipPath: "var(--speech)", scale: "1.25" },
  ".hunch-taken": { "--tint": "var(--confirmed)" },
  ".hunch-taken::before": { clipPath: "var(--taken)", scale: "1.25" },
  ".hunch-confirmed": { "--tint": "var(--confirmed)" },
  ".hunch-confirmed::before": { clipPath: "var(--check)", scale: "1.25" },
  ".hunch-contradicted": { "--tint": "var(--contradicted)" },
  ".hunch-contradicted::before": { clipPath: "var(--cross)", scale: "1.25" },
  ".hunch-unspecified": { "--tint": "var(--unspecified)" },
  ".hunch-unspecified::before": { clipPath: "var(--either)" },
  ".hunch-opens > *": { cursor: "pointer" },
  ".hunch-whole": { maxWidth: "calc(100% - 2.2em)" },
  ".hunch-whole > *": { flex: "0 1 auto", maxWidth: "100%", whiteSpace: "pre-wrap !important", overflowWrap: "anywhere" },
  // Never shortened to the room there is: the wrong one gives way.
  ".hunch-truth": { maxWidth: "100%", fontWeight: "600", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  ".hunch-scope": { color: "var(--text-faint)", fontStyle: "italic", fontWeight: "400" },
  ".hunch-name": { color: "var(--text-muted)", fontWeight: "450" },
  ".hunch-changed": { fontWeight: "600", boxShadow: "inset 0 0 0 1px color-mix(in oklab, var(--tint) 40%, transparent)" },
  ".hunch-doubtful": { textDecoration: "underline dashed 1px", textUnderlineOffset: "0.25em" },
  ".hunch-doubtful::after": { content: '" ?"', opacity: "0.7" },
  // What a name under the pointer has for a value.
  ".cm-tooltip": {
    border: "1px solid var(--line)",
    borderRadius: "var(--radius-2)",
    backgroundColor: "var(--surface)",
    boxShadow: "var(--shadow-high)",
  },
  // One row where it is short: so it lies over as little of the code as can be (hover.js).
  ".hunch-hover": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "1px var(--space-3)",
    width: "max-content",
    maxWidth: "min(52ch, calc(100cqi - 5em))",
    padding: "2px var(--space-2)",
    fontFamily: "var(--font-code)",
    fontSize: "var(--code-size)",
  },
  ".hunch-hover > .hunch-value": { display: "inline-block", verticalAlign: "top", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  ".hunch-how": {
    color: "var(--text-muted)",
    font: "450 var(--text-1) / 1.45 var(--font-text)",
    whiteSpace: "pre-line",
  },
  // The foot of the code (below).
  ".hunch-foot": { display: "none" },
  ".cm-panels": { zIndex: "auto", border: "0 !important", backgroundColor: "transparent", color: "inherit" },
  // On narrow screens most lines leave little room, and with rows for values the code would move at every step: those values
  // are seen that fit beside their line, and the panel has them all. What went wrong, with an
  // exception or beside CPython, and what a touch has opened, may take rows. (Selectors are split at commas, wherever those are.)
  "@media (max-width: 1100px)": {
    ".hunch-values:not(.hunch-whole):not(:focus-within):not(:has(> .hunch-note-exception)):not(:has(> .hunch-truth))": {
      position: "absolute",
      alignContent: "flex-start",
      width: "max-content",
      // What was measured (beside.js), once it is.
      maxWidth: "min(var(--beside, var(--room)), (var(--beside, var(--room)) - 6ch) * 1000)",
      // With the edges of the values.
      height: "calc(1.32em + 1px)",
      // To the middle of the line.
      marginTop: "0.2em",
      marginLeft: "1em",
    },
    // So the first of them, too, goes to the next row where it is too wide, which is not seen.
    ".hunch-values:not(.hunch-whole):not(:focus-within):not(:has(> .hunch-note-exception)):not(:has(> .hunch-truth))::before": { content: '""', width: "1px", height: "1em", marginBottom: "0.4em" },
    // The shortest first: so most of them are seen.
    ".hunch-values:not(.hunch-whole):not(:has(> .hunch-truth)) > .hunch-value": { order: "var(--length)" },
    ".hunch-values:not(.hunch-whole):not(:has(> .hunch-truth)) > :not(.hunch-value):not(.hunch-note-exception)": { order: "999" },
    ".hunch-values.hunch-whole, .hunch-values:has(> .hunch-note-exception), .hunch-values:has(> .hunch-truth)": { marginLeft: "1em", maxWidth: "calc(100% - 1em)" },
    ".hunch-long, .hunch-note": { maxWidth: "calc(100% - 1px - 0.5em)" },
    // What led to an exception is read with it.
    ".hunch-values:has(> .hunch-note-exception) > .hunch-long": { flex: "0 1 auto", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  },
  // On phones, where the panel is below the code, what has no room beside the current line is at the foot of the code. It is always as high, so
  // that nothing moves.
  "@media (max-width: 639px), (max-width: 860px) and (min-height: 501px)": {
    ".hunch-foot": {
      display: "flex",
      alignItems: "center",
      gap: "0.5em",
      height: "2.1em",
      padding: "0 var(--space-3)",
      overflowX: "auto",
      scrollbarWidth: "none",
      fontFamily: "var(--font-code)",
      fontSize: "var(--code-size)",
      whiteSpace: "pre",
    },
    ".hunch-foot:not(:empty)": {
      backgroundColor: "color-mix(in oklab, var(--tint) 10%, transparent)",
      boxShadow: "inset 3px 0 0 var(--tint)",
    },
    // It scrolls, so that they stand in their order, however long each is.
    ".hunch-foot > *": { flex: "none !important", maxWidth: "none !important" },
    ".hunch-values.hunch-below:not(.hunch-whole)": { visibility: "hidden" },
  },
  ".hunch-problem": {
    backgroundColor: "var(--danger-ground)",
    boxShadow: "inset 3px 0 0 var(--danger)",
    textDecoration: "underline wavy var(--danger) 1px",
    textUnderlineOffset: "0.3em",
  },
  ".hunch-reason": {
    // Not a part of the code, so not underlined with it.
    display: "inline-block",
    textIndent: "0",
    marginLeft: "min(2.2em, 4vw)",
    color: "var(--danger-text)",
    fontSize: "0.88em",
    userSelect: "none",
  },
  ".hunch-more, .hunch-loop": { color: "var(--text-faint)" },
  ".hunch-more": { padding: "0 0.35em", border: "0", borderRadius: "var(--radius-1)", background: "none", fontFamily: "inherit" },
  ".hunch-more:hover": { backgroundColor: "var(--hover)" },
  ".hunch-more:focus-visible": { outline: "2px solid var(--focus)", outlineOffset: "-2px" },
  ".hunch-note": { fontWeight: "600", color: "var(--text-muted)" },
  // Never cut: it wraps, on rows of its own where the line leaves too little room.
  ".hunch-values:has(> .hunch-note-exception)": { maxWidth: "calc(100% - 2.2em)" },
  ".hunch-values > .hunch-note-exception": {
    flex: "0 1 auto",
    color: "var(--danger-text)",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  "@media (prefers-reduced-motion: reduce)": {
    ".cm-cursorLayer": { animation: "none !important" },
  },
  // The user's own colours take backgrounds and shadows away (see styles/contrast.css).
  "@media (forced-colors: active)": {
    ".hunch-current": { outline: "2px solid Highlight", outlineOffset: "-2px" },
    ".hunch-passing:not(.hunch-current)": { outline: "1px dashed Highlight", outlineOffset: "-1px" },
    ".hunch-changed": { outline: "1px solid Highlight", outlineOffset: "-1px" },
    ".hunch-value::before, .hunch-breakpoint, .hunch-breakpoints .cm-gutterElement:hover::before": {
      background: "CanvasText",
      forcedColorAdjust: "none",
    },
    "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
      background: "Highlight",
      opacity: "0.4",
      forcedColorAdjust: "none",
    },
  },
});
