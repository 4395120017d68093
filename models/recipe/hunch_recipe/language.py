"""States to token ids: key frames, steps as the difference of two states, edits and questions (LANGUAGE.md)."""

from dataclasses import dataclass

from .recall import Lines, annotated, encode_recall
from .state import Frame, State
from .tokens import ID, encode_chars, encode_text
from .vocabulary import MAX_DEPTH

_L = [ID[f"<L{n}>"] for n in range(201)]
_D = [0, *(ID[f"<D{n}>"] for n in range(1, MAX_DEPTH + 1))]
_EVENT = {name: ID[f"<{name}>"] for name in ("call", "line", "return", "exception", "exit")}
_EXIT = {name: ID[f"<{name}>"] for name in ("normal", "error", "never")}
_KEY, _END, _FRAME, _IN = (ID[t] for t in ("<key>", "<end>", "<frame>", "<in>"))
_SET, _IS, _DEL, _SAME, _APART = (ID[t] for t in ("<set>", "<is>", "<del>", "<same>", "<apart>"))
_LOOP, _PEND, _CLEAR = (ID[t] for t in ("<loop>", "<pend>", "<clear>"))
_VALUE, _OUTPUT, _UNKNOWN = (ID[t] for t in ("<value>", "<output>", "<unknown>"))
_EDIT, _SKIPPED = ID["<edit>"], ID["<skipped>"]
_QUESTION = {kind: ID[f"<{kind}>"] for kind in ("watch", "subexpression")}

Name = tuple[int, str]
"""A local: the index of its frame (0 is the outermost) and its name."""

Marks = dict[Name, Name | None]
"""The alias marks of a step: `<same>` with its target, or None for `<apart>`."""


@dataclass(slots=True, frozen=True)
class Answer:
    """What an expression gives: a value, the message of the exception that it raises, or nothing as it is skipped."""

    kind: str  # value, exception or skipped
    text: str | None = None


class TooDeep(ValueError):
    """The stack has more frames than the language can say."""


def encode_key(state: State) -> list[int]:
    """The key frame of a state, from `<key>` to `<end>`."""
    ids = [_KEY, _EVENT[state.event]]
    if state.event == "exit":
        ids.append(_EXIT[state.exit])
    _check_depth(state)
    marks = alias_marks(None, state)
    for k, frame in enumerate(state.frames):
        ids += (_FRAME, _L[frame.definition], _L[frame.line])
        _full_body(ids, frame, k, marks)
    _tail(ids, state, state.output)
    if state.aliases is None and state.event != "exit":
        ids += (_SAME, _UNKNOWN)
    ids.append(_END)
    return ids


def encode_action(
    kind: str, lines: list[int] | tuple[int, ...], state: State, texts: Lines
) -> list[int]:
    """An action with its arguments, taken at `state`, and what it recalls of the program's lines."""
    recalled = encode_recall(kind, state, texts)
    return [ID[f"<{kind}>"], *(_L[n] for n in sorted(lines)), *recalled]


def encode_edit(k: int, values: dict[str, str]) -> list[int]:
    """An edit of locals of frame `k`, 0 being the outermost: the whole of it, since nothing is predicted."""
    ids = [_EDIT, _D[k + 1]]
    for name, value in values.items():
        _set(ids, name, value, (k, name), {})
    ids.append(_END)
    return ids


def encode_question(kind: str, expression: str, state: State) -> list[int]:
    """A `watch` or `subexpression` at `state` up to its expression, which has canonical spacing, with the values of its names."""
    return [_QUESTION[kind], *annotated(expression, len(state.frames) - 1, state)]


def encode_answer(answer: Answer) -> list[int]:
    """What is predicted after a question, `<end>` included."""
    ids: list[int] = []
    if answer.kind == "skipped":
        ids.append(_SKIPPED)
    else:
        ids.append(_IS if answer.kind == "value" else _EVENT["exception"])
        _text(ids, answer.text)
    ids.append(_END)
    return ids


def encode_difference(before: State, after: State, output: str) -> list[int]:
    """What a step says after its action, `<end>` included; `output` is what was printed on the way."""
    ids = [_EVENT[after.event]]
    if after.event == "exit":
        ids.append(_EXIT[after.exit])
        _tail(ids, after, output)
        ids.append(_END)
        return ids
    _check_depth(after)
    depth = len(after.frames)
    top = after.frames[-1]
    ids += (_D[depth], _L[top.line])
    shared = surviving(before, after)
    marks = alias_marks(before, after, shared)
    if shared == depth:
        _changed_body(ids, before.frames[depth - 1], top, depth - 1, marks, after.event == "line")
    for k in range(min(shared, depth - 1)):
        old, new = before.frames[k], after.frames[k]
        part: list[int] = [] if old.line == new.line else [_L[new.line]]
        _changed_body(part, old, new, k, marks, False)
        if part:
            ids += (_IN, _D[k + 1])
            ids += part
    for k in range(shared, depth):
        frame = after.frames[k]
        ids += (_FRAME, _L[frame.definition])
        if k < depth - 1:
            ids.append(_L[frame.line])
        _full_body(ids, frame, k, marks)
    _tail(ids, after, output)
    ids.append(_END)
    return ids


