# Discrete Mathematics, sheet 3: relations as sets of pairs
from itertools import product


def is_reflexive(R, M):
    return all((x, x) in R for x in M)


def is_symmetric(R):
    return all((b, a) in R for (a, b) in R)


def is_transitive(R):
    for a, b in R:
        for c, d in R:
            if b == c and (a, d) not in R:
                return False
    return True


def compose(R, S):
    return {(a, d) for (a, b), (c, d) in product(sorted(R), sorted(S)) if b == c}


def transitive_closure(R):
    closure = set(R)
    while True:
        bigger = closure | compose(closure, closure)
        if bigger == closure:
            return closure
        closure = bigger


def classes(R, M):
    # only for equivalence relations
    found = []
    for x in sorted(M):
        cls = frozenset(y for y in M if (x, y) in R)
        if cls not in found:
            found.append(cls)
    return found


def fmt(s):
    return "{" + ", ".join(f"{a}{b}" for a, b in sorted(s)) + "}"


M = {1, 2, 3, 4}
mod2 = {(x, y) for x in M for y in M if (x - y) % 2 == 0}
succ = {(1, 2), (2, 3), (3, 4)}

print("mod2 =", fmt(mod2))
print("equivalence:", is_reflexive(mod2, M) and is_symmetric(mod2))
print("classes:", [sorted(c) for c in classes(mod2, M)])
print("succ symmetric?", is_symmetric({(2, 3)}), "transitive?", is_transitive({(1, 1)}))
less = transitive_closure(succ)
print("closure of succ:", fmt(less))
print("new pairs:", fmt(less - succ), "| common:", fmt(less & mod2))
print("is subset:", succ < less, succ.isdisjoint(mod2))
print("symmetric difference has", len(less ^ mod2), "pairs")
