def letter_combos(digits):
    keys = {"2": "abc", "3": "def"}
    if not digits:
        return []
    combos = [""]
    for d in digits:
        combos = [c + ch for c in combos for ch in keys[d]]
    return combos

print(letter_combos("23"))
def power_set(s):
    out = [set()]
    for x in s:
        out += [sub | {x} for sub in out]
    return out
print(power_set([1, 2]), len(power_set("abc")))
