def stats(xs):
    m = sum(xs) / len(xs)
    return {"mean": round(m, 3), "twice": round(m * 2, 2), "low": min(xs)}

print(stats([1.25, 3.7, 2.26]))
