teams = {}
results = "A:B 2-1; B:C 0-0; C:A 3-1"
for game in results.split("; "):
    pair, score = game.split()
    home, away = pair.split(":")
    h, a = map(int, score.split("-"))
    for t, f, ag in ((home, h, a), (away, a, h)):
        rec = teams.setdefault(t, {"pts": 0, "gd": 0})
        rec["gd"] += f - ag
        rec["pts"] += 3 if f > ag else 1 if f == ag else 0
table = sorted(teams.items(), key=lambda kv: (kv[1]["pts"], kv[1]["gd"]), reverse=True)
for pos, (t, r) in enumerate(table, 1):
    print(f"{pos} {t} {r['pts']:>2} {r['gd']:+d}")
