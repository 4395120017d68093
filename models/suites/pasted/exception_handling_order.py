class InsufficientFunds(Exception):
    def __init__(self, needed, available):
        super().__init__(f"need {needed}, have {available}")
        self.missing = needed - available


class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance

    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFunds(amount, self.balance)
        self.balance -= amount
        return amount


def attempt(account, raw):
    try:
        amount = int(raw)
        account.withdraw(amount)
    except ValueError as e:
        print("  bad amount:", e)
        return "invalid"
    except InsufficientFunds as e:
        print("  refused:", e, "- missing", e.missing)
        return "refused"
    else:
        print("  ok")
        return "ok"
    finally:
        print("  balance is", account.balance)


def sneaky():
    try:
        return "from try"
    finally:
        return "from finally"


acct = Account("Priya", 100)
for raw in ["30", "abc", "90", None]:
    print(f"withdraw {raw!r}")
    try:
        status = attempt(acct, raw)
    except TypeError as e:
        status = f"crash ({type(e).__name__})"
    print("->", status)
print(sneaky())

try:
    try:
        {}["key"]
    except KeyError as e:
        raise RuntimeError("lookup failed") from e
except RuntimeError as e:
    print(repr(e), "because of", repr(e.__cause__))

acct.withdraw(1000)
