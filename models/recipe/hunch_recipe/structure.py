"""Static facts of a program, and the normal form of its syntax tree that the tracer compiles.

CPython's `line` events differ between versions where a statement spans lines, shares a line, holds an inlined
comprehension or is cleaned up after. The tracer therefore compiles a tree in which every node of a statement sits on
that statement's first line, and each statement has a number of its own: its line, or, where an earlier statement has
that line, a number from `SHARED` on. An event's number then names a statement, and whether the statement *begins*
there follows from the tree alone (`Statement.follow`).

Rules for lines: a statement's events are on its first line (a decorated definition's is its first decorator's); a
statement that shares its line with an earlier one of the same scope gives no event (`a = 1; b = 2`, `if a: b`, and
`for x in xs: f(x)` has one event for each time its header is run). The body of `def f(): return 1` is in another
scope than the `def`, so running it does give an event.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import NamedTuple

SHARED = 1_000_000  # statements that share a line are numbered from here on
TRUE, FALSE = "__hunch_true__", "__hunch_false__"
STOPPING = "__hunch_stopping__"
TOO_DEEP, RECURSION = "__hunch_too_deep__", "__hunch_recursion__"

_LOOPS = (ast.For, ast.AsyncFor)
_WITHS = (ast.With, ast.AsyncWith)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_TRIES = (ast.Try, ast.TryStar)
_CAPTURES = (ast.MatchAs, ast.MatchStar, ast.MatchMapping)
GROWING = {ast.Pow: "__hunch_power__", ast.LShift: "__hunch_shift__"}
_SET_OPERATORS = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.Sub)
_MARKS = (ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)


class Transition(NamedTuple):
    """What an event of one statement means after another one's in the same frame."""

    begins: bool  # a statement begins; else the event is CPython's bookkeeping
    to: Statement  # the statement that is then current
    entered: int  # header line of the `for` whose body is entered, else 0
    started: bool  # `to` is a `for` that begins, not its next iteration


class Statement:
    """A simple statement or a compound statement's header; handlers and cases are headers too."""

    __slots__ = (
        "begin",
        "guarded",
        "ident",
        "kind",
        "last",
        "left",
        "line",
        "loops",
        "next",
        "order",
        "path",
        "shown",
    )

    def __init__(self, ident: int, line: int, shown: bool, kind: str, order: int, path, loops):
        self.ident = ident  # its number in the compiled code
        self.line = line  # its first line in the source
        self.shown = shown  # whether its events are states
        self.kind = kind  # for, while, with or other
        self.order = order  # position in the program, depth first
        self.last = order  # the order of the last statement inside it
        self.path: tuple[tuple[int, str], ...] = path  # (number, part) of the statements around it
        self.loops: tuple[int, ...] = (
            loops  # header lines of the `for` loops around it, itself included
        )
        self.guarded = False  # within a `try` or `with`, so that closing a generator here runs code
        self.begin = True
        self.left: Statement | None = None  # for `with`: the statement being left
        self.next: dict[int, Transition] = {}  # what follows, by number, as found

    def follow(self, new: Statement) -> Transition:
        """What an event of `new` after this statement's means.

        Control only goes forward in the order of the program, except to the header of a loop around it, and to a
        `with` that is left. Every other event is bookkeeping (a handler's clean-up, the `return` after its `finally`,
        the next element of an inlined comprehension) and begins nothing.
        """
        found = self.next.get(new.ident)
        if found is None:
            found = self.next[new.ident] = self._follow(new)
        return found

    def _follow(self, new: Statement) -> Transition:
        if new.ident != self.ident:
            part = dict(self.path).get(new.ident)
            if part == "body" and new.kind in ("for", "while"):
                return Transition(True, new, 0, False)
            if part == "body" and new.left is not None:
                return Transition(True, new.left, 0, False)
            if part is None and new.order > self.last_run:
                entered = self.kind == "for" and (self.ident, "body") in new.path
                return Transition(True, new, self.line if entered else 0, new.kind == "for")
        return Transition(False, self, 0, False)

    @property
    def last_run(self) -> int:
        """Statements up to this one in order cannot begin directly after this one."""
        return self.order if self.begin else self.last


