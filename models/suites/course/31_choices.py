class Stack:
    def __init__(self):
        self.items = []
    def empty(self):
        return len(self.items) == 0
    def push(self, x):
        self.items.append(x)
    def peek(self):
        return None if self.empty() else self.items[-1]

def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)

def in_range(x, low, high):
    return low <= x <= high

def power(base, exp):
    return 1 if exp == 0 else (power(base * base, exp // 2) if exp % 2 == 0 else base * power(base, exp - 1))

def check_password(pw):
    if len(pw) >= 6 and has(pw, "0123456789") and has(pw, "!?"):
        return "ok"
    return "weak"

def has(text, chars):
    for c in text:
        if c in chars:
            return True
    return False

cache = {}
def lookup(k):
    return cache.get(k) or compute(k)

def compute(k):
    cache[k] = k * k
    return cache[k]

s = Stack()
print(s.peek())
s.push(4)
print(s.peek())
print(gcd(12, 18))
for x in [3, 15]:
    if x > 2 and in_range(x, 1, 10) or x == 15:
        print(x, "yes")
print(power(2, 5))
print(check_password("ab1!"), check_password("abc12!"))
print(lookup(3), lookup(3))
name = ""
shown = name or "anon"
sign = "even" if not in_range(5, 1, 4) else "odd"
print(shown, sign)
