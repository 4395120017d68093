class InsufficientFundsError(Exception):
    pass


class BankAccount:
    interest_rate = 0.02

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.transactions = []

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("Deposit must be positive")
        self.balance += amount
        self.transactions.append(("deposit", amount))

    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFundsError(f"{self.owner} only has {self.balance}")
        self.balance -= amount
        self.transactions.append(("withdraw", amount))

    def __str__(self):
        return f"{self.owner}: ${self.balance:.2f}"


class SavingsAccount(BankAccount):
    def add_interest(self):
        interest = self.balance * self.interest_rate
        self.deposit(interest)
        return interest


acc1 = BankAccount("Alice", 100)
acc2 = SavingsAccount("Bob", 500)

acc1.deposit(50)
acc2.add_interest()
print(acc1)
print(acc2)

try:
    acc1.withdraw(1000)
except InsufficientFundsError as e:
    print("Error:", e)

try:
    acc2.deposit(-5)
except ValueError as e:
    print("Error:", e)

acc2.withdraw(110)
for kind, amount in acc2.transactions:
    print(kind, amount)
