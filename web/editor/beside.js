// The room that the lines leave for the values beside them; and the foot of the code, where the current line's are on a phone if
// that is too little. Below the line they would move the code at every step.

import { ViewPlugin, showPanel } from "@codemirror/view";

/** Pixels by which the same place may be said to be another one: browsers lay out in 64ths. */
const ROUNDING = 0.05;

/** Pixels that stay free between values and the edge. */
const EDGE = 4;

/** Whether the text of a part ends beyond the room that it has: what the padding would still hold is cut as well. */
export function isShort(part) {
  const text = document.createRange();
  text.selectNodeContents(part);
  const end = part.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(part).paddingRight);
  return text.getBoundingClientRect().right > end + ROUNDING;
}

/** Whether some of a box's parts are cut, or in the row below, which is not seen. What has rows to itself (theme.js) is all seen. */
function hidesSome(box) {
  if (getComputedStyle(box).position !== "absolute") return false;
  const { bottom } = box.getBoundingClientRect();
  return [...box.children].some((part) => part.getBoundingClientRect().top >= bottom || isShort(part));
}

function footIn(view) {
  return view.dom.querySelector(".hunch-foot");
}

/** Whether the screen is as narrow as a phone's (theme.js). */
function isFootSeen(view) {
  return getComputedStyle(footIn(view)).display !== "none";
}

/** The room is only known once the lines are drawn: the last row of one that goes on below ends anywhere. */
const measuring = {
  key: "room beside lines",
  read(view) {
    const edge = view.contentDOM.getBoundingClientRect().right - EDGE;
    return [...view.contentDOM.querySelectorAll(".hunch-values")].map((box) => [box, edge - box.getBoundingClientRect().left]);
  },
  write(rooms, view) {
    for (const [box, room] of rooms) box.style.setProperty("--beside", `${room}px`);
    view.requestMeasure(moving);
  },
};

/** What is not all seen in that room moves to the foot. */
const moving = {
  key: "values at the foot",
  read(view) {
    const line = isFootSeen(view) ? view.contentDOM.querySelector(".hunch-current") : null;
    const boxes = [...view.contentDOM.querySelectorAll(".hunch-values")];
    const current = boxes.find((box) => line?.contains(box) && hidesSome(box));
    const tint = current && getComputedStyle(line).getPropertyValue("--tint");
    return { boxes, current, tint };
  },
  write({ boxes, current, tint }, view) {
    for (const box of boxes) box.classList.toggle("hunch-below", box === current);
    const foot = footIn(view);
    foot.replaceChildren(...(current?.cloneNode(true).children ?? []));
    // It is hidden from screen readers, and what is in the line is pressed there.
    for (const button of foot.querySelectorAll("button")) button.tabIndex = -1;
    foot.style.setProperty("--tint", tint ?? "");
    foot.scrollLeft = 0;
  },
};

function makeFoot() {
  const dom = document.createElement("div");
  dom.className = "hunch-foot";
  // The stack panel says the same in order.
  dom.setAttribute("aria-hidden", "true");
  return { dom };
}

/** Measures whenever `place`, the field of the paused place, or the layout changes. */
export function besideLines(place) {
  const plugin = ViewPlugin.define((view) => ({
    update({ geometryChanged, startState, state }) {
      if (geometryChanged || startState.field(place) !== state.field(place)) view.requestMeasure(measuring);
    },
  }));
  return [plugin, showPanel.of(makeFoot)];
}
