# guessing game, the guesses are in a list because we cant use input in the homework
secret = 37
guesses = [50, 25, "abc", 37, 40]
low = 1
high = 100
tries = 0
found = False

i = 0
while not found and i < len(guesses):
    guess = guesses[i]
    i += 1
    if type(guess) != int:
        print("Please enter a number, not", guess)
        continue
    tries += 1
    if guess < secret:
        print(guess, "is too low")
        low = guess + 1
    elif guess > secret:
        print(guess, "is too high")
        high = guess - 1
    else:
        found = True
        print("You got it in", tries, "tries!")
    print("range:", low, "-", high)

if found:
    if tries <= 3:
        print("Great!")
    else:
        print("Not bad")
else:
    print("Out of guesses")

# part b : menu
balance = 100
choices = ["d", "w", "w", "x", "q"]
amounts = [50, 30, 500, 0, 0]
running = True
step = 0
while running:
    choice = choices[step]
    amount = amounts[step]
    step = step + 1
    if choice == "d":
        balance += amount
        print("Deposited", amount)
    elif choice == "w":
        if amount > balance:
            print("Not enough money!")
        else:
            balance -= amount
            print("Withdrew", amount)
    elif choice == "q":
        running = False
    else:
        print("Unknown choice:", choice)
    print("Balance is now: $" + str(balance))
print("Bye")
