def tally(ballots, out):
    result = {}
    for paper in ballots:
        first = [n for n in paper if n not in out]
        if first:
            result[first[0]] = result.get(first[0], 0) + 1
    return result

def chart(result):
    for name in sorted(result, key=result.get, reverse=True):
        print(name.ljust(6) + '*' * result[name])

def runoff(ballots):
    out = []
    while True:
        result = tally(ballots, out)
        print(result)
        best = max(result, key=lambda n: result[n])
        if result[best] > len(ballots) / 2 or len(result) == 1:
            return best, out
        loser = min(sorted(result), key=result.get)
        print('out:', loser)
        out.append(loser)

ballots = [['red', 'green'], ['red', 'green'], ['green', 'blue', 'red']]
best, out = runoff(ballots)
print(f'{best} wins')
first = tally(ballots, [])
print(first.get(best, 0))
