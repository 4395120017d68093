def longest(words):
    """Longest word and its length, e.g. longest(['a', 'bb']) == ('bb', 2)."""
    best = ""
    for w in words:
        if len(w) > len(best):
            best = w
    return best, len(best)

word, size = longest("a quick test of tuples".split())
print("Longest:", word, "with", size, "letters")
print(longest([]))
pair = longest(["x"])
print(pair[0] * 3, *pair, sep="|")
