"""A little bank with its own exceptions."""


class BankError(Exception):
    pass


class InsufficientFunds(BankError):
    def __init__(self, needed: float, available: float):
        super().__init__(f"need {needed:.2f}, only {available:.2f} available")
        self.shortfall = needed - available


class Account:
    interest = 0.02

    def __init__(self, owner: str, balance: float = 0.0) -> None:
        self.owner = owner
        self._balance = balance
        self.history: list[tuple[str, float]] = []

    @property
    def balance(self) -> float:
        return round(self._balance, 2)

    def deposit(self, amount: float) -> None:
        if amount <= 0:
            raise ValueError("amount must be positive")
        self._balance += amount
        self.history.append(("deposit", amount))

    def withdraw(self, amount: float) -> None:
        if amount > self._balance:
            raise InsufficientFunds(amount, self._balance)
        self._balance -= amount
        self.history.append(("withdraw", amount))

    def __repr__(self) -> str:
        return f"Account({self.owner!r}, {self.balance})"


def transfer(src: Account, dst: Account, amount: float) -> bool:
    try:
        src.withdraw(amount)
    except InsufficientFunds as e:
        print(f"transfer failed: {e} (short by {e.shortfall:.2f})")
        return False
    else:
        dst.deposit(amount)
        return True
    finally:
        print(src, dst)


alice = Account("Alice", 120.5)
bob = Account("Bob")
transfer(alice, bob, 70)
transfer(alice, bob, 70)
try:
    bob.deposit(-5)
except (BankError, ValueError) as err:
    print(type(err).__name__, "->", err)
print(alice.history, bob.history)
