# ATM with a list of commands instead of typing
balance = 100
commands = ["balance", "deposit 50", "withdraw 500", "withdraw 30", "dance", "quit", "balance"]
for command in commands:
    words = command.split()
    if words[0] == "balance":
        print("Your balance is $" + str(balance))
    elif words[0] == "deposit":
        amount = int(words[1])
        balance += amount
        print("Deposited $" + str(amount))
    elif words[0] == "withdraw":
        amount = int(words[1])
        if amount > balance:
            print("Not enough money!")
        else:
            balance -= amount
            print("Here is your $" + str(amount))
    elif words[0] == "quit":
        print("Goodbye")
        break
    else:
        print("I don't know that command:", command)
