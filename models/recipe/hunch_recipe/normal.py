"""The normal form of a program's syntax tree, which the tracer compiles.

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
import sys

from .statement import Scope, Statement, dunder

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
# Operators that functions of the tracer do, by their names in the module `operator`.
DIVIDING = {ast.Div: "truediv", ast.FloorDiv: "floordiv", ast.Mod: "mod"}
GUARDED = {ast.Pow: "pow", ast.LShift: "lshift"}
if sys.version_info >= (3, 14):  # whose error no longer says what was divided
    GUARDED |= DIVIDING
    LOOK_UPS = ("index",)  # methods whose error no longer says what was looked for
else:
    LOOK_UPS = ()
_SET_OPERATORS = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.Sub)
_MARKS = (ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)


class Normaliser:
    """Walks the tree once: numbers statements, collects scopes, moves positions, inserts the tracer's checks."""

    def __init__(self, structure):
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
        if isinstance(node, ast.AugAssign) and type(node.target) is ast.Name:
            _assign(node)
        extra: ast.stmt | None = None
        if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
            self.nested(node, statement, keyword, last)
        elif kind == "for":
            self.block(node.body, (*path, (ident, "body")), inside)
            self.block(node.orelse, (*path, (ident, "orelse")), loops)
            if not node.orelse:
                node.orelse.append(_nothing(ident))
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
            elif operator in GUARDED and not _is_safe(operator, node.left, node.right):
                for operand in (node.left, node.right):
                    self.expression(operand, ident, inner)
                _call(node, guard(GUARDED[operator]), node.left, node.right)
                return
        if kind is ast.Call and type(node.func) is ast.Attribute and node.func.attr in LOOK_UPS:
            method = node.func
            node.func = ast.copy_location(ast.Expr(), method)
            _call(node.func, guard(method.attr), method)
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


def _variable(test: ast.expr) -> ast.expr:
    """A constant test as a look-up, so that no version optimises the header and its events away."""
    value, negate = test, False
    while isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not):
        value, negate = value.operand, not negate
    if not isinstance(value, ast.Constant):
        return test
    name = ast.Name(TRUE if bool(value.value) != negate else FALSE, ast.Load())
    return ast.copy_location(name, test)


def guard(operation: str) -> str:
    """What the tracer's function for an operation is called in the program."""
    return f"__hunch_{operation}__"


def _is_safe(operator: type, left: ast.expr, right: ast.expr) -> bool:
    """Whether constants show that the operation neither grows out of bounds nor divides by zero."""
    if isinstance(left, ast.JoinedStr) or _is_constant(left, str):
        return True
    if operator in DIVIDING:
        return _is_constant(right, int, float) and bool(right.value)
    return _is_constant(right, int) and right.value <= 64


def _is_constant(node: ast.expr, *kinds: type) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, kinds)


def _call(node: ast.AST, function: str, *operands: ast.expr) -> None:
    """Makes an operation a call of the tracer's function for it."""
    node.__class__ = ast.Call
    node.func, node.args, node.keywords = ast.Name(function, ast.Load()), list(operands), []
    ast.copy_location(node.func, node)


def _assign(node: ast.AugAssign) -> None:
    """Makes an in-place operation on a name an assignment, if it is one that the tracer has a function for."""
    target, value, operator = node.target, node.value, type(node.op)
    if operator not in GUARDED or _is_safe(operator, target, value):
        return
    result = ast.copy_location(ast.Expr(), node)
    old = ast.copy_location(ast.Name(target.id, ast.Load()), node)
    _call(result, guard("i" + GUARDED[operator]), old, value)
    node.__class__ = ast.Assign
    node.targets, node.value = [target], result


def _may_catch_all(node: ast.expr) -> bool:
    """Whether an `except` could catch what stops a run: all but the names of ordinary exceptions."""
    names = node.elts if isinstance(node, ast.Tuple) else [node]
    return any(not isinstance(n, ast.Name) or n.id == "BaseException" for n in names)


def _nothing(ident: int) -> ast.stmt:
    """A statement on the number `ident` that runs code, but does nothing.

    CPython 3.14 compiles what follows a `for` twice where the loop has a `break`, and gives no event for the copy at
    the loop's own end if nothing stands between.
    """
    nothing = ast.Expr(ast.Name(FALSE, ast.Load()))
    for node in ast.walk(nothing):
        _move(node, ident)
    return nothing


def _check(condition: str, action: str | None, ident: int) -> ast.stmt:
    """`if condition: raise action()`, on the number `ident`."""
    raised = None if action is None else ast.Call(ast.Name(action, ast.Load()), [], [])
    check = ast.If(ast.Name(condition, ast.Load()), [ast.Raise(raised, None)], [])
    for node in ast.walk(check):
        _move(node, ident)
    return check
