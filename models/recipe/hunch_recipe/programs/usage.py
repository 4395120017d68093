"""What a line of a program uses: constructs, builtins, and methods by the type that they belong to.

Whose `count` or `pop` a call is, only the run knows: the receiver's type is read off the values of
the locals where the line is reached, as far as that goes. A receiver that stays unknown counts only
where one type alone has the method, and no class of the program.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator

from .course import BUILTINS, METHODS, OWNERS

SKIPPED = (ast.expr_context, ast.Module, ast.arguments, ast.arg, ast.alias, ast.keyword)
_TYPES = {"'": "str", '"': "str", "[": "list", "(": "tuple"}
_GIVES = {"str": "''", "list": "[", "dict": "{'': ", "set": "{", "int": "1", "tuple": "("}
_RETURNS = {
    **dict.fromkeys(("split", "rsplit", "splitlines"), "['"),
    **dict.fromkeys(("partition", "rpartition"), "('"),
    **dict.fromkeys(("find", "rfind", "index", "rindex", "count", "bit_length"), "1"),
    **dict.fromkeys(("setdefault", "get", "pop", "popitem"), ""),
    **dict.fromkeys(("keys", "values", "items"), "<"),
    "fromkeys": "{'': ",
    "maketrans": "{1:",
}
"""How the value that a method returns begins; other methods of `str` return a str, of `set` a set, ..."""
_CALLED = {
    **dict.fromkeys(("str", "chr", "repr", "hex", "bin", "oct", "format", "input"), "''"),
    **dict.fromkeys(("sorted", "list", "dir"), "["),
    **dict.fromkeys(("int", "len", "sum", "ord", "abs", "round"), "1"),
    **{"dict": "{'': ", "set": "{1", "tuple": "(", "float": "1.5", "divmod": "(1"},
}


def type_of(text: str) -> str:
    """The type of a value by how its canonical text begins; `""` if that does not tell."""
    first = text[:1]
    if first in _TYPES:
        return _TYPES[first]
    if first == "{":
        head = text[1:60]
        return (
            "dict" if ": " in head or (head.startswith(("}", "'", '"')) and ":" in text) else "set"
        )
    if text.startswith("set("):
        return "set"
    if first.isdigit() or first == "-":
        number = text.split(",")[0].rstrip(")]}")
        return "float" if "." in number or "e" in number or "inf" in number else "int"
    return "bool" if text[:4] in ("True", "Fals") else ""


def element(text: str) -> str:
    """How an element of a container (a value of a dictionary) begins, from how the container does."""
    kind = type_of(text)
    if kind == "str":
        return "''"
    if kind == "dict":
        return text.partition(": ")[2]
    return text[1:] if kind in ("list", "tuple", "set") else ""


class Line:
    """One statement's own expressions (of a compound one the header's)."""

    def __init__(self, statement: ast.stmt, own_methods: set[str]):
        self.constructs: list[str] = []
        self.builtins: list[str] = []
        self.calls: list[ast.Attribute] = []
        self.elements: dict[str, ast.expr] = {}
        """Variables of comprehensions: what they run over."""
        self.own_methods = own_methods
        for node in own_nodes(statement):
            self.constructs.append(type(node).__name__)
            if isinstance(node, ast.Attribute) and node.attr in OWNERS:
                self.calls.append(node)
            elif isinstance(node, ast.Name) and node.id in BUILTINS:
                self.builtins.append(node.id)
            elif isinstance(node, ast.comprehension) and isinstance(node.target, ast.Name):
                self.elements[node.target.id] = node.iter
        self.depth = max(map(call_depth, ast.iter_child_nodes(statement)), default=0)

    def words(self, values: dict[str, str | None]) -> set[str]:
        """The words of the course that the line uses where the locals have these values."""
        found = set(self.builtins)
        for node in self.calls:
            owners = OWNERS[node.attr]
            receiver = self.text(node.value, values)
            kind = type_of(receiver)
            if not receiver and len(owners) == 1 and node.attr not in self.own_methods:
                (kind,) = owners
            if node.attr in METHODS.get(kind, ()):
                found.add(f"{kind}.{node.attr}")
        return found

    def text(self, node: ast.expr, values: dict[str, str | None]) -> str:
        """How the value of an expression begins, as far as it can be told."""
        if isinstance(node, ast.Constant):
            return repr(node.value)
        if isinstance(node, ast.Name):
            if node.id in self.elements:
                over = self.elements[node.id]
                return element(self.text(over, values)) if over is not node else ""
            return values.get(node.id) or _GIVES.get(node.id, "")
        if isinstance(node, ast.JoinedStr):
            return "''"
        if isinstance(node, (ast.List, ast.ListComp)):
            inner = node.elts[0] if isinstance(node, ast.List) and node.elts else None
            return "[" + (self.text(inner, values) if inner else "")
        if isinstance(node, (ast.Dict, ast.DictComp)):
            return "{'': " if isinstance(node, ast.DictComp) or node.keys else "{}"
        if isinstance(node, (ast.Set, ast.SetComp)):
            return "{1"
        if isinstance(node, ast.Tuple):
            return "("
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return (values.get(node.value.id) or "").partition(f"{node.attr}=")[2]
        if isinstance(node, ast.Subscript):
            whole = self.text(node.value, values)
            return whole if isinstance(node.slice, ast.Slice) else element(whole)
        if isinstance(node, ast.BinOp):
            return self.text(node.left, values) or self.text(node.right, values)
        if isinstance(node, ast.IfExp):
            return self.text(node.body, values)
        if isinstance(node, ast.Call):
            return self.called(node, values)
        return ""

    def called(self, node: ast.Call, values: dict[str, str | None]) -> str:
        if isinstance(node.func, ast.Name):
            return _CALLED.get(node.func.id, "")
        if not isinstance(node.func, ast.Attribute):
            return ""
        method = node.func.attr
        if method in _RETURNS:
            return _RETURNS[method]
        owner = type_of(self.text(node.func.value, values))
        return _GIVES[owner] if method in METHODS.get(owner, ()) and owner in _GIVES else ""


def own_nodes(statement: ast.stmt) -> Iterator[ast.AST]:
    """The nodes of a statement without those of the statements inside it."""
    todo: list[ast.AST] = [statement]
    while todo:
        node = todo.pop()
        if not isinstance(node, SKIPPED):
            yield node
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, (ast.stmt, ast.excepthandler, ast.match_case)):
                todo.append(child)


def call_depth(node: ast.AST) -> int:
    """How deep calls are nested in each other's arguments or receivers."""
    if isinstance(node, (ast.stmt, ast.excepthandler, ast.match_case)):
        return 0
    inside = max(map(call_depth, ast.iter_child_nodes(node)), default=0)
    return inside + isinstance(node, ast.Call)


def lines(source: str) -> dict[int, Line]:
    """The lines of a program on which a statement begins."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tree = ast.parse(source)
    own = {
        node.name
        for item in ast.walk(tree)
        if isinstance(item, ast.ClassDef)
        for node in item.body
        if isinstance(node, ast.FunctionDef)
    }
    return {
        node.lineno: Line(node, own)
        for node in reversed(list(ast.walk(tree)))
        if isinstance(node, ast.stmt)
    }
