// The room that the lines leave for the values beside them; and the foot of the code, where the current line's are on narrow screens
// if that is too little. Below the line they would move the code at every step.

import { ViewPlugin, showPanel } from "@codemirror/view";

/** Pixels that stay free between values and the edge. */
const EDGE = 4;

/** How wide a box's parts are with what lies between them, if nothing is cut. */
function widthOf(box) {
  const gap = Number.parseFloat(getComputedStyle(box).columnGap);
  const parts = [...box.children];
  return parts.reduce((sum, part) => sum + part.scrollWidth + gap, 0);
}

function footIn(view) {
  return view.dom.querySelector(".hunch-foot");
}

/** Whether the screen is so narrow that there is one (theme.js). */
function isFootSeen(view) {
  return getComputedStyle(footIn(view)).display !== "none";
}

/** The room is only known once the lines are drawn: the last row of one that goes on below ends anywhere. */
const measuring = {
  key: "room beside lines",
  read(view) {
    const edge = view.contentDOM.getBoundingClientRect().right - EDGE;
    const rooms = [...view.contentDOM.querySelectorAll(".hunch-values")].map((box) => [box, edge - box.getBoundingClientRect().left]);
    const line = isFootSeen(view) ? view.contentDOM.querySelector(".hunch-current") : null;
    // What has rows to itself (theme.js) is seen there.
    const isCut = ([box, room]) => getComputedStyle(box).position === "absolute" && widthOf(box) > room;
    const [current] = rooms.find((one) => line?.contains(one[0]) && isCut(one)) ?? [];
    const tint = current && getComputedStyle(line).getPropertyValue("--tint");
    return { rooms, current, tint };
  },
  write({ rooms, current, tint }, view) {
    for (const [box, room] of rooms) {
      box.style.setProperty("--beside", `${room}px`);
      box.classList.toggle("hunch-below", box === current);
    }
    const foot = footIn(view);
    foot.replaceChildren(...(current?.cloneNode(true).children ?? []));
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
