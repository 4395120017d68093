def fibonacci():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b

found = []
for number in fibonacci():
    if number > 20:
        break
    if number % 2 == 0:
        found.append(number)
print(found)

def chunks(text, size):
    for start in range(0, len(text), size):
        yield text[start:start + size]

for part in chunks("abcdefgh", 3):
    print(part, len(part))
words = [c.upper() for c in chunks("hello", 2)]
print("-".join(words))
