# Text statistics: dictionary of lists, sets, sorting with two criteria

text = """The cat sat on the mat.
A dog saw the cat!
The mat and the dog sat."""

def clean(word):
    result = ""
    for ch in word:
        if ch.isalpha():
            result += ch.lower()
    return result

index = {}        # word -> list of line numbers
counts = {}
for number, line in enumerate(text.split("\n"), start=1):
    for w in line.split():
        w = clean(w)
        counts[w] = counts.get(w, 0) + 1
        if w not in index:
            index[w] = []
        if number not in index[w]:
            index[w].append(number)

# most frequent first, then alphabetical
ranking = sorted(counts, key=lambda w: (-counts[w], w))
for w in ranking[:5]:
    print(w, counts[w], index[w])

everywhere = {w for w in index if len(index[w]) == 3}
once = {w for w, c in counts.items() if c == 1}
print("in all lines:", sorted(everywhere))
print("only once:", sorted(once))
print("longest:", max(ranking, key=len))
