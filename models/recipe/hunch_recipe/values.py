"""Canonical text of values: `repr`, made deterministic and bounded.

Sets are sorted, addresses removed, instances of user classes without a `__repr__` of their own are written
`Name(attr=..., ...)`, a cycle is `...`, and a text of more than 120 code points is cut there and ends in `…`.
Rendering stops as soon as enough text is there, so large values cost little.
"""

from __future__ import annotations

import decimal
import io
import re
import sys
import types
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable
from heapq import nsmallest

LIMIT = 120  # code points of a value or message
OUTPUT_LIMIT = 400  # code points of one state's output
EVENTS = 10_000  # trace events of a `__repr__`
USER_MODULE = "__main__"

_ADDRESS = re.compile(
    r"""('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?: object)? at 0x[0-9a-fA-F]+""", re.DOTALL
)
_SHORT = 10 ** (LIMIT - 1)  # integers below need no cut
_LONG = 1 << 2000  # and those below `repr` converts fast
_NUMBERS = frozenset({int, float, bool})
_ATOMS = frozenset({int, float, bool, type(None), str, complex, bytes})
# Types whose text cannot change while the object lives, so that an unchanged binding keeps its text.
CONSTANT = _ATOMS | {range, type(Ellipsis), type(NotImplemented), types.BuiltinFunctionType}
# Types of which two names for one object are no matter: nothing can be changed through either.
_IMMUTABLE = (
    int, float, complex, str, bytes, tuple, frozenset, range, slice, type, type(None), type(Ellipsis),
    types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.ModuleType, property, staticmethod,
    classmethod, re.Pattern, types.MethodDescriptorType,
)  # fmt: skip


def text(value: object) -> str:
    """The canonical text of `value`, at most LIMIT code points and the `…` that marks a cut."""
    kind = type(value)
    if kind is int:
        return repr(value) if -_SHORT < value < _SHORT else cut(_integer(value))
    if kind is list:
        if len(value) <= 60 and _ATOMS.issuperset(map(type, value)):
            try:
                return cut(repr(value))
            except ValueError:  # an integer of more digits than `repr` converts
                pass
    elif kind is str:
        return cut(_string(value, LIMIT + 1))
    elif kind is float or kind is bool or value is None:
        return repr(value)
    return cut(_render(value, LIMIT + 1, ()))


def cut(string: str, limit: int = LIMIT) -> str:
    """`string`, or its first `limit` code points and `…`."""
    return string if len(string) <= limit else string[:limit] + "…"


def printed(string: str) -> str:
    """The output of one state: without addresses, cut at OUTPUT_LIMIT."""
    if " at 0x" in string:
        string = re.sub("(?: object)? at 0x[0-9a-fA-F]+", "", string)
    return cut(string, OUTPUT_LIMIT)


def aliasable(value: object) -> bool:
    """Whether it shows when two names mean this one object: it is mutable."""
    return not isinstance(value, _IMMUTABLE) and not _is_enum(value)


def scrub(string: str) -> str:
    """`string` without addresses, except within string literals."""
    return _ADDRESS.sub(lambda match: match[1] or "", string) if " at 0x" in string else string


def _is_enum(value: object) -> bool:
    enum = sys.modules.get("enum")
    return enum is not None and isinstance(value, enum.Enum)


# Rendering. `room` is how many code points are still wanted: more may come, and after less only a prefix is right.
# `path` holds the ids of the objects being rendered around this one.


def _render(value: object, room: int, path: tuple[int, ...]) -> str:
    kind = type(value)
    if kind is str:
        return _string(value, room)
    if kind is int:
        return _integer(value)
    if kind is float or kind is bool or value is None:
        return repr(value)
    if id(value) in path:
        return "..."
    if len(path) > 80:  # deeper than any text can show
        return "..."
    render = _RENDER.get(kind)
    if render is not None:
        return render(value, room, (*path, id(value)))
    return _object(value, kind, room, (*path, id(value)))


def _string(value: str | bytes, room: int) -> str:
    if len(value) <= room:
        return repr(value)
    quotes = ("'", '"') if isinstance(value, str) else (b"'", b'"')
    # `repr` chooses its quotes by the whole text: let the prefix hold the same ones
    return repr(value[: room + 1] + type(value)().join(q for q in quotes if q in value))


def _integer(value: int) -> str:
    if -_LONG < value < _LONG:
        return repr(value)
    shift = value.bit_length() - 1000
    exact = decimal.Context(prec=400, Emax=decimal.MAX_EMAX, Emin=decimal.MIN_EMIN)
    leading = exact.multiply(
        decimal.Decimal(abs(value) >> shift), exact.power(decimal.Decimal(2), shift)
    )
    digits = "".join(map(str, leading.as_tuple().digits[: LIMIT + 1]))
    return ("-" if value < 0 else "") + digits


