"""Date arithmetic without datetime: leap years, weekday, month calendar."""

MONTHS = ("January February March April May June July August "
          "September October November December").split()
WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]


def is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in_month(year: int, month: int) -> int:
    if month == 2:
        return 29 if is_leap(year) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def day_of_year(year: int, month: int, day: int) -> int:
    return sum(days_in_month(year, m) for m in range(1, month)) + day


def weekday(year: int, month: int, day: int) -> int:
    """Return 0 for Monday ... 6 for Sunday (Zeller's congruence)."""
    if month < 3:
        month += 12
        year -= 1
    century, yy = divmod(year, 100)
    h = (day + 13 * (month + 1) // 5 + yy + yy // 4 + century // 4 + 5 * century) % 7
    return (h + 5) % 7


def add_days(year: int, month: int, day: int, amount: int) -> tuple[int, int, int]:
    """Add a number of days by walking over month ends."""
    day += amount
    while day > (length := days_in_month(year, month)):
        day -= length
        month += 1
        if month > 12:
            month = 1
            year += 1
    return year, month, day


def print_month(year: int, month: int) -> None:
    title = f"{MONTHS[month - 1]} {year}"
    print(title.center(20))
    print(" ".join(WEEKDAYS))
    offset = weekday(year, month, 1)
    line = ["  "] * offset
    for day in range(1, days_in_month(year, month) + 1):
        line.append(f"{day:2}")
        if len(line) == 7:
            print(" ".join(line))
            line = []
    if line:
        print(" ".join(line))


def main() -> None:
    print("Leap years:", [y for y in (1900, 2000, 2023, 2024) if is_leap(y)])
    print_month(2024, 2)
    y, m, d = add_days(2023, 12, 25, 100)
    print(f"100 days after Christmas 2023: {d} {MONTHS[m - 1]} {y}, a {WEEKDAYS[weekday(y, m, d)]}")
    print("Day of the year:", day_of_year(y, m, d))


if __name__ == "__main__":
    main()
