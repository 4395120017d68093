# compare the counted stock with the system and book corrections
system = {"A-100": 40, "A-200": 15, "B-010": 0, "C-777": 8}

counted = [
    ("A-100", "shelf 1", 25),
    ("A-100", "shelf 9", 13),
    ("B-010", "shelf 2", 4),
    ("A-200", "shelf 2", 15),
    ("D-001", "floor", 2),
]

prices = {"A-100": 2.5, "A-200": 11.0, "B-010": 0.8, "C-777": 99.0}

# 1. add up the count
count_sum = {}
for item, place, qty in counted:
    if item in count_sum:
        count_sum[item] = count_sum[item] + qty
    else:
        count_sum[item] = qty
print("counted:", count_sum)

# 2. differences
differences = []
for item in sorted(set(system) | set(count_sum)):
    should = system.get(item, 0)
    have = count_sum.get(item, 0)
    diff = have - should
    if diff == 0:
        print(item, "ok")
        continue
    differences.append({"item": item, "diff": diff})
    print(item, "should", should, "have", have, "diff", f"{diff:+}")

# 3. value of the differences
print()
plus = 0
minus = 0
for d in differences:
    value = d["diff"] * prices[d["item"]]     # D-001 has no price...
    d["value"] = value
    if value > 0:
        plus += value
    else:
        minus += value
    print(f'{d["item"]:8}{d["diff"]:>5}{value:>10.2f}')

print("plus", plus, "minus", minus, "net", plus + minus)
