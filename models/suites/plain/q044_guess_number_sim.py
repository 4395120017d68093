# guessing game but with a list of guesses instead of input
secret = 7
guesses = [3, 9, 5, 7, 1]
tries = 0
found = False
while not found and tries < len(guesses):
    guess = guesses[tries]
    tries += 1
    if guess < secret:
        print("Too low!")
    elif guess > secret:
        print("Too high!")
    else:
        print("You got it in", tries, "tries")
        found = True
else:
    print("loop finished")
