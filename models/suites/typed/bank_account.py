"""Bank accounts with properties, inheritance and custom exceptions."""


class InsufficientFunds(Exception):
    def __init__(self, needed: float, available: float) -> None:
        super().__init__(f"need {needed:.2f}, have {available:.2f}")
        self.shortfall = needed - available


class Account:
    def __init__(self, owner: str, balance: float = 0.0) -> None:
        self.owner = owner
        self._balance = balance

    @property
    def balance(self) -> float:
        return self._balance

    @balance.setter
    def balance(self, value: float) -> None:
        if value < 0:
            raise ValueError("balance cannot be negative")
        self._balance = value

    def withdraw(self, amount: float) -> None:
        if amount > self.balance:
            raise InsufficientFunds(amount, self.balance)
        self.balance -= amount

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.owner!r}, {self._balance:.2f})"


class Savings(Account):
    rate = 0.025

    def add_interest(self) -> None:
        self.balance *= 1 + self.rate


def main() -> None:
    a = Account("Mina", 120)
    s = Savings("Omar", 1000.0)
    s.add_interest()
    for acct, amount in [(a, 50), (a, 100), (s, 25)]:
        try:
            acct.withdraw(amount)
        except InsufficientFunds as exc:
            print("declined:", exc, f"(short by {exc.shortfall})")
        else:
            print("ok:", acct)
    try:
        a.balance = -5
    except ValueError as exc:
        print("error:", exc)


if __name__ == "__main__":
    main()
