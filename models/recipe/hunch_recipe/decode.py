"""Token ids back to states: key frames, and steps applied to the state they start from (LANGUAGE.md).

The inverse of `language`: `apply(before, encode_difference(before, after, after.output))` is `after`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from .language import Answer, Name
from .state import Frame, State
from .tokens import ID, TOKENS, decode

LoopsAt = Callable[[int, int], list[int]]
"""Definition and line to the headers of the `for` loops that run there, outermost first."""

_CONTROL = {
    i
    for i, t in enumerate(TOKENS)
    if t.startswith("<") and t.endswith(">") and len(t) > 2 and not t.startswith("<0x")
}
_NUMBERED = {
    ID[t]: int(t[2:-1])
    for t in TOKENS
    if t[:2] in ("<L", "<D") and t[2:-1].isdigit() and t.endswith(">")
}


class Malformed(ValueError):
    """A token sequence that is not in the language."""


@dataclass(slots=True)
class _Body:
    loops: dict[int, int | None] = field(default_factory=dict)
    cleared: bool = False
    pending: list[str | None] = field(default_factory=list)
    unknown: bool = False
    locals: dict[str, str | None] = field(default_factory=dict)
    marks: dict[str, tuple[int, str] | None] = field(default_factory=dict)
    deleted: list[str] = field(default_factory=list)


class _Reader:
    def __init__(self, ids: list[int]):
        self.ids, self.at = ids, 0

    def peek(self, ahead: int = 0) -> str:
        at = self.at + ahead
        return TOKENS[self.ids[at]] if at < len(self.ids) else ""

    def take(self, *wanted: str) -> str:
        token = self.peek()
        if wanted and token not in wanted:
            raise Malformed(f"token {self.at} is {token!r}, not {' or '.join(wanted)}")
        self.at += 1
        return token

    def take_if(self, wanted: str) -> bool:
        """Passes over a token if it is the wanted one."""
        found = self.peek() == wanted
        self.at += found
        return found

    def number(self, letter: str) -> int:
        token = self.take()
        if not token.startswith(f"<{letter}"):
            raise Malformed(f"token {self.at - 1} is {token!r}, not a number <{letter}…>")
        return _NUMBERED[ID[token]]

    def text(self) -> str | None:
        if self.peek() == "<unknown>":
            self.at += 1
            return None
        first = self.at
        while self.at < len(self.ids) and self.ids[self.at] not in _CONTROL:
            self.at += 1
        return decode(self.ids[first : self.at])

    def annotated(self) -> str:
        """A text, without the values that stand beside its names and behind it."""
        parts = [self.text() or ""]
        while self.peek() == "<now>":
            while self.take() not in ("<so>", ""):
                pass
            parts.append(self.text() or "")
        while self.peek() == "<set>":
            self.take("<set>")
            self.text()
            self.take("<is>")
            if self.peek().startswith("<D"):
                self.take()
            self.text()
            while self.peek() == "<same>":
                self.take()
                self.number("D")
                self.text()
        return "".join(parts)

    def recalled(self) -> None:
        """Passes over what is recalled."""
        self.annotated()
        if self.peek() == "<loop>":
            self.take()
            self.number("L")
            self.text()
            if self.take_if("<is>"):
                self.text()
            else:
                self.take_if("<skipped>")
        while self.take_if("<pend>"):
            self.text()
        if self.take_if("<value>"):
            self.text()
        while self.peek().startswith("<L"):
            self.number("L")
        while self.take_if("<frame>"):
            self.number("L")
            self.text()

    def body(self) -> _Body:
        body = _Body()
        while self.peek() in ("<loop>", "<pend>", "<clear>", "<set>", "<del>", "<unknown>"):
            token = self.take()
            if token == "<loop>":
                header, count = self.number("L"), self.text()
                body.loops[header] = None if count is None else int(count)
            elif token == "<pend>":
                body.pending.append(self.text())
            elif token == "<clear>":
                body.cleared = True
            elif token == "<unknown>":
                body.unknown = True
            elif token == "<del>":
                body.deleted.append(self.text() or "")
            else:
                name = self.text() or ""
                self.take("<is>")
                body.locals[name] = self.text()
                if self.peek() == "<apart>":
                    self.take()
                    body.marks[name] = None
                elif self.peek() == "<same>" and self.peek(1) != "<unknown>":
                    self.take()
                    body.marks[name] = (self.number("D") - 1, self.text() or "")
        return body


def decode_key(ids: list[int], names: Callable[[int], str], loops_at: LoopsAt) -> State:
    """The state that a key frame tells; `names` gives a definition's function name."""
    reader = _Reader(ids)
    reader.take("<key>")
    return _result(reader, None, names, loops_at)


def apply(before: State, ids: list[int], names: Callable[[int], str], loops_at: LoopsAt) -> State:
    """The state after the step whose tokens after the action are `ids`."""
    return _result(_Reader(ids), before, names, loops_at)


def decode_action(ids: list[int]) -> tuple[str, list[int], int]:
    """The kind of a step's action, a breakpoint's lines, and how many tokens they take with what is recalled."""
    reader = _Reader(ids)
    kind = reader.take()[1:-1]
    lines = []
    while kind == "breakpoint" and reader.peek().startswith("<L"):
        lines.append(reader.number("L"))
    if reader.peek() == "<at>":
        reader.take("<at>")
        reader.recalled()
    return kind, lines, reader.at


