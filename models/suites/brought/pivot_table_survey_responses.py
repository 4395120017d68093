from collections import defaultdict, namedtuple

Response = namedtuple("Response", "age city score")

rows = [
    "23|Oslo|7",
    "35|Lima|9",
    "41|Oslo|4",
    "29|Pune|8",
    "62|Lima|6",
    "38|Pune|10",
    "19|Oslo|8",
]

def bucket(age):
    return "18-29" if age < 30 else "30-49" if age < 50 else "50+"

responses = []
for row in rows:
    age, city, score = row.split("|")
    responses.append(Response(int(age), city, int(score)))

pivot = defaultdict(lambda: defaultdict(list))
for resp in responses:
    pivot[bucket(resp.age)][resp.city].append(resp.score)

cities = sorted({r.city for r in responses})
print("age".ljust(8) + "".join(c.rjust(8) for c in cities))
for group in sorted(pivot):
    cells = []
    for city in cities:
        scores = pivot[group].get(city)
        cells.append(f"{sum(scores) / len(scores):.1f}" if scores else "-")
    print(group.ljust(8) + "".join(c.rjust(8) for c in cells))

promoters = sum(1 for r in responses if r.score >= 9)
detractors = sum(1 for r in responses if r.score <= 6)
nps = 100 * (promoters - detractors) / len(responses)
print(f"NPS = {nps:+.0f}")
oldest = max(responses, key=lambda r: r.age)
print(oldest, oldest._replace(score=0))
