# snakes and ladders with my kids' names. dice rolls written down from last sunday :)
board = {3: 11, 6: 14, 9: 2, 17: 4, 19: 7, 12: 18}
goal = 20

rolls = [5, 2, 5, 6, 3, 2, 4, 3, 2, 4, 1, 3, 5, 5, 1, 3, 2, 2, 6]
players = ["Mia", "Tom", "Dad"]
pos = {}
for p in players:
    pos[p] = 0

turn = 0
winner = None
while rolls and winner is None:
    who = players[turn % 3]
    dice = rolls.pop(0)
    old = pos[who]
    new = old + dice
    text = who + " rolls " + str(dice) + ": " + str(old) + "->" + str(new)
    if new > goal:
        new = goal - (new - goal)
        text = text + " bounces back to " + str(new)
    if new in board:
        target = board[new]
        if target > new:
            text += " ladder! up to " + str(target)
        else:
            text += " SNAKE!! down to " + str(target)
        new = target
    pos[who] = new
    print(text)
    # landing on somebody kicks them back to start
    for other in players:
        if other != who and pos[other] == new and new != goal:
            print("   " + who + " kicks " + other)
            pos[other] = 0
    if new == goal:
        winner = who
    if dice != 6:
        turn = turn + 1
    else:
        print("   six! " + who + " goes again")

print()
if winner:
    print("The winner is", winner.upper())
else:
    print("no more dice, nobody won")
for p in sorted(pos, key=pos.get, reverse=True):
    print(p, "." * pos[p] + "o")
