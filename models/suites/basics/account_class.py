class InsufficientFunds(Exception):
    def __init__(self, need, have):
        super().__init__(f"need {need}, have {have}")
        self.need = need
        self.have = have

class Account:
    count = 0
    rate = 0.02

    def __init__(self, owner, balance=0):
        self.owner = owner
        self._balance = balance
        self.history = []
        Account.count += 1

    @property
    def balance(self):
        return self._balance

    @balance.setter
    def balance(self, value):
        if value < 0:
            raise ValueError("negative")
        self._balance = value

    def withdraw(self, amount):
        if amount > self._balance:
            raise InsufficientFunds(amount, self._balance)
        self._balance -= amount
        self.history.append(("w", amount))

    @classmethod
    def from_string(cls, text):
        owner, balance = text.split(":")
        return cls(owner, int(balance))

    @staticmethod
    def valid(owner):
        return owner.isalpha()

    def __str__(self):
        return f"{self.owner}: {self.balance}"

a = Account.from_string("ann:100")
b = Account("bob")
print(a, Account.count, Account.valid("x1"))
try:
    a.withdraw(30)
    b.withdraw(5)
except InsufficientFunds as e:
    print("failed:", e, e.need - e.have)
try:
    a.balance = -1
except ValueError as err:
    print(type(err).__name__, err)
finally:
    a.balance += 10
print(a.balance, a.history)
print([str(x) for x in (a, b)])
total = sum(x.balance for x in [a, b])
print(f"total {total:>8.2f}", a.rate, b.rate)
a.rate = 0.05
Account.rate = 0.03
print(a.rate, b.rate, vars(b) == b.__dict__)
