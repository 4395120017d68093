class Account:
    def __init__(self, owner, balance=0):
        self.owner, self.balance = owner, balance
        self.tx = []
    def deposit(self, amt):
        self.balance += amt
        self.tx.append(("D", amt))
        return self.balance
    def __iadd__(self, amt):
        self.deposit(amt)
        return self
    def transfer(self, other, amt):
        if amt > self.balance:
            return False
        self.balance -= amt
        other.deposit(amt)
        self.tx.append(("T", amt, other.owner))
        return True

a, b = Account("A", 100), Account("B")
a += 10
print(a.transfer(b, 60), b.balance)
print(a.transfer(b, 60))
for kind, *rest in a.tx:
    print(kind, rest)
