# Text statistics with a dictionary

text = """The cat sat on the mat.
The dog sat on the cat!
"""

counts = {}
for line in text.splitlines():
    for word in line.lower().split():
        word = word.strip(".,!?")
        if word not in counts:
            counts[word] = 0
        counts[word] += 1

print(counts)

ranking = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
for word, n in ranking:
    bar = "#" * n
    print(f"{word:<5}{n:>3} {bar}")

total = sum(counts.values())
print(f"{total} words, {len(counts)} different")
print(f"'the' makes up {counts['the'] / total:.1%}")
print("bird:", counts.get("bird", 0))
