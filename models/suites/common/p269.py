def encode(msg, key):
    return " ".join(str(ord(c) ^ key) for c in msg)

def decode(code, key):
    return "".join(chr(int(n) ^ key) for n in code.split())

morse = {"S": "...", "O": "---"}
rev = {v: k for k, v in morse.items()}
m = " ".join(morse[c] for c in "SOS")
print(m, "".join(rev[x] for x in m.split()))
c = encode("Hi!", 7)
print(c, decode(c, 7))
