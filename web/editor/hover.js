// What a name under the pointer has for a value, in the frame that is shown: told where the panel with all of them is far away.

import { syntaxTree } from "@codemirror/language";
import { hoverTooltip, tooltips } from "@codemirror/view";

/** What has names of its own for what is in it. */
const SCOPES = /Comprehension|^LambdaExpression$/;

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
    return { pos: node.from, end: node.to, above: true, create: () => ({ dom: box(found, draw) }) };
  };
  // Within the editor: around it are the commands.
  const tooltipSpace = (view) => view.dom.getBoundingClientRect();
  return [hoverTooltip(find, { hideOn: isNew, hideOnChange: true }), tooltips({ tooltipSpace })];
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
