from collections import OrderedDict
from functools import lru_cache, wraps


class LRUCache:
    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._data: OrderedDict[int, int] = OrderedDict()

    def get(self, key: int) -> int:
        if key not in self._data:
            return -1
        self._data.move_to_end(key)
        return self._data[key]

    def put(self, key: int, value: int) -> None:
        self._data[key] = value
        self._data.move_to_end(key)
        if len(self._data) > self.capacity:
            evicted, _ = self._data.popitem(last=False)
            print("evict", evicted)


def traced(func):
    @wraps(func)
    def wrapper(*args, **kwargs):
        result = func(*args, **kwargs)
        print(f"{func.__name__}{args} = {result}")
        return result
    return wrapper


@lru_cache(maxsize=None)
@traced
def grid_paths(rows, cols):
    """Ways from top left to bottom right."""
    if rows == 1 or cols == 1:
        return 1
    return grid_paths(rows - 1, cols) + grid_paths(rows, cols - 1)


ops = [("put", 1, 10), ("put", 2, 20), ("get", 1), ("put", 3, 30), ("get", 2), ("get", 3)]
cache = LRUCache(2)
out = []
for name, *args in ops:
    out.append(getattr(cache, name)(*args))
print(out)
grid_paths(3, 4)
print(grid_paths.cache_info(), grid_paths.__doc__)
