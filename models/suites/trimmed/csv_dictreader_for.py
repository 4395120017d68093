import csv

DATA = """name,qty
pen,10
book,2
"""

for row in csv.DictReader(DATA.splitlines()):
    print(row["name"], int(row["qty"]) * 2)
