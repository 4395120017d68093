from itertools import accumulate

rows = [("jan", "salary", 2500.0), ("jan", "rent", -900.0), ("feb", "food", -84.35)]
balances = list(accumulate(amount for _, _, amount in rows))
print(balances)
