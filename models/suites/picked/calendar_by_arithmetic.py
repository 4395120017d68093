#!/usr/bin/env python3
# prints a month without the calendar module

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()

def leap(y):
    return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)

def days_in(m, y):
    if m == 2: return 29 if leap(y) else 28
    return 30 + (m + m // 8) % 2

def weekday(y, m, d):
    """Sakamoto. 0 = Sunday"""
    t = (0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4)
    if m < 3:
        y -= 1
    return (y + y//4 - y//100 + y//400 + t[m-1] + d) % 7

def month_rows(y, m, first=1):
    pad = (weekday(y, m, 1) - first) % 7
    row = [None] * pad
    for d in range(1, days_in(m, y) + 1):
        row.append(d)
        if len(row) == 7:
            yield row
            row = []
    if row:
        yield row + [None] * (7 - len(row))

def render(y, m):
    print("%s %d".center(20) % (MONTHS[m-1], y))
    print("Mo Tu We Th Fr Sa Su")
    for row in month_rows(y, m):
        print(" ".join("%2s" % (d or "") for d in row).rstrip())

def easter(y):
    a, b, c = y % 19, y // 100, y % 100
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    l = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * l) // 451
    month, day = divmod(h + l - 7 * m + 114, 31)
    return month, day + 1

def day_of_year(y, m, d):
    return sum(days_in(k, y) for k in range(1, m)) + d

assert [days_in(m, 2023) for m in range(1, 13)] == [31,28,31,30,31,30,31,31,30,31,30,31]
render(2024, 2)
print()
for y in (1900, 2000, 2024):
    m, d = easter(y)
    print(y, "leap" if leap(y) else "    ", "Easter %d %s" % (d, MONTHS[m-1]),
          "day", day_of_year(y, m, d), "Sunday" if not weekday(y, m, d) else "??")
