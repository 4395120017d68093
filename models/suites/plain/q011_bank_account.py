class InsufficientFundsError(Exception):
    """Raised when a withdrawal exceeds the available balance."""


class BankAccount:
    """A simple bank account."""

    def __init__(self, owner: str, balance: float = 0.0) -> None:
        self.owner = owner
        self.balance = balance

    def deposit(self, amount: float) -> None:
        if amount <= 0:
            raise ValueError("Deposit amount must be positive")
        self.balance += amount

    def withdraw(self, amount: float) -> None:
        if amount > self.balance:
            raise InsufficientFundsError(
                f"Cannot withdraw {amount:.2f}: balance is {self.balance:.2f}"
            )
        self.balance -= amount

    def __str__(self) -> str:
        return f"{self.owner}: ${self.balance:,.2f}"


def main() -> None:
    account = BankAccount("Alice", 1000)
    account.deposit(250.75)
    print(account)
    try:
        account.withdraw(5000)
    except InsufficientFundsError as e:
        print(f"Error: {e}")
    try:
        account.deposit(-5)
    except ValueError as e:
        print(f"Error: {e}")


if __name__ == "__main__":
    main()
