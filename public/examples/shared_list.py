def add_guest(guests, name):
    guests.append(name)
    return len(guests)


party = ["Mia", "Leo"]
plan_b = party
backup = party[:]

size = add_guest(plan_b, "Zoe")
backup[0] = "Sam"

print(party)
print(backup)
print(party is plan_b, party is backup)
