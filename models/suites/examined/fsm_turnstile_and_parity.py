"""Finite state machines, exam style: complete the state column."""

TURNSTILE = {
    ("locked", "coin"): ("unlocked", "release"),
    ("locked", "push"): ("locked", None),
    ("unlocked", "coin"): ("unlocked", "refund"),
    ("unlocked", "push"): ("locked", "lock"),
}

state = "locked"
log = []
for event in "push coin coin push push".split():
    new_state, action = TURNSTILE[state, event]
    print(f"{state:>9} --{event}--> {new_state:<9}", action or "")
    if action:
        log.append(action)
    state = new_state
print(log)


def accepts(word, start, finals, delta):
    s = start
    path = s
    for symbol in word:
        s = delta[s].get(symbol)
        if s is None:
            print(word, path, "stuck on", repr(symbol))
            return False
        path += s
    print(word, path)
    return s in finals


# accepts binary strings with an even number of 1s ending in 0
delta = {
    "A": {"0": "B", "1": "C"},
    "B": {"0": "B", "1": "C"},
    "C": {"0": "C", "1": "A"},
}
tests = ["0", "1010", "110", "11", "10a1", "100100"]
results = {t: accepts(t, "A", {"B"}, delta) for t in tests}
for t, r in results.items():
    print("%-8s%s" % (t, "accept" if r else "reject"))
print(sum(results.values()), "accepted")
