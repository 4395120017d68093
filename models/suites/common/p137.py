word = "python"
guessed = set()
lives = 3
for letter in "pxoyz":
    if letter in word:
        guessed.add(letter)
    else:
        lives -= 1
    display = " ".join(c if c in guessed else "_" for c in word)
    print(display, f"[{lives} lives]")
    if lives == 0:
        print("Game over! It was", word)
        break
