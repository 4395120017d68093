"""Which course in which semester? Topological sort plus a few decorators."""
from collections.abc import Callable
from functools import cached_property, partial, wraps
from heapq import heappop, heappush
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


def logged(prefix: str = "log") -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorator(func: Callable[P, R]) -> Callable[P, R]:
        @wraps(func)
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            wrapper.calls += 1
            result = func(*args, **kwargs)
            print(f"[{prefix}] {func.__name__} call #{wrapper.calls} -> {result!r}")
            return result
        wrapper.calls = 0
        return wrapper
    return decorator


class CycleError(Exception):
    def __init__(self, names: set[str]):
        super().__init__("circular prerequisites: " + ", ".join(sorted(names)))


class PriorityQueue(Generic[T]):
    def __init__(self, key: Callable[[T], int]) -> None:
        self._heap: list[tuple[int, T]] = []
        self._key = key

    def push(self, item: T) -> None:
        heappush(self._heap, (self._key(item), item))

    def pop(self) -> T:
        return heappop(self._heap)[1]

    def __bool__(self) -> bool:
        return bool(self._heap)


class Planner:
    def __init__(self, courses: dict[str, tuple[int, list[str]]]) -> None:
        self.courses = courses

    @cached_property
    def order(self) -> list[str]:
        print("(computing the order)")
        missing = {c: len(pre) for c, (_, pre) in self.courses.items()}
        ready = PriorityQueue[str](key=lambda c: -self.courses[c][0])
        for c, n in missing.items():
            if not n:
                ready.push(c)
        done: list[str] = []
        while ready:
            done.append(now := ready.pop())
            for c, (_, pre) in self.courses.items():
                if now in pre:
                    missing[c] -= 1
                    if missing[c] == 0:
                        ready.push(c)
        if rest := self.courses.keys() - set(done):
            raise CycleError(rest)
        return done

    @logged("plan")
    def semesters(self, max_credits: int = 12) -> list[list[str]]:
        plan: list[list[str]] = [[]]
        credits = 0
        for c in self.order:
            points, pre = self.courses[c]
            if credits + points > max_credits or any(p in plan[-1] for p in pre):
                plan.append([])
                credits = 0
            plan[-1].append(c)
            credits += points
        return plan


courses = {
    "Math 1": (6, []),
    "Math 2": (6, ["Math 1"]),
    "Python": (5, []),
    "Algorithms": (6, ["Python", "Math 1"]),
    "English": (3, []),
    "Machine Learning": (8, ["Algorithms", "Math 2"]),
}
planner = Planner(courses)
relaxed = partial(planner.semesters, max_credits=8)
planner.semesters()
for i, sem in enumerate(relaxed(), 1):
    print(f"Semester {i}: {' + '.join(sem)} ({sum(courses[c][0] for c in sem)} credits)")

try:
    Planner(courses | {"Math 1": (6, ["Algorithms"])}).order
except CycleError as e:
    print(e)
