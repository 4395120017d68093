class Account:
    bank = "City Bank"
    opened = 0

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        Account.opened += 1
        self.number = Account.opened

    @property
    def is_rich(self):
        return self.balance > 1000

    @staticmethod
    def fee(amount):
        return amount // 50

    @classmethod
    def gift(cls, owner):
        return cls(owner, 100)

    def withdraw(self, amount):
        cost = amount + Account.fee(amount)
        if cost > self.balance:
            return False
        self.balance -= cost
        return True

    def __str__(self):
        return f"{self.number}: {self.owner} has {self.balance}"

anna = Account("Anna", 1500)
ben = Account.gift("Ben")
print(anna.is_rich, ben.is_rich)
print(anna.withdraw(200))
print(ben.withdraw(100))
print(anna)
print(str(ben))
print(Account.opened, anna.bank)
