"""A simple banking system with checking and savings accounts."""

from decimal import Decimal


class InsufficientFundsError(Exception):
    """Raised when a withdrawal exceeds the available balance."""

    def __init__(self, needed, available):
        super().__init__(f"need ${needed}, but only ${available} is available")
        self.needed = needed
        self.available = available


class Account:
    _next_number = 1001

    def __init__(self, owner, balance="0"):
        self.owner = owner
        self._balance = Decimal(balance)
        self.number = Account._next_number
        Account._next_number += 1
        self.history = []

    @property
    def balance(self):
        return self._balance

    @property
    def available(self):
        return self._balance

    def deposit(self, amount):
        amount = Decimal(amount)
        if amount <= 0:
            raise ValueError("Deposit must be positive")
        self._balance += amount
        self.history.append(("deposit", amount))

    def withdraw(self, amount):
        amount = Decimal(amount)
        if amount > self.available:
            raise InsufficientFundsError(amount, self.available)
        self._balance -= amount
        self.history.append(("withdraw", amount))

    def __str__(self):
        return f"[{self.number}] {self.owner:<6} ${self.balance:>9,.2f}"


class CheckingAccount(Account):
    def __init__(self, owner, balance="0", overdraft="100"):
        super().__init__(owner, balance)
        self.overdraft = Decimal(overdraft)

    @property
    def available(self):
        return self._balance + self.overdraft


class SavingsAccount(Account):
    RATE = Decimal("0.025")

    def add_interest(self):
        interest = (self._balance * self.RATE).quantize(Decimal("0.01"))
        self.deposit(interest)
        return interest


def transfer(source, target, amount):
    """Move money between accounts; nothing changes if it fails."""
    try:
        source.withdraw(amount)
    except InsufficientFundsError as exc:
        print(f"Transfer of ${amount} refused: {exc}")
        return False
    else:
        target.deposit(amount)
        print(f"Transferred ${amount} from {source.owner} to {target.owner}")
        return True


checking = CheckingAccount("Maria", "250.00")
savings = SavingsAccount("Leo", "1200.00")

transfer(checking, savings, "300")
transfer(checking, savings, "75.50")
transfer(savings, checking, "500.25")
print(f"Interest paid: ${savings.add_interest()}")

try:
    checking.deposit("-5")
except ValueError as exc:
    print("Error:", exc)

for account in (checking, savings):
    print(account)
    for kind, amount in account.history:
        sign = "+" if kind == "deposit" else "-"
        print(f"    {sign}{amount}")
