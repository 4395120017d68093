def word_freq(text):
    freq = {}
    for word in text.lower().split():
        word = word.strip(".,!?")
        freq[word] = freq.get(word, 0) + 1
    return freq

freq = word_freq("Hello, hello world! Is the world big?")
for word in sorted(freq, key=freq.get, reverse=True)[:2]:
    print(word, freq[word])
top = max(freq.values())
print([w for w, n in freq.items() if n == top])
