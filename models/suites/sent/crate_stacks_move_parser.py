# AoC style: parse the drawing, then do the moves
import re

puzzle = """\
[B]    
[N] [C]
[Z] [M] [P]
 1   2   3

move 1 from 1 to 3
move 2 from 2 to 1
move 2 from 3 to 2"""

drawing, moves = puzzle.split("\n\n")
*rows, labels = drawing.split("\n")
stacks = {int(n): [] for n in labels.split()}

for row in reversed(rows):
    for n in stacks:
        pos = 4 * (n - 1) + 1
        if pos < len(row) and row[pos] != " ":
            stacks[n].append(row[pos])

print(stacks)

def solve(stacks, keep_order):
    stacks = {k: v[:] for k, v in stacks.items()}
    for line in moves.splitlines():
        n, src, dst = map(int, re.findall(r"\d+", line))
        grabbed = stacks[src][-n:]
        del stacks[src][-n:]
        stacks[dst] += grabbed if keep_order else grabbed[::-1]
    return "".join(s[-1] if s else "_" for s in stacks.values())

print("part 1:", solve(stacks, False))
print("part 2:", solve(stacks, True))
