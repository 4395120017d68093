class BankError(Exception):
    """Base class for errors of the bank"""


class InsufficientFunds(BankError):
    def __init__(self, needed, balance):
        super().__init__(f"need {needed:.2f} but only {balance:.2f} there")
        self.missing = needed - balance


class AccountClosed(BankError):
    pass


class Account:
    interest = 0.02
    _count = 0

    def __init__(self, owner, balance=0.0):
        Account._count += 1
        self.number = f"ACC{Account._count:03d}"
        self.owner = owner
        self._balance = balance
        self.open = True
        self.log = []

    @property
    def balance(self):
        return self._balance

    @classmethod
    def how_many(cls):
        return cls._count

    @staticmethod
    def is_valid(amount):
        return amount > 0

    def deposit(self, amount):
        if not self.is_valid(amount):
            raise ValueError("amount must be positive")
        self._balance += amount
        self.log.append(("in", amount))

    def withdraw(self, amount):
        if not self.open:
            raise AccountClosed(self.number)
        if amount > self._balance:
            raise InsufficientFunds(amount, self._balance)
        self._balance -= amount
        self.log.append(("out", amount))


class Savings(Account):
    interest = 0.05

    def add_interest(self):
        self.deposit(round(self.balance * self.interest, 2))


def transfer(src, dst, amount):
    try:
        src.withdraw(amount)
    except InsufficientFunds as e:
        print("  transfer failed:", e, f"(missing {e.missing:.2f})")
    except BankError as e:
        print("  bank says", type(e).__name__, e)
    else:
        dst.deposit(amount)
        print("  moved", amount)
    finally:
        print("  balances:", src.balance, dst.balance)


alice = Account("Alice", 100)
bob = Savings("Bob", 50)
transfer(alice, bob, 30)
transfer(bob, alice, 500)
bob.add_interest()
alice.open = False
transfer(alice, bob, 1)
try:
    bob.deposit(-5)
except ValueError as e:
    print("oops:", e)
print(Account.how_many(), "accounts", bob.log)
