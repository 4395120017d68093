# Sets: who goes to which club?
chess = {"Anna", "Bilal", "Carla"}
robotics = {"Bilal", "Dora", "Carla", "Emil"}
choir = set()

for name in ["Emil", "Anna", "Emil"]:
    choir.add(name)
print("choir has", len(choir), "members")

both = chess & robotics
any_club = chess | robotics | choir
only_chess = chess - robotics
exactly_one = chess ^ robotics

# sets have no order, so we sort before printing
print("both       :", sorted(both))
print("any        :", sorted(any_club))
print("only chess :", sorted(only_chess))
print("exactly one:", sorted(exactly_one))

print("Anna" in chess, {"Bilal"} <= both, chess.isdisjoint(choir))

# removing duplicates from a list
votes = [3, 1, 3, 2, 1, 3]
seen = set()
order = []
for v in votes:
    if v not in seen:
        seen.add(v)
        order.append(v)
print(order, len(set(votes)))

choir.discard("Nobody")       # no error
choir.remove("Nobody")        # KeyError!
