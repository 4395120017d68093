"""Split shared trip expenses and work out who pays whom."""

expenses = [
    # (who paid, amount in cents, what, shared by)
    ("Zoé", 9000, "cabin", ["Zoé", "Max", "Iris"]),
    ("Max", 4550, "groceries", ["Zoé", "Max", "Iris"]),
    ("Iris", 1200, "bus", ["Max", "Iris"]),
]

balance = {}

for payer, amount, what, people in expenses:
    share, remainder = divmod(amount, len(people))
    balance[payer] = balance.get(payer, 0) + amount
    for position, person in enumerate(people):
        # the first people in the list absorb the odd cents
        owed = share + (1 if position < remainder else 0)
        balance[person] = balance.get(person, 0) - owed
    print(f"{payer:<5} paid {amount / 100:7.2f} for {what}")

print("\nBalances:")
for person, cents in sorted(balance.items()):
    print(f"  {person:<5}{cents / 100:+8.2f}")
assert sum(balance.values()) == 0


def settle(balance):
    """Greedy settlement: the biggest debtor pays the biggest creditor."""
    balance = dict(balance)
    payments = []
    while any(balance.values()):
        debtor = min(balance, key=balance.get)
        creditor = max(balance, key=balance.get)
        amount = min(-balance[debtor], balance[creditor])
        balance[debtor] += amount
        balance[creditor] -= amount
        payments.append((debtor, creditor, amount))
    return payments


print("\nTo settle up:")
for debtor, creditor, amount in settle(balance):
    print(f"  {debtor} → {creditor}: {amount / 100:.2f}")
