class InsufficientFunds(Exception):
    def __init__(self, need, have):
        super().__init__(f"need {need}, have {have}")
        self.short = need - have

def withdraw(balance, amount):
    if amount > balance:
        raise InsufficientFunds(amount, balance)
    return balance - amount

bal = 100
for amt in (30, 90):
    try:
        bal = withdraw(bal, amt)
    except InsufficientFunds as e:
        print(f"Denied: {e} (short by {e.short})")
    else:
        print("New balance", bal)
    finally:
        print("---")
