# guessing game, but the computer does the guessing
secret = 67
low = 1
high = 100
tries = 0
found = False

while not found:
    guess = (low + high) // 2
    tries += 1
    if guess == secret:
        found = True
    elif guess < secret:
        print(guess, "is too low")
        low = guess + 1
    else:
        print(guess, "is too high")
        high = guess - 1

print(f"Got it! The number was {secret}, it took {tries} tries.")
