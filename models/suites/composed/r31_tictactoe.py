class TicTacToe:
    def __init__(self):
        self.board = [' '] * 9
        self.turn = 'X'

    def show(self):
        for row in range(3):
            print('|'.join(self.board[row * 3:row * 3 + 3]))
            if row < 2:
                print('-----')

    def move(self, pos):
        if self.board[pos] != ' ':
            print('Taken!')
            return False
        self.board[pos] = self.turn
        return True

    def winner(self):
        lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
        for a, b, c in lines:
            if self.board[a] == self.board[b] == self.board[c] != ' ':
                return self.board[a]
        if ' ' not in self.board:
            return 'draw'
        return None

    def switch(self):
        self.turn = 'O' if self.turn == 'X' else 'X'


game = TicTacToe()
moves = [4, 0, 0, 2, 6]
for m in moves:
    if not game.move(m):
        continue
    if game.winner():
        print('Winner:', game.winner())
        break
    game.switch()
else:
    print('Game not finished,', game.turn, 'to move')

game.show()
