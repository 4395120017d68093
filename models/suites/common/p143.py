import string

def make_password(seed, n=6):
    pool = string.ascii_lowercase + string.digits
    out = ""
    for _ in range(n):
        seed = (seed * 31 + 7) % 101
        out += pool[seed % len(pool)]
    return out.capitalize()

print(make_password(5))
print(string.punctuation[:4], len(string.ascii_letters))
table = str.maketrans("aeiou", "*****", "!")
print("hello world!".translate(table))
