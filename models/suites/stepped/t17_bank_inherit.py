class InsufficientFunds(Exception):
    def __init__(self, needed, available):
        self.needed = needed
        self.available = available
        super().__init__(f"Need {needed} but only {available} available")


class Account:
    interest = 0.0
    _next_id = 1

    def __init__(self, owner, balance=0):
        self.owner = owner
        self._balance = balance
        self.id = Account._next_id
        Account._next_id += 1
        self.log = []

    @property
    def balance(self):
        return self._balance

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self._balance += amount
        self.log.append(("deposit", amount))

    def withdraw(self, amount):
        if amount > self._balance:
            raise InsufficientFunds(amount, self._balance)
        self._balance -= amount
        self.log.append(("withdraw", amount))


class Savings(Account):
    interest = 0.05

    def add_interest(self):
        self.deposit(self._balance * self.interest)


class Checking(Account):
    def __init__(self, owner, balance=0, overdraft=50):
        super().__init__(owner, balance)
        self.overdraft = overdraft

    def withdraw(self, amount):
        if amount <= self._balance + self.overdraft:
            self._balance -= amount
            self.log.append(("overdraft" if self._balance < 0 else "withdraw", amount))
        else:
            super().withdraw(amount)


s = Savings("Eva", 200)
c = Checking("Tom", overdraft=100)
s.add_interest()
print(s.balance)
c.withdraw(80)
print(c.balance, c.log)
for acc in (s, c):
    try:
        acc.withdraw(500)
    except InsufficientFunds as e:
        print(acc.id, acc.owner, type(acc).__name__, "->", e, e.needed - e.available)
try:
    s.balance = 10
except AttributeError:
    print("balance is read only")
try:
    c.deposit(-5)
except ValueError as e:
    print(e)
