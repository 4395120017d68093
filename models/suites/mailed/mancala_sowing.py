"""A tiny mancala, 3 pits a side: the end of yesterday's game.  Always play
the fullest pit (rightmost when tied).  Stores are at indexes 3 and 7."""

STORE = (3, 7)


def pits(player):
    return range(0, 3) if player == 0 else range(4, 7)


def choose(board, player):
    return max(pits(player), key=lambda p: (board[p], p))


def sow(board, player, pit):
    seeds, board[pit] = board[pit], 0
    spot = pit
    while seeds:
        spot = (spot + 1) % 8
        if spot == STORE[1 - player]:
            continue
        board[spot] += 1
        seeds -= 1
    if spot in pits(player) and board[spot] == 1 and board[6 - spot]:
        print("   capture of", board[6 - spot])
        board[STORE[player]] += board[6 - spot] + 1
        board[spot] = board[6 - spot] = 0
    return spot == STORE[player]


board = [0, 1, 2, 3, 0, 1, 2, 3]
player = turn = 0
while any(board[p] for p in pits(player)) and turn < 12:
    turn += 1
    pit = choose(board, player)
    again = sow(board, player, pit)
    print(f"{turn:2} {'AB'[player]} plays {pit}: {board}" + (" again" if again else ""))
    if not again:
        player = 1 - player

for who in (0, 1):
    for p in pits(who):
        board[STORE[who]] += board[p]
        board[p] = 0
print("final", board[3], ":", board[7], "seeds", sum(board))
