# All teams share the same players. And the score of one changes... help

class Team:
    players = []
    points = 0

    def __init__(self, name):
        self.name = name

    def add_player(self, player):
        self.players.append(player)

    def win(self):
        self.points += 3

    def draw(self):
        self.points += 1

    def __repr__(self):
        return f"<{self.name} {self.points}p {len(self.players)} players>"


class League:
    def __init__(self, teams):
        self.teams = teams

    def play(self, home, away, score):
        h, a = score.split("-")
        if h > a:
            home.win()
        elif h < a:
            away.win()
        else:
            home.draw()
            away.draw()

    def table(self):
        self.teams.sort(key=lambda t: t.points, reverse=True)
        for pos, team in enumerate(self.teams, 1):
            print(pos, team)


reds = Team("Reds")
blues = Team("Blues")
reds.add_player("Ivan")
reds.add_player("Luca")
blues.add_player("Omar")

league = League([reds, blues])
league.play(reds, blues, "1-1")
league.play(reds, blues, "10-9")   # 10 goals, so Reds win?
league.table()
print(Team.points)
print(blues.players is reds.players)
