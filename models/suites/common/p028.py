from datetime import date, timedelta, datetime

start = date(2024, 2, 27)
days = [start + timedelta(days=i) for i in range(4)]
for d in days:
    print(d.isoformat(), d.strftime("%a"), d.weekday())
end = datetime.strptime("2024-03-10 12:30", "%Y-%m-%d %H:%M")
gap = end.date() - start
print(gap.days, "days", end.hour, end.strftime("%d/%m/%y"))
