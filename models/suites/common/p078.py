year_list = [1900, 2000, 2023, 2024]
for year in year_list:
    leap = (year % 4 == 0 and year % 100 != 0) or year % 400 == 0
    print(year, "leap" if leap else "common")
n = 10
a, b = 0, 1
while a < n:
    print(a, end=",")
    a, b = b, a + b
print()
