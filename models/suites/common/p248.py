def h_index(citations):
    citations.sort(reverse=True)
    h = 0
    for i, c in enumerate(citations, start=1):
        if c >= i:
            h = i
        else:
            break
    return h

print(h_index([3, 0, 6, 1, 5]))
def longest_prefix(words):
    prefix = words[0]
    for w in words[1:]:
        while not w.startswith(prefix):
            prefix = prefix[:-1]
    return prefix
print(repr(longest_prefix(["flower", "flow", "flight"])))
def is_sub(a, b):
    it = iter(b)
    return all(c in it for c in a)
print(is_sub("ace", "abcde"), is_sub("aec", "abcde"))
