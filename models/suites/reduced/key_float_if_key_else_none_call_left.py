recs = [{"id": "1", "score": "9.5"}]
for r in recs:
    r["score"] = float(r["score"]) if r["score"] else None
