# The scores come from a form, so they are text. The totals are strange
# and at the end I get "'int' object is not callable".

form = "Ida:9,10,8;Ole:10,2,33;Pia:7,,7"


def read_scores(text):
    table = {}
    for part in text.split(";"):
        name, numbers = part.split(":")
        table[name] = numbers.split(",")
    return table


def best(scores):
    top = scores[0]
    for s in scores[1:]:
        if s > top:
            top = s
    return top


def total(scores):
    t = 0
    for s in scores:
        try:
            t += s
        except TypeError:
            t += int(s or 0)
    return t


table = read_scores(form)
print(table)
for name, scores in table.items():
    print(f"{name:>5}: best={best(scores)} total={total(scores)}", "doubled:", scores[0] * 2)

ranking = sorted(table, key=lambda n: best(table[n]), reverse=True)
print("ranking:", " > ".join(ranking))

sum = 0
for name in table:
    sum += total(table[name])
print("all together", sum)

fixed = {n: [int(x) for x in xs if x.isdigit()] for n, xs in table.items()}
print(fixed)
print("mean:", sum(fixed["Ida"]) / len(fixed["Ida"]))
