class InsufficientFunds(Exception):
    pass


class Account:
    count = 0

    def __init__(self, owner, balance=0):
        self.owner = owner
        self._balance = balance
        Account.count += 1

    @property
    def balance(self):
        return self._balance

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self._balance += amount

    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFunds(f"{self.owner} only has {self.balance}")
        self._balance -= amount


class Savings(Account):
    def __init__(self, owner, balance=0, rate=0.05):
        super().__init__(owner, balance)
        self.rate = rate

    def add_interest(self):
        self.deposit(self.balance * self.rate)


acc = Account("Lena", 50)
sav = Savings("Omar", 200)
sav.add_interest()
for a, amt in [(acc, 80), (sav, 10), (acc, 20)]:
    try:
        a.withdraw(amt)
    except InsufficientFunds as err:
        print("Refused:", err)
print(acc.balance, sav.balance, Account.count)
