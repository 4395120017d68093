# sports day: who gets how many points
points_for_place = {1: 10, 2: 6, 3: 3}

def add_race(scores, order):
    place = 1
    for house in order:
        if place in points_for_place:
            p = points_for_place[place]
        else:
            p = 1
        scores[house] = scores.get(house, 0) + p
        place = place + 1

def winner(scores):
    best = None
    for house in scores:
        if best == None or scores[house] > scores[best]:
            best = house

scores = {}
races = {
    "sack race": ["Oak", "Elm", "Ash", "Fir"],
    "egg and spoon": ["Fir", "Oak", "Ash"],
    "long jump": ["Elm", "Fir", "Oak", "Ash"],
}
for race in races:
    print("Race: {}".format(race))
    add_race(scores, races[race])

for house, pts in scores.items():
    print("{:<5}{:>4}".format(house, pts))

top = winner(scores)
print("The winner is " + top)