def _items(values, count: int, room: int, path, opening: str, closing: str) -> str:
    parts, used = [], len(opening)
    for value in values:
        part = _render(value, room - used, path)
        parts.append(part)
        used += len(part) + 2
        if used > room + 2:
            break
    return opening + ", ".join(parts) + closing


def _list(value: list, room: int, path) -> str:
    return _items(list.__iter__(value), len(value), room, path, "[", "]")


def _tuple(value: tuple, room: int, path) -> str:
    return _items(
        tuple.__iter__(value), len(value), room, path, "(", ",)" if len(value) == 1 else ")"
    )


def _set(value: set | frozenset, room: int, path) -> str:
    frozen = isinstance(value, frozenset)
    if not len(value):
        return "frozenset()" if frozen else "set()"
    if frozen:
        return _items(_sorted(value, room, path), len(value), room, path, "frozenset({", "})")
    return _items(_sorted(value, room, path), len(value), room, path, "{", "}")


def _sorted(value: set | frozenset, room: int, path) -> list:
    """The elements in an order that depends on nothing but themselves: natural where it is total, else by text."""
    elements = list(value)
    try:
        if _total(elements):
            return sorted(elements) if len(elements) <= 200 else nsmallest(room // 3 + 1, elements)
    except TypeError:
        pass
    return sorted(
        elements, key=lambda element: (type(element).__name__, _render(element, LIMIT, path))
    )


def _total(elements: list) -> bool:
    kinds = set(map(type, elements))
    if kinds <= _NUMBERS:
        return float not in kinds or all(element == element for element in elements)
    if len(kinds) != 1:
        return False
    kind = kinds.pop()
    return (
        kind is str
        or kind is bytes
        or (kind is tuple and all(_total_tuple(element) for element in elements))
    )


def _total_tuple(element: tuple) -> bool:
    return all(
        type(e) in (int, str, bool) or (type(e) is tuple and _total_tuple(e)) for e in element
    )


def _pairs(pairs, room: int, path, opening: str, closing: str) -> str:
    parts, used = [], len(opening)
    for key, value in pairs:
        part = _render(key, room - used, path) + ": "
        part += _render(value, room - used - len(part), path)
        parts.append(part)
        used += len(part) + 2
        if used > room + 2:
            break
    return opening + ", ".join(parts) + closing


def _dict(value: dict, room: int, path) -> str:
    pairs = dict.items(value)
    if dict.__contains__(value, "__qualname__"):
        pairs = [(key, entry) for key, entry in pairs if key not in _LATER_KEYS]
    return _pairs(pairs, room, path, "{", "}")


def _ordered(value: OrderedDict, room: int, path) -> str:
    """As 3.11 has it; later versions write a dictionary inside."""
    if not value:
        return "OrderedDict()"
    return _items(OrderedDict.items(value), len(value), room, path, "OrderedDict([", "])")


def _defaultdict(value: defaultdict, room: int, path) -> str:
    factory = _render(value.default_factory, room, path)
    return _pairs(dict.items(value), room, path, f"defaultdict({factory}, {{", "})")


def _counter(value: Counter, room: int, path) -> str:
    if not value:
        return "Counter()"
    try:
        pairs = sorted(dict.items(value), key=lambda pair: pair[1], reverse=True)
    except TypeError:
        pairs = list(dict.items(value))
    return _pairs(pairs, room, path, "Counter({", "})")


def _deque(value: deque, room: int, path) -> str:
    bound = "" if value.maxlen is None else f", maxlen={value.maxlen}"
    return _items(deque.__iter__(value), len(value), room, path, "deque([", f"]{bound})")


def _keys(value, room: int, path) -> str:
    return _items(value, len(value), room, path, "dict_keys([", "])")


def _values(value, room: int, path) -> str:
    return _items(value, len(value), room, path, "dict_values([", "])")


def _pairs_view(value, room: int, path) -> str:
    return _items(value, len(value), room, path, "dict_items([", "])")


def _method(value: types.MethodType, room: int, path) -> str:
    function = value.__func__
    name = getattr(function, "__qualname__", getattr(function, "__name__", "?"))
    return f"<bound method {name} of {_render(value.__self__, room, path)}>"


def _module(value: types.ModuleType, room: int, path) -> str:
    return f"<module '{value.__name__}'>"


def _function(value: types.FunctionType, room: int, path) -> str:
    if value.__module__ == "builtins":  # one of ours, in place of a builtin
        return f"<built-in function {value.__name__}>"
    return f"<function {value.__qualname__}>"


def _lookup(value: types.BuiltinMethodType, room: int, path) -> str:
    owner = value.__self__
    if owner is None or isinstance(owner, types.ModuleType):
        return f"<built-in function {value.__name__}>"
    return f"<built-in method {value.__name__} of {type(owner).__name__}>"


def _exception(value: BaseException, room: int, path) -> str:
    if len(value.args) == 1:
        return _items(value.args, 1, room, path, f"{type(value).__name__}(", ")")
    return type(value).__name__ + _tuple(value.args, room, path)


_RENDER = {
    list: _list, tuple: _tuple, set: _set, frozenset: _set, dict: _dict, OrderedDict: _ordered,
    defaultdict: _defaultdict, Counter: _counter, deque: _deque, type({}.keys()): _keys,
    type({}.values()): _values, type({}.items()): _pairs_view, types.MethodType: _method,
    types.ModuleType: _module, types.FunctionType: _function, types.BuiltinFunctionType: _lookup, bytes: lambda v, room, path: _string(v, room),
}  # fmt: skip
# What later versions put into a class's namespace, which a metaclass gets as a dictionary.
_LATER_KEYS = (
    "__firstlineno__",
    "__static_attributes__",
    "__classdictcell__",
    "__annotate_func__",
    "__annotate__",
)
# What a class inherits its `repr` from decides how its instances are written.
_INHERITED = {
    list.__repr__: _list, tuple.__repr__: _tuple, dict.__repr__: _dict, BaseException.__repr__: _exception,
    OrderedDict.__repr__: _ordered, defaultdict.__repr__: _defaultdict, deque.__repr__: _deque,
}  # fmt: skip


def _object(value: object, kind: type, room: int, path) -> str:
    own = kind.__repr__
    user = kind.__module__ == USER_MODULE
    if own is object.__repr__:
        if user:
            return _items_named(kind.__name__, _attributes(value), room, path)
        return scrub(repr(value))
    render = _INHERITED.get(own)
    if render is not None:
        return render(value, room, path)
    if own is set.__repr__ or own is frozenset.__repr__:
        return f"{kind.__name__}({_set(value, room, path) if len(value) else ''})"
    if user:
        fields = kind.__dict__.get("__dataclass_fields__")
        if fields is not None and getattr(own, "__wrapped__", None) is not None:
            shown = [name for name, entry in fields.items() if entry.repr]
            return _items_named(kind.__qualname__, _present(value, shown), room, path)
        named = getattr(kind, "_fields", None)
        if isinstance(value, tuple) and named and own.__module__ == "collections":
            return _items_named(kind.__name__, _present(value, named), room, path)
    return _own(value, kind, room, path)


class _Endless(BaseException):
    """Ends a `__repr__` that goes on and on; no `except Exception` of the program catches it."""


def _own(value: object, kind: type, room: int, path) -> str:
    """The text of a type's own `__repr__`; the attributes where that fails, or does not end (an object still being initialised, a ring
    whose nodes are just being linked)."""
    stdout = sys.stdout
    sys.stdout = io.StringIO()
    try:
        # Within a trace function nothing is traced, unless it is asked for.
        return scrub(sys.call_tracing(_bounded, (kind.__repr__, value)))
    except (Exception, SystemExit, _Endless):
        return _items_named(kind.__name__, _attributes(value), room, path)
    finally:
        sys.stdout = stdout


def _bounded(written: Callable[[object], str], value: object) -> str:
    """What a `__repr__` gives; `_Endless` after as many trace events as a program may have."""
    left = EVENTS
    tracing = sys.gettrace()

    def count(*_: object):
        nonlocal left
        left -= 1
        if left < 0:
            raise _Endless
        return count

    sys.settrace(count)
    try:
        return written(value)
    finally:
        sys.settrace(tracing)


def _items_named(name: str, pairs, room: int, path) -> str:
    parts, used = [], len(name) + 1
    for key, value in pairs:
        part = f"{key}=" + _render(value, room - used, path)
        parts.append(part)
        used += len(part) + 2
        if used > room + 2:
            break
    return f"{name}({', '.join(parts)})"


def _attributes(value: object) -> list[tuple[str, object]]:
    pairs = []
    for base in reversed(type(value).__mro__):
        slots = base.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if name in ("__dict__", "__weakref__"):
                continue
            if name.startswith("__") and not name.endswith("__"):
                name = f"_{base.__name__.lstrip('_')}{name}"
            pairs.extend(_present(value, (name,)))
    try:
        own = object.__getattribute__(value, "__dict__")
    except AttributeError:
        return pairs
    # What `typing` notes where an object is made as `Stack[int]()`: the program's text has no such attribute.
    pairs.extend((name, one) for name, one in own.items() if name != "__orig_class__")
    return pairs


def _present(value: object, names) -> list[tuple[str, object]]:
    pairs = []
    for name in names:
        try:
            pairs.append((name, object.__getattribute__(value, name)))
        except AttributeError:
            pass
    return pairs
