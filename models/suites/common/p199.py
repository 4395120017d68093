csv_text = """id;name;score
1;Ann;9.5
2;Bob;
3;Cy;7"""
header, *rows = [l.split(";") for l in csv_text.splitlines()]
records = [dict(zip(header, r)) for r in rows]
for r in records:
    r["score"] = float(r["score"]) if r["score"] else None
print(records[1])
valid = [r["score"] for r in records if r["score"] is not None]
print(f"mean {sum(valid) / len(valid):.3f} of {len(valid)}/{len(records)}")
print(sorted(records, key=lambda r: r["score"] or 0)[0]["name"])
