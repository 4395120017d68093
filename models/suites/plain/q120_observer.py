from typing import Callable


class Subject:
    """Notifies registered observers of state changes."""

    def __init__(self) -> None:
        self._observers: list[Callable[[str, int], None]] = []
        self._state = 0

    def attach(self, observer: Callable[[str, int], None]) -> None:
        self._observers.append(observer)

    @property
    def state(self) -> int:
        return self._state

    @state.setter
    def state(self, value: int) -> None:
        if value != self._state:
            self._state = value
            self._notify()

    def _notify(self) -> None:
        for observer in self._observers:
            observer("state", self._state)


class Logger:
    def __init__(self) -> None:
        self.lines: list[str] = []

    def update(self, name: str, value: int) -> None:
        self.lines.append(f"{name}={value}")


if __name__ == "__main__":
    subject = Subject()
    logger = Logger()
    subject.attach(logger.update)
    subject.attach(lambda n, v: print(f"{n} changed to {v}"))
    subject.state = 5
    subject.state = 5
    subject.state = 7
    print(logger.lines)
