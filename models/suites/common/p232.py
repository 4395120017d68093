def bank():
    balance = 0
    def deposit(x):
        nonlocal balance
        balance += x
        return balance
    def get():
        return balance
    return {"deposit": deposit, "get": get}

acct = bank()
acct["deposit"](50)
acct["deposit"](25)
print(acct["get"]())
other = bank()
print(other["get"](), acct["get"]())
