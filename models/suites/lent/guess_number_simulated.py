secret = 37
guesses = [50, 25, 40, 30, 37, 12]
low = 1
high = 100
tries = 0
found = False

while not found and tries < len(guesses):
    guess = guesses[tries]
    tries += 1
    if guess < secret:
        print(guess, "is too low")
        low = max(low, guess + 1)
    elif guess > secret:
        print(guess, "is too high")
        high = min(high, guess - 1)
    else:
        found = True
    print("  it must be between", low, "and", high)

if found:
    print("You got it in", tries, "tries!")
else:
    print("You lose, the number was", secret)
