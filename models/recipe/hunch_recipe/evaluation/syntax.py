"""What a statement does, told by its syntax and by the values that it reads: the classes that failures are counted in.

An expression is classed by what it does last: `len(xs) + 1` is arithmetic. Whose `pop` or `count` a call is, and
whether a `+` adds or joins, is read off the values (see `programs.usage`).
"""

from __future__ import annotations

import ast

from ..programs.course import BUILTINS, OWNERS
from ..programs.usage import Line, lines, type_of

Values = dict[str, str | None]
"""The locals of the frame whose line runs."""

COPY = "value written or copied"
LOGIC = "comparison or boolean"
BUILD = "string building"
_EXPRESSIONS = {
    ast.Constant: COPY,
    ast.Name: COPY,
    ast.Compare: LOGIC,
    ast.BoolOp: LOGIC,
    ast.IfExp: LOGIC,
    ast.JoinedStr: BUILD,
    ast.Attribute: "attribute",
    ast.Lambda: "function value",
    **dict.fromkeys((ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp), "comprehension"),
}
_STATEMENTS = {
    ast.For: "`for` header",
    ast.While: "`while` header",
    ast.If: "`if` or `elif`",
    ast.Match: "`match`",
    ast.ExceptHandler: "`except`",
    ast.Try: "`try`",
    ast.With: "`with`",
    ast.FunctionDef: "`def`",
    ast.ClassDef: "`class`",
    ast.Import: "`import`",
    ast.ImportFrom: "`import`",
    ast.Raise: "`raise`",
    ast.Assert: "`assert`",
    ast.Delete: "`del`",
    ast.Break: "`break` or `continue`",
    ast.Continue: "`break` or `continue`",
    ast.Pass: "`pass`",
}
_MANY_DIGITS = 4


class Syntax:
    """The statements of one program, by the line that each begins on."""

    def __init__(self, source: str) -> None:
        self.text = source.split("\n")
        tree = ast.parse(source)
        self._statements: dict[int, ast.stmt | ast.ExceptHandler] = {}
        self._own: set[str] = set()
        # Breadth first: of the statements on one line the outermost and first comes first.
        for node in ast.walk(tree):
            if isinstance(node, (ast.stmt, ast.ExceptHandler)):
                self._statements.setdefault(node.lineno, node)
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                self._own.add(node.name)
        self._lines: dict[int, Line] = lines(source)

    def at(self, line: int) -> ast.stmt | ast.ExceptHandler | None:
        """The statement that begins on a line; none where only a `case` or a decorator does."""
        return self._statements.get(line)

    def kind(self, line: int, values: Values, result: str | None) -> str:
        """The kind of a line's statement, with what it computes; `result` is the value that came out, if known."""
        statement = self.at(line)

        def does() -> str:
            return self.operation(gives(statement), line, values, result)

        if isinstance(statement, (ast.Assign, ast.AnnAssign)):
            return f"assignment: {does()}"
        if isinstance(statement, ast.AugAssign):
            return f"augmented assignment: {does()}"
        if isinstance(statement, ast.Return):
            return f"`return`: {does()}"
        if isinstance(statement, ast.Expr):
            return "`print`" if printed(statement) is not None else f"statement: {does()}"
        return _STATEMENTS.get(type(statement), "other statement")

    def operation(
        self, node: ast.expr | None, line: int, values: Values, result: str | None
    ) -> str:
        """What an expression of a line does last, where the locals have these values and `result` comes out."""
        if node is None:
            return COPY
        if isinstance(node, (ast.NamedExpr, ast.Starred, ast.Await)):
            return self.operation(node.value, line, values, result)
        if isinstance(node, (ast.Tuple, ast.List, ast.Set, ast.Dict)):
            inside = (part for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr))
            found = (self.operation(part, line, values, None) for part in inside)
            return next((name for name in found if name != COPY), COPY)
        if isinstance(node, ast.BinOp):
            known = type_of(result or "") or self._type(node, line, values)
            if known in ("list", "tuple", "dict", "set"):
                return f"{known} operation"
            if known in ("str", "bool"):
                return BUILD if known == "str" else LOGIC
            return arithmetic(node, values, result)
        if isinstance(node, ast.UnaryOp):
            if isinstance(node.op, ast.Not):
                return LOGIC
            constant = isinstance(node.operand, ast.Constant)
            return COPY if constant else arithmetic(node, values, result)
        if isinstance(node, ast.Subscript):
            return "slicing" if isinstance(node.slice, ast.Slice) else "indexing"
        if isinstance(node, ast.Call):
            return self._call(node, line, values)
        return _EXPRESSIONS.get(type(node), "other expression")

    def _call(self, node: ast.Call, line: int, values: Values) -> str:
        function = node.func
        if isinstance(function, ast.Name):
            own = function.id in self._own or function.id not in BUILTINS
            return "call result" if own else "builtin function"
        if not isinstance(function, ast.Attribute):
            return "call result"
        known = self._type(function.value, line, values)
        owners = OWNERS.get(function.attr, ())
        if not known and function.attr not in self._own and len(owners) == 1:
            (known,) = owners
        if known == "str":
            return "string method"
        if known:
            return f"{known} operation"
        return "call result" if function.attr in self._own else "library call"

    def _type(self, node: ast.expr, line: int, values: Values) -> str:
        return type_of(self._lines[line].text(node, values)) if line in self._lines else ""


