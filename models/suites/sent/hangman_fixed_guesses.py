# hangman but without input so it works in the debugger
secret = "banana"
guesses = ["e", "a", "n", "x", "a", "b"]
lives = 4
shown = ["_"] * len(secret)
used = []

def show():
    print(" ".join(shown), "  lives:", lives)

for g in guesses:
    if g in used:
        print("you already said", g)
        continue
    used.append(g)
    if g in secret:
        for i in range(len(secret)):
            if secret[i] == g:
                shown[i] = g
        print("yes!", g)
    else:
        lives -= 1
        print("no", g)
    show()
    if "_" not in shown:
        print("YOU WIN")
        break
    if lives == 0:
        print("GAME OVER")
        break
else:
    print("ran out of guesses")
