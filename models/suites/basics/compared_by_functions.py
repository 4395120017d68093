import functools
from functools import cmp_to_key


class TooShort(Exception):
    def __init__(self, word):
        super().__init__(f"{word} is too short")
        self.word = word


def by_length(a, b):
    if len(a) != len(b):
        return len(a) - len(b)
    return (a > b) - (a < b)


def last_first(a, b):
    return b - a


def checked(word):
    try:
        if len(word) < 4:
            raise TooShort(word)
    except ValueError:
        return "no"
    except KeyError as problem:
        return str(problem)
    finally:
        print("checked", word)
    return word


words = ["pear", "fig", "plum"]
print(sorted(words, key=cmp_to_key(by_length)))
numbers = [3, 1, 2]
numbers.sort(key=functools.cmp_to_key(last_first))
print(numbers)
for word in words:
    try:
        print(checked(word))
    except TooShort as short:
        print(short, short.word)
