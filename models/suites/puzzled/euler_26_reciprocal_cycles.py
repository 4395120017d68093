def cycle_length(d):
    """Length of the recurring part of 1/d (long division, remember remainders)."""
    seen = {}
    r, pos = 1, 0
    while r and r not in seen:
        seen[r] = pos
        r = r * 10 % d
        pos += 1
    return pos - seen[r] if r else 0


def as_string(d):
    digits, seen, r = [], {}, 1
    while r:
        if r in seen:
            i = seen[r]
            return "0." + "".join(digits[:i]) + "(" + "".join(digits[i:]) + ")"
        seen[r] = len(digits)
        q, r = divmod(r * 10, d)
        digits.append(str(q))
    return "0." + "".join(digits)


LIMIT = 20
best = max(range(2, LIMIT), key=cycle_length)
print("d =", best, "with cycle", cycle_length(best))
for d in (3, 6, 7, 8, 12):
    print(f"1/{d:<3} = {as_string(d)}")
