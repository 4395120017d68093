def bmi(weight, height):
    """Body mass index."""
    return round(weight / height ** 2, 1)

def category(value):
    bands = [(18.5, "under"), (25, "normal"), (30, "over")]
    for limit, name in bands:
        if value < limit:
            return name
    return "obese"

people = [dict(n="A", w=50, h=1.8), dict(n="B", w=95, h=1.7)]
for p in people:
    b = bmi(p["w"], p["h"])
    p.update(bmi=b, cat=category(b))
print(*people, sep="\n")
