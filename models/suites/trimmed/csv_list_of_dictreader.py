import csv

rows = list(csv.DictReader(["name,qty", "pen,10", "book,2"]))
print(rows[0]["name"], len(rows))
