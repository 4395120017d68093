# Print a month without the calendar module :)

MONTHS = ("January February March April May June July "
          "August September October November December").split()
DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

def leap(y):
    if y % 400 == 0:
        return True
    if y % 100 == 0:
        return False
    return y % 4 == 0

def days_in(m, y):
    if m == 2:
        return 29 if leap(y) else 28
    elif m in [4, 6, 9, 11]:
        return 30
    else:
        return 31

def weekday(d, m, y):
    """Zeller. 0 = Monday"""
    if m < 3:
        m += 12
        y -= 1
    k = y % 100
    j = y // 100
    h = (d + 13 * (m + 1) // 5 + k + k // 4 + j // 4 + 5 * j) % 7
    return (h + 5) % 7

def day_of_year(d, m, y):
    n = d
    for i in range(1, m):
        n += days_in(i, y)
    return n

def print_month(m, y, mark=None):
    title = MONTHS[m - 1] + " " + str(y)
    print(title.center(20))
    print(" ".join(DAYS))
    skip = weekday(1, m, y)
    line = "   " * skip
    for d in range(1, days_in(m, y) + 1):
        line += "**" if d == mark else str(d).rjust(2)
        if (skip + d) % 7 == 0:
            print(line)
            line = ""
        else:
            line += " "
    if line:
        print(line)

print_month(2, 2024, 29)
print("29.2.2024 is day", day_of_year(29, 2, 2024), "of the year")
print("leap:", [y for y in (1900, 2000, 2023, 2024) if leap(y)])
print("Moon landing was on a", DAYS[weekday(20, 7, 1969)])
