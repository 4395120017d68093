# Strings are immutable - why didn't my string change?
s = "hello"
s.upper()
print(s)
s.replace("l", "L")
print(s)
s = s.replace("l", "L", 1)
print(s)
try:
    s[0] = "J"
except TypeError as e:
    print(e)
s = "J" + s[1:]
print(s)
words = "a,b,,c".split(",")
print(words, "a b  c".split(), "  x ".strip() + "|")
print("-".join(words))
