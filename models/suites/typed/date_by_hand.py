# day of year + day of week without datetime
DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
NAMES = "Sat Sun Mon Tue Wed Thu Fri".split()


def is_leap(y):
    return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)


def day_of_year(date):
    y, m, d = map(int, date.split("-"))
    if not 1 <= m <= 12:
        raise ValueError(f"month out of range in {date!r}")
    return sum(DAYS[:m - 1]) + d + (1 if m > 2 and is_leap(y) else 0)


def weekday(date):
    y, m, d = [int(p) for p in date.split("-")]
    if m < 3:
        m += 12
        y -= 1
    k, j = y % 100, y // 100
    return NAMES[(d + 13 * (m + 1) // 5 + k + k // 4 + j // 4 + 5 * j) % 7]


for dt in ["2000-01-01", "2024-03-01", "1900-12-31", "2023-13-05"]:
    try:
        n = day_of_year(dt)
    except ValueError as err:
        print("skip:", err)
        continue
    print(f"{dt} is day {n:03d}, a {weekday(dt)}")
