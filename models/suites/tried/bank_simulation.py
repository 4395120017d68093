class Account:
    interest_rate = 0.02
    count = 0

    def __init__(self, owner, balance=0):
        self.owner = owner
        self._balance = balance
        self.history = []
        Account.count += 1

    @property
    def balance(self):
        return self._balance

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("Deposit must be positive")
        self._balance += amount
        self.history.append(("D", amount))

    def withdraw(self, amount):
        if amount > self._balance:
            raise ValueError(f"Insufficient funds: {self._balance} < {amount}")
        self._balance -= amount
        self.history.append(("W", amount))

class Savings(Account):
    def add_interest(self):
        gain = self._balance * self.interest_rate
        self.deposit(gain)
        return gain

def transfer(src, dst, amount):
    try:
        src.withdraw(amount)
        dst.deposit(amount)
    except ValueError as err:
        print("Transfer failed:", err)
        return False
    finally:
        print(src.owner, src.balance, "|", dst.owner, dst.balance)
    return True

alice = Account("Alice", 100)
bob = Savings("Bob")
for amt in [30, 500, 20]:
    transfer(alice, bob, amt)
print(bob.add_interest())
print(alice.history, bob.history)
print("accounts:", Account.count)
bob.balance = 1000000   # oops?
