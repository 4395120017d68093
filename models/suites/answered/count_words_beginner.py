# Count how many times each word appears in a sentence (no imports needed).

text = "The cat sat on the mat. The cat saw a rat, and the rat ran."

# Step 1: make everything lowercase and remove punctuation
cleaned = ""
for ch in text.lower():
    if ch.isalpha() or ch == " ":
        cleaned += ch

# Step 2: split the text into words
words = cleaned.split()
print("Number of words:", len(words))

# Step 3: count them with a dictionary
counts = {}
for word in words:
    if word in counts:
        counts[word] += 1
    else:
        counts[word] = 1

# Step 4: sort by count (highest first), then alphabetically
ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))

for word, count in ranked:
    if count > 1:
        print(f"{word:<5} {'*' * count} ({count})")
