results = [
    ("Rovers", 2, 1, "United"),
    ("City", 0, 0, "Rovers"),
    ("United", 3, 1, "City"),
    ("City", 2, 2, "United"),
]

teams = {}
for home, hg, ag, away in results:
    for team, scored, conceded in [(home, hg, ag), (away, ag, hg)]:
        t = teams.setdefault(team, {"p": 0, "w": 0, "d": 0, "l": 0, "gf": 0, "ga": 0})
        t["p"] += 1
        t["gf"] += scored
        t["ga"] += conceded
        if scored > conceded:
            t["w"] += 1
        elif scored == conceded:
            t["d"] += 1
        else:
            t["l"] += 1

table = [
    {"team": name, **s, "gd": s["gf"] - s["ga"], "pts": 3 * s["w"] + s["d"]}
    for name, s in teams.items()
]
# points desc, goal difference desc, goals for desc, then name
table.sort(key=lambda r: (-r["pts"], -r["gd"], -r["gf"], r["team"]))

cols = ["p", "w", "d", "l", "gf", "ga", "gd", "pts"]
print("    team     " + "".join(c.rjust(4) for c in cols))
rank, prev = 0, None
for pos, row in enumerate(table, 1):
    key = (row["pts"], row["gd"])
    if key != prev:
        rank = pos
    prev = key
    print(f"{rank:>2}. {row['team']:<9}" + "".join(str(row[c]).rjust(4) for c in cols))

best = max(table, key=lambda r: r["gf"])
print("top scorers:", best["team"], best["gf"])
