import csv

TEXT = """id,name
1,Ann
2,Bob
"""
good = []
for row in csv.DictReader(TEXT.splitlines()):
    good.append(row["name"])
    print(row["id"], row["name"])
print(good)
for row in csv.reader(["a,b", "c,d"]):
    print(row)
rows = list(csv.DictReader(TEXT.splitlines()))
print(rows)
