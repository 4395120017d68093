# ATM machine
balance = 500
pin = "1234"
history = []

def check_pin(entered):
    attempts = 0
    for p in entered:
        attempts += 1
        if p == pin:
            return True
        print("Wrong pin,", 3 - attempts, "attempts left")
        if attempts == 3:
            return False
    return False

def deposit(amount):
    global balance
    if amount <= 0:
        print("Amount must be positive")
        return
    balance += amount
    history.append(("deposit", amount))
    print("Deposited", amount)

def withdraw(amount):
    global balance
    if amount > balance:
        print("Not enough money! You only have", balance)
    elif amount % 20 != 0:
        print("This machine only has $20 notes")
    else:
        balance -= amount
        history.append(("withdraw", amount))
        print("Please take your", amount)

actions = ["b", "w 80", "w 30", "d 100", "d -5", "w 1000", "x", "q"]

if check_pin(["0000", "1234"]):
    print("Welcome!")
    for action in actions:
        parts = action.split()
        choice = parts[0]
        if choice == "b":
            print("Balance:", balance)
        elif choice == "w":
            withdraw(int(parts[1]))
        elif choice == "d":
            deposit(int(parts[1]))
        elif choice == "q":
            break
        else:
            print("Unknown option:", choice)
    print("Bye. Final balance:", balance)
    print(history)
else:
    print("Card blocked")
