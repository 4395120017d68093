from collections.abc import Callable
from typing import Any, Generic, Literal, NewType, Optional, ParamSpec, TypeVar, Union

T = TypeVar("T")
P = ParamSpec("P")
UserId = NewType("UserId", int)
Row = list[int]
Table = dict[str, Row]
Number = int | float
Maybe = Optional[str]
Either = Union[int, str, None]
Mode = Literal["r", "w"]
Test = Callable[[Number], bool]
Json = dict[str, Any]


class Stack(Generic[T]):
    def __init__(self, name: str) -> None:
        self.name = name
        self.items: list[T] = []

    def push(self, item: T) -> "Stack[T]":
        self.items.append(item)
        return self

    def pop(self) -> T:
        return self.items.pop()


class IntStack(Stack[int]):
    def total(self) -> Number:
        return sum(self.items)


def keep(table: Table, test: Test) -> Table:
    return {name: [n for n in row if test(n)] for name, row in table.items()}


words = Stack[str]("words")
words.push("a").push("b")
print(words.pop(), words.items)
numbers = IntStack("numbers")
numbers.push(3)
numbers.push(4)
print(numbers.total(), UserId(5) + 1)
print(keep({"a": [1, -2], "b": [-3]}, lambda n: n > 0))
