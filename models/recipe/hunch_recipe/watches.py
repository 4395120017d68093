"""Watches: expressions that make sense at a state, evaluated in its frame while the program waits there.

An expression may have no effect. Only ones of plain values and pure functions are evaluated at all, and what the frames'
locals mean is compared before and after.
"""

from __future__ import annotations

import ast
import random
import warnings
from functools import lru_cache

from .language import Answer
from .messages import message
from .probe import Probe
from .questions import LONGEST, Question, canonical, written
from .record import Record
from .values import text

SHARE = 0.5  # of the states that are watched in a run
MOST = 4  # expressions at one state
_NEAR = 3  # lines from the current one
_FUNCTIONS = frozenset(
    """abs all any bin bool chr dict divmod enumerate float hex int isinstance len list max min ord range repr reversed
    round set sorted str sum tuple type zip""".split()
)
_METHODS = frozenset(
    """capitalize center count endswith find get index isalnum isalpha isdigit islower isspace issubset issuperset isupper
    items join keys ljust lower lstrip replace rfind rjust rstrip split startswith strip swapcase title union upper values
    intersection difference zfill copy""".split()
)
_NODES = (
    ast.Expression, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Subscript, ast.Slice, ast.Call,
    ast.Attribute, ast.List, ast.Tuple, ast.Dict, ast.Set, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp,
    ast.comprehension, ast.Name, ast.Constant, ast.JoinedStr, ast.FormattedValue, ast.keyword, ast.expr_context,
    ast.operator, ast.unaryop, ast.boolop, ast.cmpop,
)  # fmt: skip
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_PLAIN = (int, float, str, type(None), bool, range, complex, bytes)
_CONTAINERS = (list, tuple, set, frozenset)
_BIGGEST = 100_000
_SHOWN = (
    ast.BinOp,
    ast.BoolOp,
    ast.Compare,
    ast.Subscript,
    ast.Call,
    ast.UnaryOp,
    ast.IfExp,
    ast.Attribute,
)


class Unsafe(ValueError):
    """An expression that may have an effect, or take long."""


@lru_cache(maxsize=1 << 13)
def compiled(expression: str):
    """The code of a watch and the names that it reads. Raises Unsafe for what is not known to be pure."""
    tree = ast.parse(expression, mode="eval")
    bound: set[str] = set()
    read: set[str] = set()
    called: set[str] = set()
    loops = 0
    methods: set[int] = set()
    for node in ast.walk(tree):
        if not isinstance(node, _NODES):
            raise Unsafe(f"{type(node).__name__} in a watch")
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                called.add(node.func.id)
            elif isinstance(node.func, ast.Attribute) and node.func.attr in _METHODS:
                methods.add(id(node.func))
            else:
                raise Unsafe("a call of what is not known to be pure")
        elif isinstance(node, ast.Attribute) and id(node) not in methods:
            if not isinstance(node.value, ast.Name) or node.attr.startswith("_"):
                raise Unsafe("an attribute of what is not a name")
        elif isinstance(node, ast.Name):
            (read if isinstance(node.ctx, ast.Load) else bound).add(node.id)
        elif isinstance(node, ast.comprehension):
            loops += 1
        elif isinstance(node, ast.Pow | ast.LShift) or loops > 1:
            raise Unsafe("an operation that can take long")
    if not called <= _FUNCTIONS:
        raise Unsafe("a call of what is not known to be pure")
    attributes = frozenset(
        (n.value.id, n.attr)
        for n in ast.walk(tree)
        if isinstance(n, ast.Attribute) and id(n) not in methods
    )
    with warnings.catch_warnings():
        # What surely raises is asked on purpose (`'ab'['a']`).
        warnings.simplefilter("ignore", SyntaxWarning)
        code = compile(tree, "<watch>", "eval", dont_inherit=True)
    return code, frozenset(read - bound - called), frozenset(called), attributes


