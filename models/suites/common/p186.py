from typing import Generic, TypeVar, Protocol
T = TypeVar("T")

class Box(Generic[T]):
    def __init__(self, item: T) -> None:
        self.item = item
    def map(self, f) -> "Box":
        return Box(f(self.item))

class Speaker(Protocol):
    def speak(self) -> str: ...

b = Box(3).map(lambda x: x + 1).map(str)
print(b.item + "!", type(b).__name__)
