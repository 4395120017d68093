from datetime import date

TODAY = date(2024, 3, 15)   # fixed for the report

customers = {"C01": "Bakery Lindt", "C02": "Hotel Sol", "C03": "Garage Nord"}
invoices = [
    {"no": 1001, "cust": "C01", "due": "15.02.2024", "amount": 240.00, "paid": 240.00},
    {"no": 1002, "cust": "C02", "due": "01.03.2024", "amount": 1310.40, "paid": 500.00},
    {"no": 1003, "cust": "C03", "due": "31.12.2023", "amount": 89.90, "paid": 0},
    {"no": 1004, "cust": "C02", "due": "30.03.2024", "amount": 77.00, "paid": 0},
    {"no": 1005, "cust": "C09", "due": "10.01.2024", "amount": 450.00, "paid": 0},
]

def parse(text):
    d, m, y = text.split(".")
    return date(int(y), int(m), int(d))

def bucket(days):
    if days <= 0:
        return "not due"
    elif days <= 30:
        return "1-30"
    elif days <= 60:
        return "31-60"
    else:
        return "60+"

aging = {"not due": 0, "1-30": 0, "31-60": 0, "60+": 0}
letters = []
for inv in invoices:
    open_amount = inv["amount"] - inv["paid"]
    if open_amount == 0:
        continue
    days = (TODAY - parse(inv["due"])).days
    b = bucket(days)
    aging[b] += open_amount
    if b != "not due":
        who = customers.get(inv["cust"], "?? " + inv["cust"])
        fee = 5 if days > 30 else 0
        letters.append((days, who, inv["no"], open_amount + fee))

letters.sort(reverse=True)
print("REMINDERS", TODAY.strftime("%d %b %Y"))
for days, who, no, amt in letters:
    print(f"{no}  {who:.<20}{amt:>9.2f}  {days:>3} days late")

print()
total = sum(aging.values())
for name, value in aging.items():
    share = value / total * 100
    bar = "*" * round(share / 5)
    print(f"{name:>8} {value:9.2f} {share:5.1f}% {bar}")
