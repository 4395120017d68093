class Team:
    """A chess team; you can loop over its players."""

    def __init__(self, name, *players):
        self.name = name
        self.players = players
        self.pos = 0

    def __iter__(self):
        self.pos = 0
        return self

    def __next__(self):
        if self.pos >= len(self.players):
            raise StopIteration
        player = self.players[self.pos]
        self.pos += 1
        return player


def internal_games(team):
    games = []
    for a in team:
        for b in team:
            if a < b:
                games.append((a, b))
    return games


def match(home, away):
    return [f"{h}-{a}" for h in home for a in away]


rooks = Team("Rooks", "Ada", "Ben", "Cem", "Dot")
pawns = Team("Pawns", "Eve", "Flo")

print("match", match(rooks, pawns))
games = internal_games(rooks)
print("internal", games)
n = len(rooks.players)
print(f"expected {n * (n - 1) // 2} internal games, got {len(games)}")