def evaluate(expression: str, space: dict[str, object]) -> Answer:
    """The value of a watch, or the message of its exception, with the names of `space`. Raises Unsafe."""
    try:
        code, names, called, attributes = compiled(expression)
    except (SyntaxError, RecursionError, MemoryError) as error:
        raise Unsafe(str(error)) from None
    if not called.isdisjoint(space):
        raise Unsafe("a builtin that the program has replaced")
    of = {name for name, _ in attributes}
    for name in names:
        if name in of or name not in space:
            continue
        if not plain(space[name]):
            raise Unsafe(f"{name} is not of plain values")
    for name, attribute in attributes:
        held = getattr(space.get(name), "__dict__", {})
        if attribute not in held or not plain(held[attribute]):
            raise Unsafe(f"{name}.{attribute} is not known to be a plain value")
    try:
        return Answer("value", text(eval(code, dict(space))))
    except Exception as error:
        return Answer("exception", message(type(error), error))


def plain(value: object, room: int = 200) -> bool:
    """Whether a value is of builtin types all through, and small."""
    kind = type(value)
    if kind in _PLAIN:
        return not (
            (kind is int and abs(value) > _BIGGEST) or (kind is range and len(value) > room)
        )
    if kind is dict:
        return len(value) <= room and all(
            plain(k, room // 4) and plain(v, room // 4) for k, v in value.items()
        )
    return (
        kind in _CONTAINERS and len(value) <= room and all(plain(one, room // 4) for one in value)
    )


class Watcher(Probe):
    """Evaluates some watches at some states of a run."""

    def __init__(self, rng: random.Random, source: str):
        self.rng = rng
        self.segment = written(source)
        self.found: dict[int, list[Question]] = {}
        self.near: list[tuple[int, str]] = []
        self.effect = False  # a watch changed something after all: the run is not the program's

    def prepare(self, tree: ast.Module) -> None:
        """Collects the expressions that the program itself has, by line."""
        for node in ast.walk(tree):
            if isinstance(node, _SHOWN) and isinstance(getattr(node, "ctx", None), ast.Load | None):
                expression = self.segment(node)
                if len(expression) <= LONGEST and "\n" not in expression:
                    self.near.append((node.lineno, expression))

    def visit(self, states, stack, lower, waiting) -> None:
        rng = self.rng
        state = states[-1]
        if rng.random() > SHARE or state.event == "exception":
            return
        top = stack[-1]
        frame = top.frame
        space = dict(frame.f_globals)
        if not top.code.module:
            space.update(frame.f_locals)
        space = {n: v for n, v in space.items() if not n.startswith("__")}
        questions: list[Question] = []
        for _ in range(rng.randint(1, MOST)):
            wanted = self.propose(state.frames[-1].line, state.frames[-1].locals or {}, space)
            if wanted is None:
                continue
            try:
                answer = evaluate(wanted, space)
            except Unsafe:
                continue
            if changed(stack):
                self.effect = True
                return
            if answer.kind == "exception" and rng.random() < 0.7:
                continue
            if answer.text.startswith("<"):  # an iterator, whose text tells nothing
                continue
            expression = canonical(wanted)
            if len(expression) <= LONGEST and all(q.expression != expression for q in questions):
                questions.append(Question("watch", expression, answer))
        if questions:
            self.found[len(states) - 1] = questions

    def questions(self, at: int) -> list[Question]:
        """What was asked at a state of the run."""
        return self.found.get(at, [])

    def propose(self, line: int, shown: dict[str, str], space: dict[str, object]) -> str | None:
        """An expression near the line, or one made of the frame's locals."""
        rng = self.rng
        if rng.random() < 0.45:
            near = [e for at, e in self.near if abs(at - line) <= _NEAR]
            if near:
                return rng.choice(near)
        names = [n for n in shown if n in space and plain(space[n])]
        if not names:
            return None
        name = rng.choice(names)
        value = space[name]
        ways = _WAYS.get(type(value))
        if ways is None:
            return None
        like = [n for n in names if type(space[n]) is type(value) and n != name]
        return rng.choice(ways)(rng, name, value, rng.choice(like) if like else None)


def changed(stack: list[Record]) -> bool:
    """Whether some local of a frame is written differently from when it was last read."""
    return any(text(value) != r.texts.get(name) for r in stack for name, value, _ in r.live)


def _pattern(pattern: str):
    """A way to ask: `x` is the name, `y` one of the same type (else a literal), `e` an element, `k` a small number."""
    parts = pattern.split("`")

    def make(rng: random.Random, name: str, value: object, like: str | None) -> str:
        filled = {
            "x": lambda: name,
            "y": lambda: like or repr(value),
            "k": lambda: str(rng.randint(0, 4)),
        }
        filled["e"] = lambda: _element(rng, value)
        return "".join(filled[p]() if i % 2 else p for i, p in enumerate(parts))

    return make


def _element(rng: random.Random, value: object) -> str:
    found = list(value)[:20] if isinstance(value, (str, list, tuple, set, dict)) else []
    return repr(rng.choice(sorted(found, key=text))) if found and rng.random() < 0.8 else "0"


def _ways(patterns: str) -> list:
    return [_pattern(p) for p in patterns.split("  ")]


_ORDERED = "len(`x`)  `x`[0]  `x`[-1]  `x`[`k`]  `x`[1:]  `x`[:`k`]  `x`[::-1]  `x`[`k`:]  `e` in `x`  `x` == `y`  `x` + `y`"
_WAYS = {
    int: _ways(
        "`x` + 1  `x` - 1  `x` % 2  `x` % 2 == 0  `x` + `y`  `x` - `y`  `x` * `y`  `x` > `y`  `x` == `y`  `x` <= `y`  "
        "`x` // 2  str(`x`)  abs(`x`)  -`x`  `x` > `k`  `x` * `x`  `x` != 0  divmod(`x`, 3)  f'{`x`}'  range(`x`)  list(range(`k`))"
    ),
    float: _ways("round(`x`, 1)  int(`x`)  `x` * 2  `x` > `y`  `x` + `y`  str(`x`)  `x` < `k`"),
    bool: _ways("not `x`  int(`x`)  `x` and `y`  `x` or `y`  `x` == `y`"),
    str: _ways(
        f"{_ORDERED}  `x`.upper()  `x`.lower()  `x`.title()  `x`.count(`e`)  `x`.find(`e`)  `x`.split()  `x`.strip()  "
        "`x`.replace(`e`, '-')  `x`.startswith(`e`)  `x`.endswith(`e`)  `x`.isdigit()  `x`.isalpha()  list(`x`)  sorted(`x`)  "
        "repr(`x`)  `x` * 2  `x` < `y`  `x`.index(`e`)  int(`x`)  ','.join(`x`)  len(`x`) > `k`  ord(`x`[0])  `x`.capitalize()"
    ),
    list: _ways(
        f"{_ORDERED}  sorted(`x`)  sum(`x`)  max(`x`)  min(`x`)  `x`.count(`e`)  `x`.index(`e`)  [v for v in `x`]  "
        "len(`x`) > `k`  not `x`  set(`x`)  list(reversed(`x`))  list(enumerate(`x`))  tuple(`x`)  `x` * 2  [str(v) for v in `x`]"
    ),
    tuple: _ways(f"{_ORDERED}  sorted(`x`)  max(`x`)  list(`x`)  `x`.index(`e`)"),
    dict: _ways(
        "len(`x`)  `x`[`e`]  `x`.get(`e`)  `x`.get(`e`, `k`)  `e` in `x`  list(`x`)  sorted(`x`)  list(`x`.values())  "
        "`x`.items()  `x`.keys()  sum(`x`.values())  max(`x`)  `x` == `y`"
    ),
    set: _ways("len(`x`)  `e` in `x`  sorted(`x`)  `x` | `y`  `x` & `y`  `x` - `y`  max(`x`)"),
}  # fmt: skip
