def bank():
    bal = 0
    def deposit(x):
        nonlocal bal
        bal += x
        return bal
    def get():
        return bal
    return {"deposit": deposit, "get": get}
acct = bank()
acct["deposit"](50)
acct["deposit"](25)
print(acct["get"]())
