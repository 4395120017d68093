def leap(year):
    if year % 4 == 0:
        if year % 100 == 0:
            if year % 400 == 0:
                return True
            else:
                return False
        else:
            return True
    # forgot to return False here, so it gives None

def days_in_february(year):
    if leap(year):
        return 29
    return 28

years = [1900, 1996, 2000, 2019, 2023, 2024, 2100]
for y in years:
    print(y, leap(y), days_in_february(y))

count = 0
for y in range(2000, 2013):
    if leap(y) == True:
        count += 1
print("Leap years from 2000 to 2012:", count)

# same thing in one line
print([y for y in years if y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)])
