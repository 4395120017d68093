menu = {"tea": 1.5, "cake": 2.75}
order = ["tea", "cake", "tea", "pie"]
bill = 0
missing = []
for item in order:
    try:
        bill += menu[item]
    except KeyError as e:
        missing.append(str(e))
print(f"Bill: ${bill:.2f}, missing: {missing}")
tip = bill * .15
print("Tip:", round(tip, 2), "Total:", round(bill + tip, 2))
