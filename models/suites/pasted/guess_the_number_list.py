# Guess the number game (guesses are in a list so I don't have to type)
secret = 42
guesses = [50, 25, "37", 40, 43, 42, 99]
max_tries = 7
tries = 0
won = False

for guess in guesses:
    tries = tries + 1
    guess = int(guess)
    print("Try", tries, ": you guessed", guess)
    if guess == secret:
        won = True
        break
    elif guess < secret:
        print("   too low")
    else:
        print("   too high")
    difference = abs(secret - guess)
    if difference <= 2:
        print("   very hot")
    elif difference <= 10:
        print("   warm")
    else:
        print("   cold")
    if tries == max_tries:
        break

if won:
    print("You got it in", tries, "tries!")
else:
    print("You lose, the number was", secret)
