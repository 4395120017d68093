# The program asks, and you answer: below, in the panel Input.
secret = 7
tries = 0
while True:
    guess = int(input("Your guess, 1 to 10: "))
    tries += 1
    if guess == secret:
        break
    if guess < secret:
        print("Too low.")
    else:
        print("Too high.")
print(f"Yes! You needed {tries} tries.")
