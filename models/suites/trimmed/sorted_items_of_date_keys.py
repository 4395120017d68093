from datetime import date

holidays = {date(2024, 12, 25): "Christmas", date(2024, 1, 1): "New Year"}
day = date(2024, 1, 1)
if day in holidays:
    print(holidays[day])
for d, name in sorted(holidays.items()):
    print(d.isoformat(), name)
