def analyse(text: str) -> dict:
    return {
        "chars": len(text),
        "words": len(text.split()),
        "upper": sum(1 for c in text if c.isupper()),
        "long": [w for w in text.split() if len(w) > 4],
        "first": text.split()[0] if text else None,
    }

stats = analyse("The Quick brown fox")
for k, v in stats.items():
    print(f"{k:>6} -> {v}")
print(analyse("")["first"])
