from collections import Counter, namedtuple
from statistics import mean, median

Answer = namedtuple("Answer", "dept score comment")

answers = [
    Answer("HR", 4, "fine"),
    Answer("IT", 2, "slow laptops"),
    Answer("IT", 5, ""),
    Answer("HR", 3, "Parking!"),
    Answer("Sales", 5, "great  team"),
    Answer("IT", 2, "parking"),
]


def bar(share, width=20):
    full = round(share * width)
    return "#" * full + "." * (width - full)


def distribution(scores, top=5):
    counts = Counter(scores)
    n = len(scores)
    for s in range(top, 0, -1):
        share = counts[s] / n
        print(f"{s} {bar(share)} {share:6.1%}")


def by_department(rows):
    groups = {}
    for a in rows:
        groups.setdefault(a.dept, []).append(a.score)
    return groups


distribution([a.score for a in answers])

ranking = sorted(by_department(answers).items(), key=lambda kv: (-mean(kv[1]), kv[0]))
for place, (dept, scores) in enumerate(ranking, 1):
    note = " *" if len(scores) < 2 else ""
    print(f"{place}. {dept:6}mean {mean(scores):.2f} median {median(scores)}{note}")

words = Counter()
for _, _, comment in answers:
    words.update(w.strip("!.,").lower() for w in comment.split())
print([w for w, c in words.items() if c > 1])
print("no comment:", sum(not a.comment for a in answers))
print(answers[1]._replace(comment="resolved"))
