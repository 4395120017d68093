# Hangman - homework 4
# we are not allowed to use input() so the guesses are in a list

word = "ten nets"
guesses = ["E", "x", "n", "e", "5", "s", "T", "q"]
lives = 5
used = ""
wrong = []

print("Welcome to HANGMAN!!!")
for g in guesses:
    g = g.lower()
    if not g.isalpha():
        print("   '" + g + "' is not a letter")
        continue
    if g in used:
        print("   you already had", g)
        continue
    used += g
    if g in word:
        print(g, "-> yes,", word.count(g), "times")
    else:
        lives = lives - 1
        wrong.append(g)
        print(g, "-> no, lives left:", lives)
    # show the word
    shown = ""
    for letter in word:
        if letter == " ":
            shown = shown + "/"
        elif letter in used:
            shown = shown + letter.upper()
        else:
            shown = shown + "_"
    print("  ", shown)
    if "_" not in shown:
        print("You won with", lives, "lives left")
        break
    if lives == 0:
        print("You lost, the word was", word)
        break
else:
    print("no more guesses...")

print("wrong letters:", ", ".join(sorted(wrong)) or "none")
print("used %d letters of %d" % (len(used), 26))
