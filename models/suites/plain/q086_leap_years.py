def is_leap(year):
    if year % 400 == 0:
        return True
    if year % 100 == 0:
        return False
    return year % 4 == 0

years = [1900, 2000, 2023, 2024]
for y in years:
    print(y, is_leap(y))

days = [31, 28, 31, 30]
month = 3
year = 2024
total = 0
for i in range(month - 1):
    total += days[i]
if month > 2 and is_leap(year):
    total += 1
print("Day number of 15/3/2024 is", total + 15)
