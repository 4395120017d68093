// A short program with a loop, and the states of its run, for engines that answer along it (answers.mjs).

import { stateAt } from "./link.mjs";

export const TEXT = `total = 0
for n in [1, 2, 3]:
    total += n
print(total)
`;

/** Lines that a state can stand at. */
export const LINES = [1, 2, 3, 4];

const at = (line, locals) => stateAt([["<module>", line, locals]]);

/** From the start to the end. */
export const STATES = [
  stateAt([["<module>", 0, {}]], { event: "call" }),
  at(1, {}),
  at(2, { total: "0" }),
  at(3, { total: "0", n: "1" }),
  at(2, { total: "1", n: "1" }),
  at(3, { total: "1", n: "2" }),
  at(2, { total: "3", n: "2" }),
  at(3, { total: "3", n: "3" }),
  at(2, { total: "6", n: "3" }),
  at(4, { total: "6", n: "3" }),
  { event: "exit", frames: [], aliases: [], value: null, output: "6\n", exit: "normal" },
];
