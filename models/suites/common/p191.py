people = ["ann", "bob", "cy"]
for i, p in enumerate(people):
    print(p.title(), end=", " if i < len(people) - 2 else " and " if i == len(people) - 2 else ".\n")
ages = [31, 17, 45]
adults = [n for n, a in zip(people, ages) if a >= 18]
print(*adults, sep=" & ")
oldest = people[ages.index(max(ages))]
print(oldest, sum(ages) / len(ages))
