votes = ["red", "blue", "red", "green", "blue", "red"]
tally = {}
for v in votes:
    if v in tally:
        tally[v] += 1
    else:
        tally[v] = 1
winner = None
for colour, n in tally.items():
    if winner is None or n > tally[winner]:
        winner = colour
    print(f"{colour:<6}{'|' * n} {n / len(votes) * 100:.1f}%")
print("Winner:", winner.upper())
sorted_tally = dict(sorted(tally.items(), key=lambda item: item[1], reverse=True))
print(sorted_tally)
