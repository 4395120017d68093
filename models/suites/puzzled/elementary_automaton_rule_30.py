"""Rosetta Code: Elementary cellular automaton, the row is one python int."""


def evolve(state, rule, n):
    new = 0
    for i in range(n):
        # neighbourhood bits left, self, right with wrap around
        left = state >> (i + 1) % n & 1
        me = state >> i & 1
        right = state >> (i - 1) % n & 1
        if rule >> (left << 2 | me << 1 | right) & 1:
            new |= 1 << i
    return new


def show(state, n):
    return bin(state)[2:].zfill(n).replace("0", " ").replace("1", "#")


N = 13
for rule, gens in ((30, 5), (90, 4)):
    print("rule", rule, f"{rule:08b}")
    s = 1 << N // 2
    for g in range(gens):
        print(f"{g}|{show(s, N)}|", s.bit_count())
        if g < gens - 1:
            s = evolve(s, rule, N)
