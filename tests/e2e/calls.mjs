// A short program with a call, and the states of its run, for engines that answer along it (answers.mjs).

import { stateAt } from "./link.mjs";

export const TEXT = `def double(n):
    m = n * 2
    return m

a = double(2)
print(a)
`;

/** Lines that a state can stand at. */
export const LINES = [1, 2, 3, 5, 6];

const module = (line, locals, more) => stateAt([["<module>", line, locals]], more);
const inside = (line, locals, more) => stateAt([["<module>", 5, {}], ["double", line, locals]], more);

/** From the start to the end. */
export const STATES = [
  module(0, {}, { event: "call" }),
  module(1, {}),
  module(5, {}),
  inside(1, { n: "2" }, { event: "call" }),
  inside(2, { n: "2" }),
  inside(3, { n: "2", m: "4" }),
  inside(3, { n: "2", m: "4" }, { event: "return", value: "4" }),
  module(6, { a: "4" }),
  module(6, { a: "4" }, { event: "return", value: "None", output: "4\n" }),
  { event: "exit", frames: [], aliases: [], value: null, output: "", exit: "normal" },
];
