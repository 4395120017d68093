text = "the cat saw the dog and the bird"

counts = {}
for word in text.split():
    if word in counts:
        counts[word] += 1
    else:
        counts[word] = 1

for word, times in counts.items():
    if times > 1:
        print(word, times)
