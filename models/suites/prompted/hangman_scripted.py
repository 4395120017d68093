"""Hangman with a scripted player, so that every run is identical."""

STAGES = ["", "O", "O\n|", "O\n/|", "O\n/|\\", "O\n/|\\\n/", "O\n/|\\\n/ \\"]


class Hangman:
    def __init__(self, word: str, max_errors: int = len(STAGES) - 1):
        self.word = word.upper()
        self.max_errors = max_errors
        self.guessed: set[str] = set()
        self.errors = 0

    @property
    def masked(self) -> str:
        return " ".join(c if c in self.guessed or c == "-" else "_" for c in self.word)

    @property
    def won(self) -> bool:
        return "_" not in self.masked

    @property
    def lost(self) -> bool:
        return self.errors >= self.max_errors

    def guess(self, letter: str) -> bool:
        letter = letter.upper()
        if letter in self.guessed:
            print(f"  (already tried {letter})")
            return False
        self.guessed.add(letter)
        if letter in self.word:
            return True
        self.errors += 1
        return False


def play(word: str, guesses: str) -> None:
    game = Hangman(word)
    for letter in guesses:
        hit = game.guess(letter)
        print(f"{letter}: {game.masked}  {'hit' if hit else 'miss'}, errors={game.errors}")
        if game.won or game.lost:
            break

    if game.won:
        print(f"You won with {game.errors} mistakes!")
    elif game.lost:
        print(f"You lost. The word was {game.word}.")
        print(STAGES[game.errors])
    else:
        print("Gave up...")
    print()


play("T-Rex", "aeterx")
play("jazz", "etaoinsr")
