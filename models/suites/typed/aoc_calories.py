from itertools import accumulate, combinations, cycle, islice, product

# day 1 style
puzzle = """1000
2000

4000

5000
6000
"""

elves = [sum(map(int, block.split())) for block in puzzle.strip().split("\n\n")]
print(elves)
print("part 1:", max(elves))
print("part 2:", sum(sorted(elves)[-2:]))
best = elves.index(max(elves)) + 1
print(f"elf #{best} carries the most")

depths = [199, 200, 208, 210, 200, 207]
inc = sum(b > a for a, b in zip(depths, depths[1:]))
win = [sum(depths[i:i + 3]) for i in range(len(depths) - 2)]
print(inc, win, sum(map(lambda p: p[0] < p[1], zip(win, win[1:]))))

print(list(accumulate(elves)), list(accumulate(depths, max)))
a, b = next((a, b) for a, b in combinations([1721, 979, 366, 299], 2) if a + b == 2020)
print(a, b, a * b)
drift = [+3, -2, +1, -4]
seen = {0}
f = 0
for d in islice(cycle(drift), 10):
    if (f := f + d) in seen:
        print("seen twice:", f)
        break
    seen.add(f)
print(sorted(seen), ["".join(p) for p in product("ab", "xy")])
