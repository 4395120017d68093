# guess the number (the guesses are in a list because my little brother played)
secret = 37
guesses = [50, 25, 40, 120, 33, 37, 10]
low = 1
high = 100
tries = 0
won = False

while not won and tries < len(guesses):
    guess = guesses[tries]
    tries = tries + 1
    if guess < 1 or guess > 100:
        print(guess, "is not between 1 and 100!!")
    elif guess == secret:
        won = True
    elif guess < secret:
        low = max(low, guess + 1)
        print(f"{guess} is too low, try {low}-{high}")
    else:
        high = min(high, guess - 1)
        print(f"{guess} is too high, try {low}-{high}")

if won:
    print("You won in", tries, "tries")
else:
    print("You lost, it was", secret)
