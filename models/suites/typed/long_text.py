text = "the quick brown fox jumps over the lazy dog while the other dog sleeps under the old apple tree and dreams of the fox"
text = text + " that it never caught"
counts = {}
for word in text.split():
    if len(word) > 3:
        counts[word] = counts.get(word, 0) + 1
print(max(counts, key=counts.get))
longest = ""
for word in text.split():
    if len(word) > len(longest):
        longest = word
print(longest, counts["that"])
