sentence = "The quick brown fox jumps over it"

counts = {}
others = 0
for letter in sentence.lower():
    if letter in "aeiou":
        if letter not in counts:
            counts[letter] = 0
        counts[letter] = counts[letter] + 1
    elif letter != " ":
        others += 1

for v in sorted(counts):
    print(v, "*" * counts[v])

print("vowels:", sum(counts.values()), "consonants:", others)
