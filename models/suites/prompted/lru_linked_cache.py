"""LRU cache from scratch: hash map plus doubly linked list."""

from typing import Generic, Iterator, Optional, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Node(Generic[K, V]):
    __slots__ = ("key", "value", "prev", "next")

    def __init__(self, key: Optional[K] = None, value: Optional[V] = None) -> None:
        self.key = key
        self.value = value
        self.prev = self.next = self


class LRUCache(Generic[K, V]):
    """Evicts the least recently used entry when full. O(1) per operation."""

    def __init__(self, capacity: int) -> None:
        if capacity < 1:
            raise ValueError("capacity must be at least 1")
        self.capacity = capacity
        self.hits = self.misses = 0
        self._map: dict[K, Node[K, V]] = {}
        self._root: Node[K, V] = Node()  # sentinel

    def _unlink(self, node: Node) -> None:
        node.prev.next = node.next
        node.next.prev = node.prev

    def _push_front(self, node: Node) -> None:
        first = self._root.next
        node.prev, node.next = self._root, first
        self._root.next = first.prev = node

    def __getitem__(self, key: K) -> V:
        try:
            node = self._map[key]
        except KeyError:
            self.misses += 1
            raise
        self.hits += 1
        self._unlink(node)
        self._push_front(node)
        return node.value

    def __setitem__(self, key: K, value: V) -> None:
        if key in self._map:
            self._unlink(self._map.pop(key))
        elif len(self._map) >= self.capacity:
            oldest = self._root.prev
            self._unlink(oldest)
            del self._map[oldest.key]
            print(f"    evicted {oldest.key!r}")
        node = self._map[key] = Node(key, value)
        self._push_front(node)

    def __iter__(self) -> Iterator[K]:
        node = self._root.next
        while node is not self._root:
            yield node.key
            node = node.next

    def __len__(self) -> int:
        return len(self._map)

    def __repr__(self) -> str:
        return f"LRUCache({' > '.join(map(str, self))})"


def slow_square(n: int, cache: LRUCache[int, int]) -> int:
    try:
        return cache[n]
    except KeyError:
        cache[n] = n * n
        return cache[n]


def main() -> None:
    cache: LRUCache[int, int] = LRUCache(3)
    for n in (1, 2, 3, 1, 4, 2):
        print(f"{n}^2 = {slow_square(n, cache)}   {cache}")
    cache[4] = -16
    print(cache, f"size={len(cache)} hits={cache.hits} misses={cache.misses}")


if __name__ == "__main__":
    main()
