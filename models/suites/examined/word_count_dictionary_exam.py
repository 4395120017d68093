"""Section B, question 12.

(a) state what is in `counts` after each line of the verse
(b) what does the final loop print?
(c) the last line fails: which exception, and why?
"""
verse = [
    "the cat sat on the mat",
    "the mat was on the cat",
    "cat! said the mat",
]

counts = {}
for line in verse:
    for w in line.split(" "):
        w = w.strip("!")
        if w in counts:
            counts[w] += 1
        else:
            counts[w] = 1
    print(counts)

by_count = {}
for w, n in counts.items():
    by_count.setdefault(n, []).append(w)
for n in sorted(by_count, reverse=True):
    print(n, ", ".join(sorted(by_count[n])))

longest = max(counts, key=len)
rarest = min(counts, key=counts.get)
print(longest, rarest, counts.get("dog"), counts.get("dog", 0))

first_letters = {w[0]: w for w in counts}
print(first_letters)
removed = counts.pop("the")
del counts["sat"]
print(removed, len(counts), "the" in counts, list(counts.values()))

scores = dict(zip(["Ann", "Bob", "Cy"], [54, 71]))
scores["Ann"] += 10
scores |= {"Di": 48}
print(scores)
print(scores["Bob"] - scores["Cy"])
