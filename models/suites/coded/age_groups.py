# read survey rows (as they come from the csv) and make a ranking by age
raw = """name,age,score
Ola,9,71
Per,34,88
Siv,101,64
Nils,27,95"""


def parse(text):
    lines = text.splitlines()
    header = lines[0].split(",")
    rows = []
    for line in lines[1:]:
        values = line.split(",")
        row = {}
        for key, value in zip(header, values):
            row[key] = value
        rows.append(row)
    return rows


def oldest(rows):
    best = rows[0]
    for row in rows:
        if row["age"] > best["age"]:
            best = row
    return best


people = parse(raw)
for p in people:
    print(p["name"], p["age"])

print("oldest:", oldest(people)["name"])       # says Ola, who is 9 ???
people.sort(key=lambda p: p["age"])
print("by age:", [p["age"] for p in people])

# adults only (with 18 instead of "18" it crashes)
adults = []
for p in people:
    if p["age"] >= "18":
        adults.append(p["name"])
print("adults:", adults)
