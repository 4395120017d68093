"""A simple bank account class with a custom exception."""


class InsufficientFundsError(Exception):
    """Raised when a withdrawal is larger than the balance."""


class BankAccount:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.history = []

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("Deposit amount must be positive")
        self.balance += amount
        self.history.append(("deposit", amount))

    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFundsError(
                f"Cannot withdraw {amount}, balance is only {self.balance}"
            )
        self.balance -= amount
        self.history.append(("withdraw", amount))

    def __str__(self):
        return f"{self.owner}'s account: ${self.balance:.2f}"


account = BankAccount("Maria", 100)
print(account)

account.deposit(50)
account.withdraw(30)
print(account)

try:
    account.withdraw(500)
except InsufficientFundsError as error:
    print("Error:", error)

try:
    account.deposit(-5)
except ValueError as error:
    print("Error:", error)
finally:
    print("Transaction attempts finished.")

for kind, amount in account.history:
    print(f"  {kind:<10} {amount}")
