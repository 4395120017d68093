"""Bank model with rollback; for the lesson on exceptions and inheritance."""


class BankError(Exception):
    pass


class InsufficientFunds(BankError):
    def __init__(self, account, wanted):
        self.missing = wanted - account.available
        super().__init__(f"{account.owner} is short by {self.missing}")


class Account:
    count = 0
    registry = {}

    def __init__(self, owner, balance=0):
        type(self).count += 1
        self.owner = owner
        self._balance = balance
        self.history = []
        Account.registry[owner] = self

    @property
    def balance(self):
        return self._balance

    @balance.setter
    def balance(self, value):
        if value < 0 and not self.may_go_negative(value):
            raise InsufficientFunds(self, self._balance - value)
        self.history.append(value - self._balance)
        self._balance = value

    @property
    def available(self):
        return self._balance

    def may_go_negative(self, value):
        return False

    @classmethod
    def open(cls, text):
        owner, _, amount = text.partition(":")
        return cls(owner.strip(), int(amount or 0))

    @staticmethod
    def total():
        return sum(a.balance for a in Account.registry.values())

    def __lt__(self, other):
        return self.balance < other.balance

    def __str__(self):
        return f"{type(self).__name__}({self.owner}, {self.balance:+,d})"


class Overdraft(Account):
    def __init__(self, owner, balance=0, limit=500):
        super().__init__(owner, balance)
        self.limit = limit

    @property
    def available(self):
        return super().available + self.limit

    def may_go_negative(self, value):
        return -value <= self.limit


class Transaction:
    def __init__(self, *accounts):
        self.accounts = accounts

    def __enter__(self):
        self.saved = [(a, a._balance, list(a.history)) for a in self.accounts]
        return self

    def __exit__(self, exc_type, exc, tb):
        if exc_type is None:
            print("  commit")
            return False
        for account, bal, hist in self.saved:
            account._balance, account.history = bal, hist
        print(f"  rollback: {exc}")
        return issubclass(exc_type, BankError)


def transfer(src, dst, amount):
    print(f"{src.owner} -> {dst.owner}: {amount}")
    with Transaction(src, dst):
        dst.balance += amount
        src.balance -= amount


alice = Account.open("Alice: 1200")
bob = Overdraft.open("Bob")
transfer(alice, bob, 1000)
transfer(alice, bob, 201)
transfer(bob, alice, 1400)
transfer(bob, alice, 101)
for acc in sorted(Account.registry.values()):
    print(acc, acc.history)
print(Account.count, Overdraft.count, Account.total())
