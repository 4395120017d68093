import csv

def load(text):
    reader = csv.reader(text.splitlines())
    header = next(reader)
    rows = []
    for line in reader:
        rows.append(dict(zip(header, line)))
    return rows

print(load("name,qty\npen,10\nbook,2"))
