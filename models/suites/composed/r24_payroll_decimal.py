from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")
TAX_BRACKETS = [
    (Decimal("1000"), Decimal("0.10")),
    (Decimal("3000"), Decimal("0.20")),
    (None, Decimal("0.35")),
]


def round_money(amount):
    return amount.quantize(CENT, rounding=ROUND_HALF_UP)


def tax_for(gross):
    tax = Decimal("0")
    lower = Decimal("0")
    for limit, rate in TAX_BRACKETS:
        if limit is None or gross <= limit:
            tax += (gross - lower) * rate
            break
        tax += (limit - lower) * rate
        lower = limit
    return round_money(tax)


def payslip(name, hours, rate, overtime=0):
    base = Decimal(hours) * rate
    extra = Decimal(overtime) * rate * Decimal("1.5")
    gross = round_money(base + extra)
    tax = tax_for(gross)
    net = gross - tax
    return {"name": name, "gross": gross, "tax": tax, "net": net}


employees = [
    ("Marta", 160, Decimal("21.35"), 4),
    ("Olu", 80, Decimal("11.999"), 0),
]

total = Decimal(0)
for emp in employees:
    slip = payslip(*emp)
    print(f"{slip['name']:<8}{slip['gross']:>10}{slip['tax']:>10}{slip['net']:>10}")
    total += slip["net"]

print("Total net:", total)
