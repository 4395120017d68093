row = {"name": "Ada", "marks": [3, 5]}
print("{0[name]} has {0[marks][1]}".format(row))
print("{!r} isn't {!s}\n{:>4}|{:<4}|".format("a", "b", 1, 2))
print("it's %s, isn't it?" % row["name"])
print("{name!r:>6}: {marks[0]:03d}".format(name="Al", marks=[7]))
print(f"{True:d} {False:>3} {7 > 3:d}")
