from collections import defaultdict
from typing import NamedTuple


class Match(NamedTuple):
    home: str
    away: str
    home_goals: int
    away_goals: int

    @classmethod
    def parse(cls, text: str) -> "Match":
        teams, score = text.rsplit(" ", 1)
        home, away = (t.strip() for t in teams.split(" v "))
        return cls(home, away, *map(int, score.split(":")))


RESULTS = """\
Lions v Sharks 3:1
Eagles v Wolves 0:0
Sharks v Eagles 2:2
Wolves v Lions 1:0
Lions v Eagles 4:2
"""

points: defaultdict[str, int] = defaultdict(int)
diff: defaultdict[str, int] = defaultdict(int)
form = defaultdict(list)

for match in map(Match.parse, RESULTS.splitlines()):
    home, away, hg, ag = match
    diff[home] += hg - ag
    diff[away] += ag - hg
    if hg > ag:
        points[home] += 3
        result = "WL"
    elif hg < ag:
        points[away] += 3
        result = "LW"
    else:
        points[home] += 1
        points[away] += 1
        result = "DD"
    for team, letter in zip((home, away), result):
        form[team].append(letter)

print(f"{'#':<3}{'Team':<10}{'Pts':>4}{'Diff':>6}  Form")
table = sorted(form, key=lambda t: (-points[t], -diff[t], t))
for place, team in enumerate(table, 1):
    print(f"{place:<3}{team:<10}{points[team]:>4}{diff[team]:>+6}  {''.join(form[team])}")
