word = "penguin"
guesses = ["e", "a", "n", "x", "e", "i", "p", "t", "g", "u"]
lives = 5
shown = ["_"] * len(word)
used = ""

print("HANGMAN! The word has", len(word), "letters")

turn = 0
while lives > 0 and turn < len(guesses):
    letter = guesses[turn]
    turn += 1
    if letter in used:
        print("you already said " + letter + "!!")
        continue
    used += letter
    if letter in word:
        for i in range(len(word)):
            if word[i] == letter:
                shown[i] = letter
        print(letter, "yes ->", " ".join(shown))
    else:
        lives = lives - 1
        print(letter, "no. lives left:", lives)
    if "_" not in shown:
        break

if "_" in shown:
    print("You lost, the word was", word.upper())
else:
    print("You won with", lives, "lives left, in", turn, "turns")
