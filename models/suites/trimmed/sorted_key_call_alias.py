def mean(xs):
    return sum(xs) / len(xs)

scores = {"Ana": [88, 92], "Boris": [75], "Chen": [93]}
for name, vals in scores.items():
    print(name, mean(vals))
ranking = sorted(scores.items(), key=lambda kv: (-mean(kv[1]), kv[0]))
print(ranking[0])
