balance = 100

def deposit(amount):
    global balance
    balance += amount
    return balance

def withdraw(amount):
    global balance
    if amount > balance:
        return "Insufficient funds"
    balance -= amount
    return balance

print("Start:", balance)
print("Deposit 50 ->", deposit(50))
print("Withdraw 500 ->", withdraw(500))
print("Before", balance, "after", withdraw(30), "final", balance)
