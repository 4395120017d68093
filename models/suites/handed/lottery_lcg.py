# Lottery simulation. We wrote our own random numbers because Mr. Keller
# wants everybody to get the same results.

MULT = 1103515245
INC = 12345
MOD = 2 ** 31


def make_random(seed):
    state = [seed]          # list so that the inner function can change it

    def rnd(low, high):
        state[0] = (state[0] * MULT + INC) % MOD
        return low + (state[0] >> 16) % (high - low + 1)
    return rnd


def draw(rnd, how_many, top):
    numbers = set()
    tries = 0
    while len(numbers) < how_many:
        numbers.add(rnd(1, top))
        tries += 1
    return sorted(numbers), tries


dice = make_random(42)
my_ticket = {3, 7, 8, 15, 19}
stats = {}

for week in range(1, 6):
    balls, tries = draw(dice, 4, 20)
    right = my_ticket & set(balls)
    stats[len(right)] = stats.get(len(right), 0) + 1
    text = "Week " + str(week) + ": "
    for b in balls:
        text += str(b).zfill(2)
        text += "* " if b in right else "  "
    if tries > 4:
        text += "(drew " + str(tries - 4) + " twice)"
    print(text)

print("-" * 30)
for k in sorted(stats, reverse=True):
    print(k, "right:", "#" * stats[k])
best = max(stats)
print("best result was", best, "out of", len(my_ticket))
