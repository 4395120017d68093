from typing import Callable, Iterable

Predicate = Callable[[int], bool]

def count_if(items: Iterable[int], pred: Predicate) -> int:
    n: int = 0
    for item in items:
        if pred(item):
            n += 1
    return n

def is_even(x: int) -> bool:
    return not x % 2

print(count_if([1, 2, 4], is_even))
print(count_if(range(5), lambda x: x > 3))
print(count_if((int(c) for c in "1290"), is_even))
