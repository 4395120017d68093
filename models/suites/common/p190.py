from datetime import datetime, date, timedelta
def age(born, today):
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))

print(age(date(2000, 5, 20), date(2024, 5, 19)))
d = datetime(2024, 1, 31, 22, 30)
later = d + timedelta(hours=2)
print(later, later.date(), later.strftime("%d %b %Y %H:%M"))
print((date(2024, 3, 1) - date(2024, 2, 1)).days, d < later)
delta = timedelta(minutes=135)
print(delta, delta.total_seconds(), delta // timedelta(hours=1))
print(date.fromisoformat("2024-12-25").isoweekday(), d.replace(day=1).isoformat())
