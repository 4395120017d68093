a = 7
b = 3
c = a - b
a, b = b, a
c += a * b
b //= 2
a **= b
c = c % a or c
d = [a, b, c]
e = d
e[1] = "x"
d = d + [0]
# What are the values of a, b, c, d and e now?
print(a, b, c, d, e)


def change(n, items):
    n = n + 1
    items.append(n)
    items = [n]
    return n


n = 10
values = [1]
m = change(n, values)
print(n, m, values)
m = change(m, values[:])
print(n, m, values)


def grade(mark):
    if mark >= 70:
        return "A"
    if mark >= 60:
        return "B"
    if mark < 0 or mark > 100:
        return "error"
    print("below B")


for mark in (70, 65, 101, -5, 40):
    print(mark, grade(mark))

text = "Computer Science"
print(text[3:8], text[-3:], text[::-3], text[20:], sep="|")
total = 0
for ch in text:
    if ch in "aeiou":
        total += text.index(ch)
print(total)
print(int("12") + int(3.9), str(4) * 2, 7 / 2, 7 // 2, 7 % 2, 2 ** 3 ** 0)