@dataclass(slots=True)
class Scope:
    """The module, a function or a class body."""

    name: str
    kind: str  # module, function or class
    definition: int  # line of the `def` or `class` keyword; 0 for the module
    first: int  # line of its `call`: the first decorator's if there is one
    last: int  # its last line
    ident: int  # its statement's number, `co_firstlineno` of its code; 0 for the module
    names: tuple[str, ...] = ()  # what it binds outside comprehensions, in order; parameters first
    imports: frozenset[str] = frozenset()  # names that only imports bind
    start: Statement | None = None  # what is current before its first statement
    bound: dict[str, bool] = field(
        default_factory=dict
    )  # name -> whether something else than an import binds it
    star: bool = False  # has `from m import *`
    targets: set[str] = field(default_factory=set)  # what its comprehensions bind


class Structure:
    """The static facts of one program. `SyntaxError` (or `ValueError`, for null bytes) where it does not parse."""

    def __init__(self, source: str):
        self.tree = ast.parse(source)
        self.statements: dict[int, Statement] = {}
        self.scopes: list[Scope] = []
        self.loops: list[
            tuple[int, int]
        ] = []  # (header line, last line of the body) of each `for`, in order
        self.rebinds = False  # some function binds names of an outer one
        self.modules: set[str] = set()  # top-level packages that are imported
        self.attributes: set[str] = set()  # every `.name` read or written
        self.loads: set[str] = set()  # every name read
        self.set_operators = False  # has an operator that makes sets of dictionary views
        self.sets = False  # has a set display or comprehension
        _Normaliser(self).run()
        self.by_ident = {scope.ident: scope for scope in self.scopes}
        self.event_lines = sorted({s.line for s in self.statements.values() if s.shown})
        # every line that a frame of a state can be on
        self.lines = frozenset(self.event_lines) | {
            scope.first for scope in self.scopes if scope.ident
        }

    @property
    def stores(self) -> set[str]:
        """Every name that some scope binds."""
        return {name for scope in self.scopes for name in scope.bound}

    def definition(self, function: str, line: int) -> int:
        """The `def` or `class` line of the innermost scope named so whose span contains `line`; else 0."""
        inside = [
            s for s in self.scopes if s.ident and s.name == function and s.first <= line <= s.last
        ]
        return max((s.first, s.definition) for s in inside)[1] if inside else 0

    def loops_at(self, line: int) -> list[int]:
        """Header lines of the `for` loops whose header or body `line` is in, outermost first."""
        return [first for first, last in self.loops if first <= line <= last]


