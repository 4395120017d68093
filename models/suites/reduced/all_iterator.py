def is_sub(a, b):
    it = iter(b)
    return all(c in it for c in a)
print(is_sub("ace", "abcde"), is_sub("aec", "abcde"))
