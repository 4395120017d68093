from dataclasses import dataclass, field


class InsufficientFunds(Exception):
    pass


@dataclass
class Account:
    owner: str
    balance: int = 0
    log: list[str] = field(default_factory=list)

    def deposit(self, amount: int) -> None:
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.balance += amount
        self.log.append(f"+{amount}")

    def withdraw(self, amount: int) -> None:
        if amount > self.available():
            raise InsufficientFunds(f"{self.owner}: {amount} > {self.available()}")
        self.balance -= amount
        self.log.append(f"-{amount}")

    def available(self) -> int:
        return self.balance


@dataclass
class Checking(Account):
    overdraft: int = 50

    def available(self) -> int:
        return super().available() + self.overdraft


@dataclass
class Savings(Account):
    rate_percent: int = 4

    def add_interest(self) -> None:
        interest = self.balance * self.rate_percent // 100
        if interest:
            self.deposit(interest)


def transfer(src: Account, dst: Account, amount: int) -> bool:
    try:
        src.withdraw(amount)
        dst.deposit(amount)
    except (InsufficientFunds, ValueError) as exc:
        print(f"{type(exc).__name__}: {exc}")
        return False
    else:
        return True


ana = Checking("Ana", 100)
bo = Savings("Bo", 500)
print(transfer(ana, bo, 120))
print(transfer(ana, bo, 40))
print(transfer(bo, ana, 200))
bo.add_interest()
bo.add_interest()
for acc in (ana, bo):
    print(acc)
