from collections import defaultdict


def split_expenses(expenses: list[tuple[str, float]]) -> dict[str, float]:
    """Return the net balance for each person (positive = is owed)."""
    paid: dict[str, float] = defaultdict(float)
    for person, amount in expenses:
        paid[person] += amount
    share = sum(paid.values()) / len(paid)
    return {person: round(total - share, 2) for person, total in paid.items()}


def settle(balances: dict[str, float]) -> list[str]:
    """Greedy settlement of debts."""
    debtors = sorted((b, p) for p, b in balances.items() if b < 0)
    creditors = sorted(((b, p) for p, b in balances.items() if b > 0), reverse=True)
    transfers = []
    while debtors and creditors:
        debt, debtor = debtors.pop(0)
        credit, creditor = creditors.pop(0)
        amount = min(-debt, credit)
        transfers.append(f"{debtor} pays {creditor} ${amount:.2f}")
        if -debt > amount:
            debtors.insert(0, (debt + amount, debtor))
        elif credit > amount:
            creditors.insert(0, (credit - amount, creditor))
    return transfers


if __name__ == "__main__":
    balances = split_expenses([("Ann", 90.0), ("Bob", 30.0), ("Cy", 0.0)])
    print(balances)
    for line in settle(balances):
        print(line)
