secret = 42
guesses = [50, 25, 42, 99]
tries = 0
for guess in guesses:
    tries += 1
    if guess > secret:
        print("Too high")
    elif guess < secret:
        print("Too low")
    else:
        print(f"Correct! You took {tries} tries")
        break
else:
    print("You lose")
