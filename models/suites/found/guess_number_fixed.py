# guess the number, but without input so it works in the debugger
secret = 37
guesses = [50, 25, 40, "abc", 33, 37, 99]
tries = 0
max_tries = 6
low = 1
high = 100
won = False

def hint(g, s):
    diff = abs(g - s)
    if diff == 0:
        return "exactly"
    if diff <= 5:
        return "very hot"
    if diff <= 15:
        return "warm"
    return "cold"

while tries < max_tries:
    g = guesses[tries]
    tries += 1
    print("Guess", tries, ":", g)
    try:
        g = int(g)
    except ValueError:
        print("  thats not a number")
        continue
    if g < low or g > high:
        print("  silly guess, it must be between", low, "and", high)
        continue
    if g == secret:
        won = True
        break
    elif g > secret:
        print("  too high,", hint(g, secret))
        high = g - 1
    else:
        print("  too low,", hint(g, secret))
        low = g + 1

if won == True:
    print("You WON after " + str(tries) + " tries!!!")
else:
    print("you lost, it was " + str(secret))
print("range at the end:", low, "to", high)
