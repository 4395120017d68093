# What input() gives us is always a string. We simulate it with a list.
answers = ["7", "12", "3.5", "ten", ""]

a = answers[0]
b = answers[1]
print(a + b)                 # 712 ?
print(a * 3)                 # 777 ?
print(a < b)                 # False ?! strings compare like in a lexicon
print(int(a) + int(b), int(a) < int(b))


def to_number(text):
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        return None


total = 0
for text in answers:
    value = to_number(text)
    if value is None:
        print(f"{text!r:>6} is not a number")
        continue
    total += value
    print(f"{text!r:>6} -> {value} ({type(value).__name__})")

print("total:", total)
half = len(answers) / 2
print(half, type(half))
print(answers[half])         # a list index must be an int