def surviving(before: State, after: State) -> int:
    """How many frames of `before` are still there in `after`, as far as the two states tell."""
    limit = min(len(before.frames), len(after.frames) - (after.event == "call"))
    for k in range(limit):
        if before.frames[k].definition != after.frames[k].definition:
            return k
    return max(limit, 0)


def alias_marks(before: State | None, after: State, shared: int = 0) -> Marks:
    """The marks that turn the groups of `before` into those of `after`; see LANGUAGE.md, "Aliases"."""
    if after.aliases is None or (before is not None and before.aliases is None):
        return {}
    old_groups = (
        _groups_before(before, after, shared) if before is not None and before.aliases else []
    )
    if not old_groups and not after.aliases:
        return {}
    group_before = {name: group for group in old_groups for name in group}
    marks: Marks = {}
    single = {name for group in old_groups for name in group}
    groups = [_ordered(g, after) for g in after.aliases]
    for group in groups:
        single.difference_update(group)
    for group in [*groups, *([name] for name in single)]:
        leader = group[0]
        known = group_before.get(leader, [leader])
        keeps = known[0] == leader
        if not keeps:
            marks[leader] = None
        for name in group[1:]:
            if not (keeps and name in known):
                marks[name] = leader
    return marks


def _groups_before(before: State, after: State, shared: int) -> list[list[Name]]:
    groups = []
    for group in before.aliases or ():
        by_value: dict[str | None, list[Name]] = {}
        for k, name in group:
            known = after.frames[k].locals if k < shared else None
            if known is not None and name in known:
                by_value.setdefault(known[name], []).append((k, name))
        groups += [_ordered(g, after) for g in by_value.values() if len(g) > 1]
    return groups


def _ordered(group: list[Name], state: State) -> list[Name]:
    """A group's names by frame, then by the order of the frame's locals."""
    if len({k for k, _ in group}) == len(group):
        return sorted(tuple(name) for name in group)
    order = {k: {n: i for i, n in enumerate(state.frames[k].locals or ())} for k, _ in group}
    return sorted(
        (tuple(name) for name in group), key=lambda name: (name[0], order[name[0]].get(name[1], 0))
    )


def _check_depth(state: State) -> None:
    if len(state.frames) > MAX_DEPTH:
        raise TooDeep(f"{len(state.frames)} frames: the language can say {MAX_DEPTH}")


def _set(ids: list[int], name: str, value: str | None, key: Name, marks: Marks) -> None:
    ids.append(_SET)
    ids += encode_text(name)
    ids.append(_IS)
    _text(ids, value)
    if key in marks:
        target = marks[key]
        if target is None:
            ids.append(_APART)
        else:
            ids += (_SAME, _D[target[0] + 1])
            ids += encode_text(target[1])


def _text(ids: list[int], value: str | None) -> None:
    if value is None:
        ids.append(_UNKNOWN)
    else:
        ids += encode_text(value)


def _count(ids: list[int], header: int, count: int | None) -> None:
    ids += (_LOOP, _L[header])
    _text(ids, None if count is None else str(count))


def _pending(ids: list[int], results: list[str | None]) -> None:
    for result in results:
        ids.append(_PEND)
        _text(ids, result)


def _full_body(ids: list[int], frame: Frame, k: int, marks: Marks) -> None:
    for header, count in sorted((frame.loops or {}).items()):
        if count != 0:
            _count(ids, header, count)
    _pending(ids, [None] if frame.pending is None else frame.pending)
    if frame.locals is None:
        ids.append(_UNKNOWN)
        return
    for name, value in frame.locals.items():
        _set(ids, name, value, (k, name), marks)


def _changed_body(
    ids: list[int], old: Frame, new: Frame, k: int, marks: Marks, fresh: bool
) -> None:
    """The differences of a surviving frame; `fresh`: it is the top frame at a `line` event."""
    old_loops = old.loops or {}
    for header, count in sorted((new.loops or {}).items()):
        if count != (old_loops[header] if header in old_loops else 0):
            _count(ids, header, count)
    base = [] if fresh or old.line != new.line else old.pending
    if new.pending is None:
        if base is not None:
            _pending(ids, [None])
    elif base is not None and new.pending[: len(base)] == base:
        _pending(ids, new.pending[len(base) :])
    else:
        ids.append(_CLEAR)
        _pending(ids, new.pending)
    old_locals, new_locals = old.locals or {}, new.locals or {}
    if new.locals is None:
        if old.locals is not None:
            ids.append(_UNKNOWN)
        return
    for name, value in new_locals.items():
        if name not in old_locals or old_locals[name] != value or (k, name) in marks:
            _set(ids, name, value, (k, name), marks)
    for name in old_locals:
        if name not in new_locals:
            ids.append(_DEL)
            ids += encode_text(name)


def _tail(ids: list[int], state: State, output: str) -> None:
    if state.event in ("return", "exception"):
        ids.append(_VALUE)
        _text(ids, state.value)
    if output:
        ids.append(_OUTPUT)
        ids += encode_chars(output)
