word = "tree"
guessed = ["_"] * len(word)
lives = 3
while lives > 0 and "_" in guessed:
    letter = input("Letter: ").lower()
    if letter in word:
        for i in range(len(word)):
            if word[i] == letter:
                guessed[i] = letter
    else:
        lives -= 1
        print("No", letter, "- lives left:", lives)
    print(" ".join(guessed))
print("You win!" if "_" not in guessed else "You lose, it was " + word)
