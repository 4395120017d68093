def avg(xs):
    if len(xs) == 0:
        return 0
    total = 0
    for x in xs:
        total += x
    return total / len(xs)


def to_grade(x):
    for limit, mark in [(85, 'A'), (72, 'B'), (50, 'C')]:
        if x >= limit:
            return mark
    return 'F'


def print_report(grades):
    result = {}
    counts = {}
    for who, xs in grades.items():
        value = avg(xs)
        mark = to_grade(value)
        result[who] = round(value, 1)
        counts[mark] = counts.get(mark, 0) + 1
        print(f'{who}: {mark} ({round(value)})')
    return result, counts


grades = {'Leo': [68, 73], 'Mia': [66, 62, 89], 'Cara': []}
result, counts = print_report(grades)
ranking = sorted(result, key=result.get, reverse=True)
print(ranking)
print(max(counts))
