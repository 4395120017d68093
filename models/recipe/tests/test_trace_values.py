"""The canonical text of values and messages, and what bounds them."""

import time

import pytest

from hunch_recipe.trace import trace
from hunch_recipe.values import text

CLASSES = """
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, TypeVar
class Empty: pass
class Box:
    def __init__(self, item): self.item = item
class Slots:
    __slots__ = ("a", "__b")
    def __init__(self): self.a = 1; self.__b = 2
class Named:
    def __repr__(self): return "Named('x at 0x12', %r)" % object()
class Broken:
    def __init__(self): self.n = 1
    def __repr__(self): print("shown"); return self.missing
class Endless:
    def __init__(self): self.n = 1
    def __repr__(self):
        while True:
            try: self.n
            except Exception: pass
class Stack(list): pass
class Typed(Generic[TypeVar("T")]):
    def __init__(self): self.n = 1
class Bag(set): pass
class Oops(ValueError): pass
Pair = namedtuple("Pair", "left right")
@dataclass
class Data:
    n: int
    items: list = field(default_factory=list, repr=False)
class Color(Enum):
    RED = 1
def add(): pass
loop = [1]
loop.append(loop)
ring = Box(None)
ring.item = [ring]
"""


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("{3, 1, 20}", "{1, 3, 20}"),
        ("{'b', 'a'}", "{'a', 'b'}"),
        ("{(2, 'a'), (1, 'b')}", "{(1, 'b'), (2, 'a')}"),
        ("{'a', 1}", "{1, 'a'}"),
        ("frozenset({2, 1})", "frozenset({1, 2})"),
        ("[set(), frozenset()]", "[set(), frozenset()]"),
        ("{'k': {2, 1}}", "{'k': {1, 2}}"),
        ("Bag([2, 1])", "Bag({1, 2})"),
        ("object()", "<object>"),
        ("Typed[int]()", "Typed(n=1)"),
        ("add", "<function add>"),
        ("'f at 0x12'", "'f at 0x12'"),
        ("[add, 'f at 0x12']", "[<function add>, 'f at 0x12']"),
        ("[1].append", "<built-in method append of list>"),
        ("len", "<built-in function len>"),
        ("sum", "<built-in function sum>"),
        ("Box(1).__init__", "<bound method Box.__init__ of Box(item=1)>"),
        ("map(add, [])", "<map>"),
        ("(c for c in 'ab')", "<generator object <genexpr>>"),
        ("Empty()", "Empty()"),
        ("[Box('a'), (Box(None),)]", "[Box(item='a'), (Box(item=None),)]"),
        ("{'k': Box({2, 1})}", "{'k': Box(item={1, 2})}"),
        ("Slots()", "Slots(a=1, _Slots__b=2)"),
        ("Named()", "Named('x at 0x12', <object>)"),
        ("Broken()", "Broken(n=1)"),
        ("Endless()", "Endless(n=1)"),
        ("Stack([1, Box(2)])", "[1, Box(item=2)]"),
        ("Oops('no')", "Oops('no')"),
        ("Pair(Box(1), 2)", "Pair(left=Box(item=1), right=2)"),
        ("Data(1)", "Data(n=1)"),
        ("Color.RED", "<Color.RED: 1>"),
        ("loop", "[1, ...]"),
        ("ring", "Box(item=[...])"),
        ("OrderedDict(a=1)", "OrderedDict([('a', 1)])"),
        ("defaultdict(list, a=[Box(1)])", "defaultdict(<class 'list'>, {'a': [Box(item=1)]})"),
        ("Counter('hello')", "Counter({'l': 2, 'h': 1, 'e': 1, 'o': 1})"),
        ("deque([1, {3, 2}], 5)", "deque([1, {2, 3}], maxlen=5)"),
        ("{'a': Box(1)}.items()", "dict_items([('a', Box(item=1))])"),
        ("(1,)", "(1,)"),
        ("1.0", "1.0"),
        ("sum([0.1] * 10)", "0.9999999999999999"),
        ("'a' * 118", repr("a" * 118)),
        ("'a' * 119", "'" + "a" * 119 + "…"),
        ("'\"' + 'a' * 200 + \"'\"", repr('"' + "a" * 200 + "'")[:120] + "…"),
        ("'é😀' * 100", "'" + ("é😀" * 60)[:119] + "…"),
        ("list(range(99))", repr(list(range(99)))[:120] + "…"),
        (
            "[[Box(i)] for i in range(99)]",
            "[" + ", ".join(f"[Box(item={i})]" for i in range(9))[:119] + "…",
        ),
        ("10 ** 119", str(10**119)),
        ("-(10 ** 120)", "-" + "1" + "0" * 118 + "…"),
        ("7 ** 4000", str(7**4000)[:120] + "…"),
        ("[7 ** 9000]", "[" + "".join(str(7**9000 // 10**7400)[:119]) + "…"),
    ],
)
def test_value(expression, expected):
    result = trace(f"{CLASSES}value = {expression}\n")
    assert result.refused is None
    assert result.states[-2].frames[0].locals["value"] == expected
    assert result.states[-1].output == ""  # showing a value prints nothing


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("raise ValueError", "ValueError"),
        ("raise ValueError('bad', 1)", "ValueError: ('bad', 1)"),
        ("{}['k']", "KeyError: 'k'"),
        ("raise Exception('x' * 200)", ("Exception: " + "x" * 200)[:120] + "…"),
        ("raise Exception(str(object()))", "Exception: <object>"),
        ("min([])", "ValueError: min() arg is an empty sequence"),
        ("1.0 % 0", "ZeroDivisionError: float modulo"),
        ("'a'.find(1)", "TypeError: must be str, not int"),
        ("(5).x = 1", "AttributeError: 'int' object has no attribute 'x'"),
        (
            "(lambda size: 0)(sise=1)",
            "TypeError: <lambda>() got an unexpected keyword argument 'sise'",
        ),
        ("int(1, 2, 3)", "TypeError: int() takes at most 2 arguments (3 given)"),
        ("from math import nope", "ImportError: cannot import name 'nope' from 'math'"),
        (
            "import random; random.randint(2, 1)",
            "ValueError: empty range for randrange() (2, 2, 0)",
        ),
        ("a, b = 1, 2, 3", "ValueError: too many values to unpack (expected 2)"),
        ("import re; re.compile('(')", "error: missing ), unterminated subpattern at position 0"),
    ],
)
def test_message(statement, expected):
    states = trace(statement).states
    assert [state.value for state in states if state.event == "exception"] == [expected]


LARGE = {
    "list": list(range(1_000_000)),
    "str": "x" * 5_000_000,
    "int": 7**200_000,
    "set": set(range(200_000)),
}


@pytest.mark.parametrize("kind", LARGE)
def test_large_values_are_cheap(kind):
    start = time.process_time()
    assert len(text(LARGE[kind])) == 121
    assert time.process_time() - start < 0.2
