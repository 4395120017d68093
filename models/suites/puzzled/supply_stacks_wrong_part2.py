# AoC 2022 day 5. Part 1 gives the right answer (CMZ) but part 2 should say MCD
# and I get something else?? The function looks right to me...
import re

INPUT = """    [D]    
[N] [C]    
[Z] [M] [P]
 1   2   3 

move 1 from 2 to 1
move 3 from 1 to 3
move 2 from 2 to 1
move 1 from 1 to 2"""

drawing, _, moves = INPUT.partition("\n\n")
*rows, labels = drawing.split("\n")
stacks = {int(k): [] for k in labels.split()}
for row in reversed(rows):
    for i, crate in enumerate(row[1::4], 1):
        if crate != " ":
            stacks[i].append(crate)

steps = [tuple(map(int, re.findall(r"\d+", m))) for m in moves.splitlines()]


def part1(stacks):
    for n, a, b in steps:
        for _ in range(n):
            stacks[b].append(stacks[a].pop())
    return "".join(s[-1] for s in stacks.values())


def part2(stacks):
    for n, a, b in steps:
        stacks[b] += stacks[a][-n:]
        del stacks[a][-n:]
    return "".join(s[-1] for s in stacks.values() if s)


print(stacks)
print("p1", part1(stacks.copy()))
print("p2", part2(stacks.copy()))
print(stacks)
