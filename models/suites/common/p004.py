class BankAccount:
    interest_rate = 0.02
    count = 0

    def __init__(self, owner, balance=0):
        self.owner = owner
        self._balance = balance
        BankAccount.count += 1

    @property
    def balance(self):
        return self._balance

    @balance.setter
    def balance(self, value):
        if value < 0:
            raise ValueError("Balance can't be negative!")
        self._balance = value

    def add_interest(self):
        self.balance = round(self.balance * (1 + self.interest_rate), 2)

    def __repr__(self):
        return f"<{self.owner}: £{self._balance:,.2f}>"

acc = BankAccount("Sue", 1500)
acc.add_interest()
print(acc)
try:
    acc.balance -= 2000
except ValueError as e:
    print("Error:", e)
BankAccount.interest_rate = 0.05
acc.add_interest()
print(acc, acc.balance, BankAccount.count)
