// What a name under the pointer has for a value, in the frame that is shown: told where the panel with all of them is far away.

import { syntaxTree } from "@codemirror/language";
import { hoverTooltip, tooltips } from "@codemirror/view";

/** What has names of its own for what is in it. */
const SCOPES = /Comprehension|^LambdaExpression$/;

/** Pixels between a tooltip and its line. */
const GAP = 4;

/** How many lines a tooltip lies over that says little. */
const USUAL = 2;

/**
 * Tells values while the pointer rests on names. `placeOf` gives the paused place of a state of the editor, `isNew` says of a
 * transaction whether there is another one, and `draw` makes the parts of a value.
 */
export function values(placeOf, isNew, draw) {
  const find = (view, pos, side) => {
    const place = placeOf(view.state);
    if (!place?.lines.includes(view.state.doc.lineAt(pos).number)) return null;
    const node = syntaxTree(view.state).resolveInner(pos, side);
    if (!isVariable(node)) return null;
    const text = (part) => view.state.sliceDoc(part.from, part.to);
    const found = place.names.find(({ name }) => name === text(node));
    if (!found || isAnother(node, text)) return null;
    const at = view.coordsAtPos(node.from);
    const { number } = view.state.doc.lineAt(node.from);
    const ends = (lines) => endOf(view, lines) - (at?.left ?? 0);
    const above = ends(beside(number, -1, USUAL)) <= ends(beside(number, 1, USUAL));
    const create = () => {
      const dom = box(found, draw);
      return { dom, offset: { x: 0, y: GAP }, getCoords: (pos) => free(view, pos, above, dom) };
    };
    return { pos: node.from, end: node.to, above, create };
  };
  // Within the editor: around it are the commands.
  const tooltipSpace = (view) => view.dom.getBoundingClientRect();
  return [hoverTooltip(find, { hideOn: isNew, hideOnChange: true }), tooltips({ tooltipSpace })];
}

/** The place of a name as far to the right as what lies over the lines beside it leaves them readable, if there is room for that. */
function free(view, pos, above, dom) {
  const at = view.coordsAtPos(pos) ?? view.dom.getBoundingClientRect();
  const { number } = view.state.doc.lineAt(pos);
  const count = Math.ceil((dom.offsetHeight + GAP) / view.defaultLineHeight);
  const left = Math.max(at.left, endOf(view, beside(number, above ? -1 : 1, count)) + 2 * GAP);
  const hasRoom = left + dom.offsetWidth <= view.dom.getBoundingClientRect().right;
  return { ...rect(at), left: hasRoom ? left : at.left };
}

function rect({ left, right, top, bottom }) {
  return { left, right, top, bottom };
}

/** The numbers of so many lines before (-1) or after a line. */
function beside(number, way, count) {
  return Array.from({ length: count }, (_, index) => number + way * (index + 1));
}

/** Where the last of these lines ends, with what stands beside it; 0 where none is drawn. */
function endOf(view, numbers) {
  const { doc } = view.state;
  const { from, to } = view.viewport;
  const drawn = numbers.filter((number) => number >= 1 && number <= doc.lines).map((number) => doc.line(number));
  const ends = drawn
    .filter((line) => line.from >= from && line.to <= to && line.length > 0)
    .map((line) => {
      const text = document.createRange();
      const { node } = view.domAtPos(line.from);
      text.selectNodeContents((node.nodeType === Node.TEXT_NODE ? node.parentElement : node).closest(".cm-line"));
      return text.getBoundingClientRect().right;
    });
  return Math.max(0, ...ends);
}

/** Whether a node is the name of a variable, and not that of an argument in a call. */
function isVariable(node) {
  return node.name === "VariableName" && !(node.parent?.name === "ArgList" && node.nextSibling?.name === "AssignOp");
}

/** Whether something around a name has the same name for something else. */
function isAnother(node, text) {
  for (let around = node.parent; around; around = around.parent) {
    if (SCOPES.test(around.name) && boundIn(around).some((bound) => text(bound) === text(node))) return true;
  }
  return false;
}

/** The names that a comprehension, or a function without a name, has of its own. */
function boundIn(scope) {
  const bound = [];
  let binds = false;
  for (let part = scope.firstChild; part; part = part.nextSibling) {
    if (part.name === "for") binds = true;
    else if (part.name === "in") binds = false;
    else if (binds || part.name === "ParamList") {
      part.cursor().iterate((inner) => void (inner.name === "VariableName" && bound.push(inner.node)));
    }
  }
  return bound;
}

function box(found, draw) {
  const dom = document.createElement("div");
  dom.className = "hunch-hover";
  // The stack panel says the same in order.
  dom.setAttribute("aria-hidden", "true");
  const how = document.createElement("div");
  how.className = "hunch-how";
  how.textContent = found.how;
  dom.append(...draw(found), how);
  return dom;
}
