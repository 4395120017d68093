def is_vowel(c):
    return c in "aeiou"

def longest(words, k):
    best = ""
    for w in words:
        if len(w) > len(best) and starts(w, k):
            best = w
    return best

def starts(w, k):
    return w[0] == k

def safe_div(a, b):
    return a / b if b else None

def depth(t):
    return 0 if t is None else 1 + max(depth(t[0]), depth(t[1]))

def ack(m, n):
    return n + 1 if m == 0 else ack(m - 1, 1) if n == 0 else ack(m - 1, ack(m, n - 1))

def flatten(x):
    return [x] if not isinstance(x, list) else sum([flatten(y) for y in x], [])

def collatz(n, steps=0):
    return steps if n == 1 else collatz(n // 2 if n % 2 == 0 else 3 * n + 1, steps + 1)

text = "hello"
count = sum(1 for c in text if is_vowel(c))
print(count)
print(longest(["apple", "bob", "banana"], "b"))
print(safe_div(4, 2), safe_div(1, 0))
print(depth(((None, None), None)))
print(ack(1, 1))
print(flatten([1, [2, [3]]]))
print(collatz(6))
done = False
tries = 0
while not done and tries < 3:
    tries += 1
    done = starts("abc", "a") and tries == 2
vs = [c for c in text if c != "l" and is_vowel(c)]
print(vs, all(is_vowel(c) or c == "h" for c in text))
r = is_vowel("a") if text else is_vowel("b")
assert text and is_vowel(text[1]), "no"
print("ok" if r and not is_vowel("z") else "bad")
