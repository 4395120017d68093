RAW = """sku;qty;price
A-100;4;2.50
B-200;x;9.99
C-300;1;19.00
"""

def load(text, sep=";"):
    lines = text.strip().split("\n")
    header = lines[0].split(sep)
    good, bad = [], []
    for lineno, line in enumerate(lines[1:], 2):
        rec = dict(zip(header, line.split(sep)))
        try:
            rec["qty"] = int(rec["qty"])
            rec["price"] = float(rec["price"])
        except ValueError as err:
            bad.append((lineno, str(err)))
            continue
        good.append(rec)
    return good, bad

good, bad = load(RAW)
for r in good:
    print(r["sku"], r["qty"] * r["price"])
for ln, msg in bad:
    print(f"line {ln}: {msg}")
