# Hi all, every team in my pub quiz gets the answers of all the others.
# What am I doing wrong? I checked the loop ten times.

teams = ["Owls", "Larks", "Magpies"]
answers = dict.fromkeys(teams, [])
score = dict.fromkeys(teams, 0)

given = [
    ("Owls", 1, "Lima"),
    ("Larks", 1, "Quito"),
    ("Magpies", 1, "Lima"),
    ("Owls", 2, "7"),
    ("Larks", 2, 7),
]
correct = {1: "Lima", 2: 7}

for team, number, text in given:
    answers[team].append(text)
    if correct[number] == text:
        score[team] += 1

for t in teams:
    print(t, len(answers[t]), answers[t], score[t])


class Round:
    helpers = []
    title = "none"

    def __init__(self, title):
        self.title = title

    def add(self, who, bag=[]):
        self.helpers.append(who)
        bag.append(who[0])
        return "".join(bag)


geo = Round("geography")
art = Round("art")
print(geo.add("Wim"), art.add("Bea"), geo.add("Zed"))
print(geo.title, geo.helpers)
print(art.title, art.helpers)
print(Round.title, geo.helpers is Round.helpers)
