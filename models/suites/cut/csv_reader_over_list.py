import csv
lines = ["name,qty", "bolt,4", "nut,2"]
for row in csv.reader(lines):
    print(row)
total = 0
for rec in csv.DictReader(lines):
    total += int(rec["qty"])
print(total)
