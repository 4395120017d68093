# Date maths without datetime, just to see if I can

MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
WEEKDAYS = ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"]

def is_leap(y):
    return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)

def days_in(month, year):
    if month == 2 and is_leap(year):
        return 29
    return MONTH_DAYS[month - 1]

def zeller(d, m, y):
    if m < 3:
        m += 12
        y -= 1
    k, j = y % 100, y // 100
    h = (d + 13 * (m + 1) // 5 + k + k // 4 + j // 4 + 5 * j) % 7
    return WEEKDAYS[h]

def add_days(d, m, y, n):
    d += n
    while d > days_in(m, y):
        d -= days_in(m, y)
        m += 1
        if m > 12:
            m = 1
            y += 1
    return d, m, y

def day_of_year(d, m, y):
    total = d
    for month in range(1, m):
        total += days_in(month, y)
    return total

birthday = (29, 2, 2024)
print("born on a", zeller(*birthday))
d, m, y = add_days(*birthday, 100)
print(f"100 days later: {y:04d}-{m:02d}-{d:02d}", zeller(d, m, y))
d, m, y = add_days(25, 11, 2023, 60)
print(f"{d}/{m}/{y}")
print("day of year:", day_of_year(4, 7, 2024))
leaps = [yr for yr in range(1896, 1913, 4) if is_leap(yr)]
print(leaps)