def decode_edit(ids: list[int]) -> tuple[int, dict[str, str | None]]:
    """The frame (0 is the outermost) and the locals that a whole edit sets."""
    reader = _Reader(ids)
    reader.take("<edit>")
    k = reader.number("D") - 1
    body = reader.body()
    reader.take("<end>")
    return k, body.locals


def decode_question(ids: list[int]) -> tuple[str, str, Answer]:
    """The kind, the expression and the answer of a whole watch or subexpression."""
    reader = _Reader(ids)
    kind = reader.take("<watch>", "<subexpression>")[1:-1]
    expression = reader.annotated()
    token = reader.take("<is>", "<exception>", "<skipped>")
    if token == "<skipped>":
        answer = Answer("skipped")
    else:
        answer = Answer("value" if token == "<is>" else "exception", reader.text())
    reader.take("<end>")
    return kind, expression, answer


def _result(
    reader: _Reader, before: State | None, names: Callable[[int], str], loops_at: LoopsAt
) -> State:
    event = reader.take("<call>", "<line>", "<return>", "<exception>", "<exit>")[1:-1]
    if event == "exit":
        kind = reader.take("<normal>", "<error>", "<never>")[1:-1]
        return State("exit", [], [], None, _output(reader), kind)
    changes: dict[int, tuple[int | None, _Body]] = {}
    full: list[tuple[int, int | None, _Body]] = []
    depth = line = 0
    if before is not None:
        depth, line = reader.number("D"), reader.number("L")
        changes[depth - 1] = (line, reader.body())
        while reader.peek() == "<in>":
            reader.take()
            k = reader.number("D") - 1
            moved = reader.number("L") if reader.peek().startswith("<L") else None
            changes[k] = (moved, reader.body())
    while reader.peek() == "<frame>":
        reader.take()
        definition = reader.number("L")
        at = reader.number("L") if reader.peek().startswith("<L") else None
        full.append((definition, at, reader.body()))
    if before is None:
        depth = len(full)
    shared = depth - len(full)
    if shared < 0 or shared > (len(before.frames) if before else 0):
        raise Malformed(f"{len(full)} new frames do not fit a stack of depth {depth}")
    frames: list[Frame] = []
    marks: dict[Name, Name | None] = {}
    for k in range(shared):
        moved, body = changes.get(k, (None, _Body()))
        frames.append(
            _changed(before.frames[k], moved, body, event == "line" and k == depth - 1, loops_at)
        )
        marks.update({(k, name): target for name, target in body.marks.items()})
    for k, (definition, at, body) in enumerate(full, shared):
        frames.append(_whole(definition, line if at is None else at, body, names, loops_at))
        marks.update({(k, name): target for name, target in body.marks.items()})
    value = None
    if event in ("return", "exception"):
        reader.take("<value>")
        value = reader.text()
    output = _output(reader)
    known = before is None or before.aliases is not None
    if reader.peek() == "<same>":
        reader.take()
        reader.take("<unknown>")
        known = False
    reader.take("<end>")
    aliases = (
        _groups((before.aliases or []) if before else [], shared, frames, marks) if known else None
    )
    return State(event, frames, aliases, value, output, None)


def _output(reader: _Reader) -> str:
    if reader.peek() != "<output>":
        return ""
    reader.take()
    return reader.text() or ""


def _whole(
    definition: int, line: int, body: _Body, names: Callable[[int], str], loops_at: LoopsAt
) -> Frame:
    loops = {header: body.loops.get(header, 0) for header in loops_at(definition, line)}
    pending = None if body.pending == [None] else body.pending
    return Frame(
        names(definition), definition, line, None if body.unknown else body.locals, loops, pending
    )


def _changed(old: Frame, moved: int | None, body: _Body, fresh: bool, loops_at: LoopsAt) -> Frame:
    line = old.line if moved is None else moved
    old_loops = old.loops or {}
    loops = {
        header: body.loops.get(header, old_loops.get(header, 0))
        for header in loops_at(old.definition, line)
    }
    base = [] if fresh or line != old.line or body.cleared else old.pending
    if base is None or body.pending == [None]:
        pending = None if not body.pending or body.pending == [None] else body.pending
    else:
        pending = base + body.pending
    known: dict[str, str | None] | None = None
    if not body.unknown:
        known = {**(old.locals or {}), **body.locals}
        for name in body.deleted:
            known.pop(name, None)
        if old.locals is None and not body.locals:
            known = None
    return Frame(old.function, old.definition, line, known, loops, pending)


def _groups(
    old: list[list[Name]], shared: int, frames: list[Frame], marks: dict[Name, Name | None]
) -> list[list[Name]]:
    """Marked names leave their groups, join their targets', and groups are split by value."""

    def exists(name: Name) -> bool:
        return name[1] in (frames[name[0]].locals or {})

    members = [
        [tuple(n) for n in g if n[0] < shared and tuple(n) not in marks and exists(tuple(n))]
        for g in old
    ]
    for name, target in marks.items():
        if target is None:
            continue
        group = next((g for g in members if target in g), None)
        if group is None:
            members.append(group := [target])
        group.append(name)
    result = []
    for group in members:
        by_value: dict[str | None, list[Name]] = {}
        for k, name in group:
            by_value.setdefault((frames[k].locals or {}).get(name), []).append((k, name))
        result += [sorted(g) for g in by_value.values() if len(g) > 1]
    return sorted(result)
