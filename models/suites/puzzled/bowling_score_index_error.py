# Exercism bowling. Works for the first games but blows up on the last one, why?


def roll_string(s):
    rolls = []
    for ch in s.replace(" ", ""):
        if ch == "X":
            rolls.append(10)
        elif ch == "/":
            rolls.append(10 - rolls[-1])
        elif ch == "-":
            rolls.append(0)
        else:
            rolls.append(int(ch))
    return rolls


def score(rolls):
    total = i = 0
    for frame in range(10):
        if rolls[i] == 10:
            total += 10 + rolls[i + 1] + rolls[i + 2]
            i += 1
        elif rolls[i] + rolls[i + 1] == 10:
            total += 10 + rolls[i + 2]
            i += 2
        else:
            total += rolls[i] + rolls[i + 1]
            i += 2
    return total


games = {
    "gutters": "-- -- -- -- -- -- -- -- -- --",
    "mixed": "X 7/ 9- X -8 8/ -6 X X X81",
    "perfect": "X X X X X X X X X XXX",
    "short": "9- 9- 9- 9- 9- 9- 9- 9- 9- 5/",
}

for name, s in games.items():
    print(f"{name:>8}: {score(roll_string(s))}")
