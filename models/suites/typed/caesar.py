def shift(msg, k):
    out = ""
    for ch in msg:
        if ch.isupper():
            out += chr((ord(ch) - ord("A") + k) % 26 + ord("A"))
        elif ch.islower():
            out += chr((ord(ch) - 97 + k) % 26 + 97)
        else:
            out += ch
    return out

secret = shift("Hi, Zoe!", 3)
print(secret)
print(shift(secret, -3))
for k in range(24, 26):
    print(k, shift("abc xyz", k))
key = 'key'
msg = 'attack'
vig = ''.join(shift(c, ord(key[i % len(key)]) - 97) for i, c in enumerate(msg))
print(vig)
