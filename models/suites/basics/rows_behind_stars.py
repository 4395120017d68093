row = [10, 200, 3]
print(f"{'':8}", *(f"{w:>5}" for w in range(4)))
for label in ["a", "bb"]:
    print(f"{label:8}", *(f"{v:>5}" for v in row))
print(*[f"{v:4d}" for v in row], sep="|")
print("x:", *row, end="!\n")
print(*(v * 2 for v in row))
