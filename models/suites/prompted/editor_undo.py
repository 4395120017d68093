"""Text editor with undo/redo (command pattern)."""

from abc import ABC, abstractmethod
from contextlib import contextmanager


class Command(ABC):
    @abstractmethod
    def do(self, text: str) -> str: ...

    @abstractmethod
    def undo(self, text: str) -> str: ...


class Insert(Command):
    def __init__(self, position: int, piece: str) -> None:
        self.position, self.piece = position, piece

    def do(self, text: str) -> str:
        return text[:self.position] + self.piece + text[self.position:]

    def undo(self, text: str) -> str:
        return text[:self.position] + text[self.position + len(self.piece):]


class Delete(Command):
    def __init__(self, start: int, end: int) -> None:
        self.start, self.end = start, end
        self.removed = ""

    def do(self, text: str) -> str:
        self.removed = text[self.start:self.end]
        return text[:self.start] + text[self.end:]

    def undo(self, text: str) -> str:
        return text[:self.start] + self.removed + text[self.start:]


class Macro(Command):
    """Several commands that are undone together."""

    def __init__(self, commands: list[Command]) -> None:
        self.commands = commands

    def do(self, text: str) -> str:
        for command in self.commands:
            text = command.do(text)
        return text

    def undo(self, text: str) -> str:
        for command in reversed(self.commands):
            text = command.undo(text)
        return text


class Editor:
    def __init__(self) -> None:
        self.text = ""
        self._done: list[Command] = []
        self._undone: list[Command] = []

    def run(self, command: Command) -> None:
        self.text = command.do(self.text)
        self._done.append(command)
        self._undone.clear()

    def undo(self) -> bool:
        if not self._done:
            return False
        command = self._done.pop()
        self.text = command.undo(self.text)
        self._undone.append(command)
        return True

    def redo(self) -> bool:
        if not self._undone:
            return False
        command = self._undone.pop()
        self.text = command.do(self.text)
        self._done.append(command)
        return True

    @contextmanager
    def group(self):
        mark = len(self._done)
        try:
            yield self
        finally:
            macro = Macro(self._done[mark:])
            self._done[mark:] = [macro]


editor = Editor()
editor.run(Insert(0, "hello world"))
editor.run(Delete(0, 1))
print(repr(editor.text))
with editor.group() as e:
    e.run(Insert(0, "J"))
    e.run(Insert(len(e.text), "!"))
    e.run(Delete(5, 11))
print(repr(editor.text))
editor.undo()
print(repr(editor.text), "after one undo")
editor.redo()
print(repr(editor.text), "after redo")
steps = 0
while editor.undo():
    steps += 1
print(f"{steps} undos, text is now {editor.text!r}; more? {editor.undo()}")
