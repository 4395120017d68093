from collections import Counter, namedtuple

Answer = namedtuple("Answer", "age office score comment")

raw = [
    "34;Leeds;4;good coffee",
    "51;York;2;Too loud",
    " 28 ;leeds;5;",
    "45;York;n/a;no time",
    "39;YORK;3;too LOUD, too cold",
    "61;Leeds;1;cold",
    "22;Hull;5;good people",
]

def band(age):
    low = age // 20 * 20
    return f"{low}-{low + 19}"

answers, rejected = [], []
for text in raw:
    age, office, score, comment = (p.strip() for p in text.split(";"))
    try:
        a = Answer(int(age), office.title(), int(score), comment.lower())
    except ValueError as e:
        rejected.append(text)
    else:
        answers.append(a)

print(f"{len(answers)} valid, {len(rejected)} rejected: {rejected}")

counts = Counter((a.office, band(a.age)) for a in answers)
offices = sorted({a.office for a in answers})
bands = sorted({band(a.age) for a in answers})

print("office " + " ".join(f"{b:>6}" for b in bands) + "   avg")
for o in offices:
    mine = [a.score for a in answers if a.office == o]
    line = " ".join(f"{counts[o, b]:>6}" for b in bands)
    print(f"{o:<6} {line} {sum(mine) / len(mine):>5.2f}")

words = Counter()
for a in answers:
    words.update(w.strip(",.") for w in a.comment.split())
stop = {"too"}
for w, n in sorted(words.items(), key=lambda p: (-p[1], p[0])):
    if w in stop or n < 2:
        continue
    print(w, n)

happy = sum(1 for a in answers if a.score >= 4)
sad = sum(1 for a in answers if a.score <= 2)
print(f"net score {100 * (happy - sad) / len(answers):+.0f}")
