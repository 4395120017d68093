from collections.abc import Iterable, Callable

print(isinstance(5, Iterable))
