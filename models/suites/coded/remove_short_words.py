# Should drop every word shorter than 4 letters, but some survive. Why??

def load():
    text = "we go to the old mill by the wide river and it is so very cold"
    return text.split()

def remove_short(words, limit):
    for w in words:
        if len(w) < limit:
            words.remove(w)
    return words

def count_lengths(words):
    lengths = {}
    for w in words:
        n = len(w)
        if n not in lengths:
            lengths[n] = 0
        lengths[n] += 1
    return lengths

words = load()
print(len(words), "words")
print(count_lengths(words))

long_words = remove_short(words, 4)
print(" ".join(long_words))
print(count_lengths(long_words))

for n in sorted(count_lengths(long_words)):
    if n < 4:
        print("still has words of length", n)
