# conversion by variant and device, plain lists of dicts
visits = [
    dict(user=1, variant="A", device="mobile", bought=True),
    dict(user=2, variant="B", device="desktop", bought=False),
    dict(user=3, variant="A", device="desktop", bought=False),
    dict(user=4, variant="B", device="mobile", bought=True),
    dict(user=5, variant="B", device="mobile", bought=True),
    dict(user=6, variant="A", device="mobile", bought=False),
]

def group_by(rows, *keys):
    groups = {}
    for row in rows:
        k = tuple(row[key] for key in keys)
        if k not in groups:
            groups[k] = []
        groups[k].append(row)
    return groups

def rate(rows):
    return 100 * sum(r["bought"] for r in rows) / len(rows)

def print_table(title, groups):
    print(title)
    for key, rows in sorted(groups.items()):
        label = "/".join(key)
        print("  {:<12}{:>4}{:>8.1f}%".format(label, len(rows), rate(rows)))

print_table("by variant", group_by(visits, "variant"))
both = group_by(visits, "variant", "device")
print_table("by variant and device", both)

lift = rate([v for v in visits if v["variant"] == "B"]) - rate([v for v in visits if v["variant"] == "A"])
print(f"lift: {lift:+.1f} points")
best = max(both.items(), key=lambda item: (rate(item[1]), len(item[1])))
print("best:", best[0], len(best[1]))