class _Normaliser:
    """Walks the tree once: numbers statements, collects scopes, moves positions, inserts the tracer's checks."""

    def __init__(self, structure: Structure):
        self.structure = structure
        self.order = 0
        self.extra = SHARED
        self.used: set[int] = set()  # lines taken in the current scope
        self.guards = 0  # how many `try` and `with` around would run code if an exception came
        self.scope: Scope = Scope("<module>", "module", 0, 0, 0, 0)

    def run(self) -> None:
        tree = self.structure.tree
        self.structure.scopes.append(self.scope)
        self.scope.last = max((node.end_lineno for node in tree.body), default=0)
        self.scope.start = Statement(0, 0, False, "other", -1, (), ())
        self.block(tree.body, (), ())
        self.close(self.scope)

    def close(self, scope: Scope) -> None:
        scope.names = tuple(
            name for name, plain in scope.bound.items() if plain and not dunder(name)
        )
        scope.imports = frozenset(name for name, plain in scope.bound.items() if not plain)

    # statements

    def block(self, body: list[ast.stmt], path, loops) -> None:
        inserted = []
        for index, node in enumerate(body):
            extra = self.statement(node, path, loops)
            if extra is not None:
                inserted.append((index, extra))
        for index, extra in reversed(inserted):
            body.insert(index, extra)

    def number(self, node: ast.AST, line: int, path, loops, kind: str = "other") -> Statement:
        shown = line not in self.used
        self.used.add(line)
        ident = line
        if ident in self.structure.statements:
            self.extra += 1
            ident = self.extra
        statement = Statement(ident, line, shown, kind, self.order, path, loops)
        self.order += 1
        self.structure.statements[ident] = statement
        _move(node, ident)
        return statement

    def statement(self, node: ast.stmt, path, loops) -> ast.stmt | None:
        """Numbers `node` and what is in it; returns a statement to put before it, if one is needed."""
        decorators = getattr(node, "decorator_list", ())
        line = min([node.lineno, *(d.lineno for d in decorators)])
        keyword, last = node.lineno, node.end_lineno
        kind = "other"
        if isinstance(node, _LOOPS):
            kind = "for"
            body_last = node.body[-1].end_lineno
            self.structure.loops.append((line, body_last))
            inside = (*loops, line)
        elif isinstance(node, ast.While):
            kind = "while"
        elif isinstance(node, _WITHS):
            kind = "with"
        statement = self.number(node, line, path, inside if kind == "for" else loops, kind)
        ident = statement.ident
        statement.guarded = bool(self.guards)
        self.place(node, ident)
        self.bind(node)
        extra: ast.stmt | None = None
        if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
            self.nested(node, statement, keyword, last)
        elif kind == "for":
            self.block(node.body, (*path, (ident, "body")), inside)
            self.block(node.orelse, (*path, (ident, "orelse")), loops)
        elif isinstance(node, (ast.While, ast.If)):
            node.test = _variable(node.test)
            self.block(node.body, (*path, (ident, "body")), loops)
            self.block(node.orelse, (*path, (ident, "orelse")), loops)
        elif kind == "with":
            self.guards += 1
            self.block(node.body, (*path, (ident, "body")), loops)
            self.guards -= 1
            self.leaving(statement)
        elif isinstance(node, _TRIES):
            self.guards += 1
            self.block(node.body, (*path, (ident, "try")), loops)
            self.guards -= not node.finalbody
            for handler in node.handlers:
                self.handler(handler, (*path, (ident, "handler")), loops)
            self.block(node.orelse, (*path, (ident, "orelse")), loops)
            self.guards -= bool(node.finalbody)
            self.block(node.finalbody, (*path, (ident, "finally")), loops)
        elif isinstance(node, ast.Match):
            for case in node.cases:
                header = self.number(
                    case.pattern, case.pattern.lineno, (*path, (ident, "case")), loops
                )
                self.place(case, header.ident)
                self.block(case.body, (*path, (ident, "case"), (header.ident, "case")), loops)
        elif (
            isinstance(node, ast.AnnAssign) and node.value is None and self.scope.kind != "function"
        ):
            extra = ast.Pass()  # from 3.14 on the annotation alone runs no code
            _move(extra, ident)
        statement.last = self.order - 1
        if statement.left is not None:
            statement.left.last = statement.last
        return extra

    def leaving(self, statement: Statement) -> None:
        left = Statement(
            statement.ident,
            statement.line,
            statement.shown,
            "with",
            statement.order,
            statement.path,
            statement.loops,
        )
        left.begin = False
        left.guarded = statement.guarded
        statement.left = left

    def handler(self, node: ast.ExceptHandler, path, loops) -> None:
        header = self.number(node, node.lineno, path, loops)
        if node.type is not None:
            self.expression(node.type, header.ident, False)
        if node.name:
            self.scope.bound[node.name] = True
        self.block(node.body, (*path, (header.ident, "except")), loops)
        if node.type is None or _may_catch_all(node.type):
            node.body.insert(0, _check(STOPPING, None, header.ident))
        header.last = self.order - 1

    def nested(self, node, statement: Statement, keyword: int, last: int) -> None:
        outer, used, guards = self.scope, self.used, self.guards
        kind = "class" if isinstance(node, ast.ClassDef) else "function"
        scope = Scope(node.name, kind, keyword, statement.line, last, statement.ident)
        # an event at the definition's own number is no statement of the body's
        scope.start = Statement(
            statement.ident, statement.line, False, "other", statement.order, (), ()
        )
        self.structure.scopes.append(scope)
        self.scope, self.used, self.guards = scope, set(), 0
        if kind == "function":
            args = node.args
            every = [*args.posonlyargs, *args.args, args.vararg, *args.kwonlyargs, args.kwarg]
            scope.bound.update((arg.arg, True) for arg in every if arg is not None)
        self.block(node.body, (), ())
        if kind == "function":
            at = 1 if ast.get_docstring(node, clean=False) is not None else 0
            node.body.insert(at, _check(TOO_DEEP, RECURSION, statement.ident))
        self.close(scope)
        self.scope, self.used, self.guards = outer, used, guards

    # positions and bindings

    def place(self, node: ast.AST, ident: int) -> None:
        """Moves the expressions of a statement's header to its number."""
        for name in node._fields:
            child = getattr(node, name, None)
            if isinstance(child, ast.AST):
                self.expression(child, ident, False)
            elif isinstance(child, list):
                for one in child:
                    if isinstance(one, ast.AST) and not isinstance(
                        one, (ast.stmt, ast.ExceptHandler, ast.match_case)
                    ):
                        self.expression(one, ident, False)

    def expression(self, node: ast.AST, ident: int, inner: bool) -> None:
        """Moves an expression; `inner` is within a comprehension or lambda, where names are not the scope's."""
        kind = type(node)
        if "lineno" in kind._attributes:
            node.lineno = node.end_lineno = ident
            node.col_offset = node.end_col_offset = 0
        if kind is ast.Constant:
            return
        if kind is ast.Name:
            if type(node.ctx) is ast.Load:
                self.structure.loads.add(node.id)
            elif type(node.ctx) is ast.Store:
                if inner:
                    self.scope.targets.add(node.id)
                else:
                    self.scope.bound[node.id] = True
            return
        if kind is ast.Attribute:
            self.structure.attributes.add(node.attr)
            self.expression(node.value, ident, inner)
            return
        if kind is ast.BinOp:
            operator = type(node.op)
            if operator in _SET_OPERATORS:
                self.structure.set_operators = True
            elif operator in GROWING and not _is_small(node.right):
                for operand in (node.left, node.right):
                    self.expression(operand, ident, inner)
                _guard(node, GROWING[operator])
                return
        if kind is ast.NamedExpr:
            self.scope.bound[node.target.id] = True
        elif kind in _CAPTURES:
            name = node.rest if kind is ast.MatchMapping else node.name
            if name:
                self.scope.bound[name] = True
        elif kind in _COMPREHENSIONS or kind is ast.Lambda:
            inner = True
            self.structure.sets |= kind is ast.SetComp
        elif kind is ast.Set:
            self.structure.sets = True
        for name in kind._fields:
            child = getattr(node, name, None)
            if isinstance(child, list):
                for one in child:
                    if isinstance(one, ast.AST):
                        self.expression(one, ident, inner)
            elif isinstance(child, ast.AST) and not isinstance(child, _MARKS):
                self.expression(child, ident, inner)

    def bind(self, node: ast.stmt) -> None:
        bound = self.scope.bound
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            roots = (
                [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else [alias.name for alias in node.names]
            )
            self.structure.modules.update(root.partition(".")[0] for root in roots)
            for alias in node.names:
                name = alias.asname or alias.name.partition(".")[0]
                if name == "*":
                    self.scope.star = True
                else:
                    bound.setdefault(name, False)
        elif isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
            bound[node.name] = True
        elif isinstance(node, ast.Nonlocal):
            self.structure.rebinds = True


def _move(node: ast.AST, ident: int) -> None:
    if "lineno" in node._attributes:
        node.lineno = node.end_lineno = ident
        node.col_offset = node.end_col_offset = 0


def dunder(name: str) -> bool:
    """Whether a name is of the form `__name__`."""
    return len(name) > 4 and name.startswith("__") and name.endswith("__")


def _variable(test: ast.expr) -> ast.expr:
    """A constant test as a look-up, so that no version optimises the header and its events away."""
    value, negate = test, False
    while isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not):
        value, negate = value.operand, not negate
    if not isinstance(value, ast.Constant):
        return test
    name = ast.Name(TRUE if bool(value.value) != negate else FALSE, ast.Load())
    return ast.copy_location(name, test)


def _is_small(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value <= 64


def _guard(node: ast.BinOp, function: str) -> None:
    """Makes an operation a call of a function that refuses sizes that would hold the interpreter for minutes."""
    operands = [node.left, node.right]
    node.__class__ = ast.Call
    node.func, node.args, node.keywords = ast.Name(function, ast.Load()), operands, []
    node.func.lineno = node.func.end_lineno = node.lineno
    node.func.col_offset = node.func.end_col_offset = 0


def _may_catch_all(node: ast.expr) -> bool:
    """Whether an `except` could catch what stops a run: all but the names of ordinary exceptions."""
    names = node.elts if isinstance(node, ast.Tuple) else [node]
    return any(not isinstance(n, ast.Name) or n.id == "BaseException" for n in names)


def _check(condition: str, action: str | None, ident: int) -> ast.stmt:
    """`if condition: raise action()`, on the number `ident`."""
    raised = None if action is None else ast.Call(ast.Name(action, ast.Load()), [], [])
    check = ast.If(ast.Name(condition, ast.Load()), [ast.Raise(raised, None)], [])
    for node in ast.walk(check):
        _move(node, ident)
    return check
