from typing import Generic, Optional, TypeVar

T = TypeVar("T")


class Stack(Generic[T]):
    """A generic LIFO stack."""

    def __init__(self) -> None:
        self._items: list[T] = []

    def push(self, item: T) -> None:
        self._items.append(item)

    def pop(self) -> T:
        if self.is_empty():
            raise IndexError("pop from empty stack")
        return self._items.pop()

    def peek(self) -> Optional[T]:
        return self._items[-1] if self._items else None

    def is_empty(self) -> bool:
        return len(self._items) == 0

    def __len__(self) -> int:
        return len(self._items)

    def __repr__(self) -> str:
        return f"Stack({self._items})"


stack = Stack[int]()
for value in (10, 20, 30):
    stack.push(value)
print(stack)
print("Peek:", stack.peek())
print("Pop:", stack.pop())
print("Size:", len(stack))
