def read_scores(rows):
    result = {}
    for row in rows:
        name, *points = row.split()
        result[name] = list(map(int, points))
    return result


def best_of(scores):
    max = 0
    winner = None
    for name in scores:
        sum = 0
        for p in scores[name]:
            sum += p
        print(name, sum)
        if sum > max:
            max = sum
            winner = name
    return winner, max


rows = ["ann 3 4 5", "bob 10 0 1", "cid 2 2 9"]
scores = read_scores(rows)
name, total = best_of(scores)
print("winner:", name, "with", total)

# collect all points in one list, then turn them into unique sorted ones
list = []
for n in scores:
    for p in scores[n]:
        list.append(p)
print("all:", list)

unique = set(list)
print("unique:", len(unique))
ordered = sorted(unique)
middle = ordered[len(ordered) // 2]
print("middle:", middle)

# new round
rows.append("dee 7 7 7")
scores = read_scores(rows)
print("players:", len(scores))
