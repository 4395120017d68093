class BankError(Exception):
    """Root of everything that can go wrong at the counter."""


class InsufficientFunds(BankError):
    def __init__(self, account, amount):
        self.shortfall = amount - account.balance
        super().__init__("%s is short of %.2f" % (account.owner, self.shortfall))


class AccountFrozen(BankError):
    pass


class Account:
    _next_number = 1000

    def __init__(self, owner, balance=0.0):
        self.owner = owner
        self.balance = balance
        self.history = []
        self.number = Account._next_number
        Account._next_number += 1

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("deposits must be positive, not %r" % amount)
        self.balance += amount
        self.history.append(("in", amount))

    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFunds(self, amount)
        self.balance -= amount
        self.history.append(("out", amount))

    def __repr__(self):
        return "<%s %d %s %.2f>" % (type(self).__name__, self.number, self.owner, self.balance)


class Savings(Account):
    rate = 0.02
    limit = 2

    def withdraw(self, amount):
        if sum(1 for kind, _ in self.history if kind == "out") >= self.limit:
            raise AccountFrozen("no more withdrawals this month")
        super().withdraw(amount)

    def add_interest(self):
        self.deposit(round(self.balance * self.rate, 2))


def transfer(source, target, amount):
    print("transfer %s of %s -> %s:" % (amount, source.owner, target.owner), end=" ")
    before = source.balance, target.balance
    try:
        source.withdraw(amount)
        target.deposit(amount)
    except InsufficientFunds as e:
        print("REFUSED,", e)
        return e.shortfall
    except BankError as e:
        print("BANK SAYS", e)
    except (TypeError, ValueError) as e:
        source.balance, target.balance = before
        print("ROLLED BACK,", type(e).__name__)
        raise BankError("transfer failed") from e
    else:
        print("ok")
        return 0
    finally:
        print("   ", source, target)


alice = Account("Alice", 100)
bob = Savings("Bob", 50)
results = [transfer(alice, bob, 30), transfer(alice, bob, 500),
           transfer(bob, alice, 10), transfer(bob, alice, 10), transfer(bob, alice, 1)]
print(results)
bob.add_interest()
print(bob.history, bob.balance)

for amount in (-5, "ten"):
    try:
        transfer(alice, bob, amount)
    except BankError as problem:
        print("caught %s because %r" % (problem, problem.__cause__))

print(issubclass(AccountFrozen, BankError), Savings.rate, alice.number, bob.number)
alice.withdraw(1000)
print("never reached")
