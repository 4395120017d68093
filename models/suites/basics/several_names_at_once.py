from collections import defaultdict

text = " 12"
low = high = int(text)
first = last = text.strip().upper()
xs = [4, 9, 7]
top = kept = xs.pop()
best = worst = max(xs)
print(low, high, first, last, top, kept, best, worst)

roads = defaultdict(dict)
for line in ["A-B: 9", "B-C: 4"]:
    ends, _, minutes = line.partition(":")
    a, b = ends.split("-")
    roads[a][b] = roads[b][a] = int(minutes)
print(dict(roads))

sizes = {}
sizes["s"] = sizes["m"] = len(xs)
left = right = sorted(xs)
left.append(10)
print(sizes, right)
