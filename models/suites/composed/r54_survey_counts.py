from collections import Counter, defaultdict, namedtuple

Response = namedtuple("Response", ["city", "age", "answer"])

raw = [
    "London,34,yes", "Paris,27,no", "London,41,yes",
    "Rome,19,no", "Paris,52,yes", "London,x,no",
]

def parse(line):
    city, age, answer = line.split(",")
    return Response(city, int(age), answer)

responses = []
errors = 0
for line in raw:
    try:
        responses.append(parse(line))
    except ValueError:
        errors += 1

print(len(responses), "responses,", errors, "errors")
print(responses[0])

by_answer = Counter(r.answer for r in responses)
print(by_answer)

ages = defaultdict(list)
for r in responses:
    ages[r.answer].append(r.age)
for answer in sorted(ages):
    vals = ages[answer]
    print(answer, min(vals), max(vals), round(sum(vals) / len(vals), 1))

def age_band(age):
    if age < 25:
        return "<25"
    if age < 45:
        return "25-44"
    return "45+"

bands = Counter()
for r in responses:
    bands[age_band(r.age)] += 1
for band in ("<25", "25-44", "45+"):
    print(f"{band:>6}: {'*' * bands[band]}")

cities = {r.city for r in responses if r.answer == "yes"}
print(sorted(cities), by_answer["maybe"])