def gives(statement: ast.AST | None, name: str | None = None) -> ast.expr | None:
    """The expression of a statement whose value the local `name` (or, without it, the statement) takes."""
    if isinstance(statement, ast.AugAssign):
        return ast.BinOp(statement.target, statement.op, statement.value)
    if isinstance(statement, ast.Assign):
        value = statement.value
        for target in statement.targets:
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                for one, part in zip(target.elts, value.elts, strict=False):
                    if isinstance(one, ast.Name) and one.id == name:
                        return part
        return value
    if isinstance(statement, (ast.AnnAssign, ast.Return, ast.Expr)):
        value = statement.value
        return value.value if isinstance(value, (ast.Yield, ast.YieldFrom)) else value
    return None


def bound(statement: ast.AST | None) -> list[str]:
    """The names that a statement binds, in order."""
    return [part.id for part in _stored(statement) if isinstance(part, ast.Name)]


def named(statement: ast.AST | None) -> list[str]:
    """The names that a statement binds, or by which it changes a value in place: by a method, an index, an attribute."""
    parts = _stored(statement)
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        function = statement.value.func
        parts = [function.value] if isinstance(function, ast.Attribute) else []
    return [part.id for part in map(_root, parts) if isinstance(part, ast.Name)]


def _stored(statement: ast.AST | None) -> list[ast.expr]:
    """What a statement assigns to."""
    if isinstance(statement, ast.Assign):
        nodes = statement.targets
    elif isinstance(statement, (ast.AugAssign, ast.AnnAssign, ast.For)):
        nodes = [statement.target]
    else:
        nodes = []
    tuples = (ast.Tuple, ast.List)
    return [p for node in nodes for p in (node.elts if isinstance(node, tuples) else [node])]


def printed(statement: ast.AST | None) -> list[ast.expr] | None:
    """The arguments of a statement that is a call of `print`; None of any other."""
    if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)):
        return None
    function = statement.value.func
    named = isinstance(function, ast.Name) and function.id == "print"
    return statement.value.args if named else None


def arithmetic(node: ast.expr, values: Values, result: str | None) -> str:
    """Arithmetic by the digits of the longest number that is read or comes out."""
    texts = [result or ""]
    for part in ast.walk(node):
        if isinstance(part, ast.Constant):
            texts.append(repr(part.value))
        elif isinstance(part, ast.Name):
            texts.append(values.get(part.id) or "")
    kinds = [type_of(text) for text in texts]
    if "float" in kinds:
        return "arithmetic, float"
    sizes = [len(text.lstrip("-")) for text in texts if text.lstrip("-").isdigit()]
    most = max(sizes, default=0)
    if most >= _MANY_DIGITS:
        return f"arithmetic, {_MANY_DIGITS} and more digits"
    return f"arithmetic, {most} digit{'s' * (most > 1)}" if most else "arithmetic"


def _root(node: ast.expr) -> ast.expr:
    """The name that a chain of indices and attributes begins with."""
    while isinstance(node, (ast.Subscript, ast.Attribute, ast.Starred)):
        node = node.value
    return node
