class InsufficientFunds(Exception):
    """Raised when somebody wants more money than there is."""

    def __init__(self, missing):
        super().__init__(f"{missing:.2f} missing")
        self.missing = missing


class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.balance += amount

    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFunds(amount - self.balance)
        self.balance -= amount

    def __str__(self):
        return f"{self.owner}: {self.balance:.2f}"


acc = Account("Ms Novak", 100)
acc.deposit(50)
acc.withdraw(30)
print(acc)

for amount in (80, 75.5):
    try:
        acc.withdraw(amount)
        print("paid out", amount)
    except InsufficientFunds as e:
        print("Sorry,", e)
        print("needs", e.missing)
try:
    acc.deposit(-5)
except (ValueError, TypeError) as e:
    print("ValueError:", e)
print(acc)
acc.withdraw(1_000)
