class InsufficientFunds(Exception):
    pass

def withdraw(balance, amount):
    if amount > balance:
        raise InsufficientFunds(f"need {amount - balance} more")
    return balance - amount

balance = 50
for amount in [20, 40, 10]:
    try:
        balance = withdraw(balance, amount)
    except InsufficientFunds as err:
        print("Error:", err)
    else:
        print("OK, left", balance)
    finally:
        print("--")
