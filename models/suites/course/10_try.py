def to_number(text):
    try:
        value = int(text)
    except ValueError as error:
        print("bad:", error)
        value = -1
    else:
        print("ok")
    finally:
        print("done", text)
    return value

data = ["12", "x", "7"]
numbers = []
for item in data:
    numbers.append(to_number(item))
print(numbers)

class TooSmall(Exception):
    pass

def check(n):
    if n < 0:
        raise TooSmall(f"{n} is too small")
    return n

try:
    check(numbers[1])
except TooSmall as e:
    print("Error:", e)
