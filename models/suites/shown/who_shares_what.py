# Aliasing, shallow copy, deep copy -- draw the boxes and arrows!
import copy

original = [["tea", 2], ["cake", 1]]
alias = original
shallow = original[:]
deep = copy.deepcopy(original)

original.append(["jam", 5])
original[0][1] = 99

for label, basket in (("original", original), ("alias", alias),
                      ("shallow", shallow), ("deep", deep)):
    print(f"{label:>8}: {basket}")
    for item in basket:
        print("   ", item, "shared" if any(item is o for o in original) else "own copy")

print("alias is original?    ", alias is original)
print("shallow is original?  ", shallow is original)

# Rebinding is not the same as changing!
alias = alias + [["milk", 1]]
print(len(alias), len(original))
shallow[1] += ["chocolate"]
print(original[1], deep[1])

a, b = a2, b2 = (1, 2), [1, 2]
a2 += (3,)
b2 += [3]
print(a, a2, b, b2)
