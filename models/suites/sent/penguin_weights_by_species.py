# practising "group by" without pandas
penguins = [
    {"species": "Adelie", "island": "Dream", "mass": 3700},
    {"species": "Gentoo", "island": "Biscoe", "mass": 5050},
    {"species": "Adelie", "island": "Torgersen", "mass": 3450},
    {"species": "Chinstrap", "island": "Dream", "mass": 3800},
    {"species": "Gentoo", "island": "Biscoe", "mass": None},   # missing!
    {"species": "Gentoo", "island": "Biscoe", "mass": 4850},
]

groups = {}
skipped = 0
for row in penguins:
    if row["mass"] is None:
        skipped += 1
        continue
    key = row["species"]
    if key not in groups:
        groups[key] = []
    groups[key].append(row["mass"])

print("skipped rows:", skipped)

summary = {}
for species, masses in groups.items():
    n = len(masses)
    mean = sum(masses) / n
    summary[species] = {"n": n, "mean": mean, "min": min(masses), "max": max(masses)}

print(f"{'species':<12}{'n':>3}{'mean':>10}{'min':>7}{'max':>7}")
print("-" * 39)
for species in sorted(summary):
    s = summary[species]
    print(f"{species:<12}{s['n']:>3}{s['mean']:>10.1f}{s['min']:>7}{s['max']:>7}")

heaviest = max(summary, key=lambda k: summary[k]["mean"])
print("heaviest on average ->", heaviest)
