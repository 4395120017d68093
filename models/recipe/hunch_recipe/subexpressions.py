"""Sub-expressions of a line in evaluation order, with the value that each takes in one execution of the line.

The program's syntax tree is rewritten so that each sub-expression is handed, as soon as it has its value, to a recorder that
keeps its text and passes it on. Names and constants are not asked about (they are in the state), comprehensions and lambdas
are not opened, and neither are the headers of definitions.

The header of a `for` evaluates its expression once. Where that is a `range`, the questions are asked at every iteration, with the
values that the expressions had then: whether the loop goes on is a comparison with them.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

from .language import Answer
from .probe import Probe
from .questions import LONGEST, Question, canonical, written
from .source import statements
from .state import State
from .values import CONSTANT, text

RECORD = "__hunch_record__"
MOST = 12  # sub-expressions of a line
_OPENED = (
    ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Return, ast.Raise, ast.Assert, ast.If, ast.While, ast.For, ast.With,
    ast.Match,
)  # fmt: skip
_ASKED = (
    ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.Call, ast.Subscript, ast.Attribute, ast.IfExp, ast.JoinedStr,
    ast.List, ast.Tuple, ast.Set, ast.Dict, ast.ListComp, ast.SetComp, ast.DictComp, ast.NamedExpr,
)  # fmt: skip
_CLOSED = (
    ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Await, ast.Yield, ast.YieldFrom,
)  # fmt: skip
_SUSPENDING = (ast.Await, ast.Yield, ast.YieldFrom)
_BRANCHES = (ast.BoolOp, ast.IfExp, ast.Assert)
_DISPLAYS = (ast.List, ast.Tuple, ast.Set, ast.Dict)


def operands(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a statement's header or of an expression, in the order of their evaluation."""
    if isinstance(node, ast.Assign):
        yield node.value
        yield from node.targets
    elif isinstance(node, ast.AnnAssign):
        if node.value is not None:
            yield node.value
        yield node.target
    elif isinstance(node, ast.AugAssign):
        yield node.target
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (node.test, node.body, node.orelse)
    elif isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if key is not None:
                yield key
            yield value
    elif isinstance(node, ast.If | ast.While):
        yield node.test
    elif isinstance(node, ast.For):
        yield node.iter
    elif isinstance(node, ast.With):
        yield from (item.context_expr for item in node.items)
    elif isinstance(node, ast.Match):
        yield node.subject
    elif isinstance(node, ast.NamedExpr | ast.FormattedValue):
        yield node.value
    else:
        yield from (n for n in ast.iter_child_nodes(node) if isinstance(n, ast.expr | ast.keyword))


def asked(node: ast.AST) -> bool:
    """Whether an expression is one of those that a line is opened up into."""
    if not isinstance(node, _ASKED):
        return False
    if isinstance(node, ast.UnaryOp):
        return not isinstance(node.operand, ast.Constant)
    if isinstance(node, _DISPLAYS) and all(isinstance(n, ast.Constant) for n in operands(node)):
        return False
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super":
        return False
    return isinstance(getattr(node, "ctx", None), ast.Load | None)


@dataclass(slots=True)
class Line:
    """The sub-expressions of the statements on one line, as numbers in evaluation order."""

    numbers: list[int] = field(default_factory=list)
    branches: bool = False  # some may be skipped
    counted: bool = False  # the header of a `for` over a `range`, and nothing else
    suspends: bool = False  # an execution of it can be left and gone on with


@dataclass(slots=True)
class Execution:
    """One execution of a line, from its state on."""

    line: int
    values: dict[int, str] = field(default_factory=dict)
    repeated: bool = False  # a sub-expression had several values
    raised: int | None = None  # the state of an exception in it


class Recorder(Probe):
    """Rewrites a program and keeps what its sub-expressions give."""

    def __init__(self, source: str):
        self.segment = written(source)
        self.lines: dict[int, Line] = {}
        self.texts: list[str] = []
        self.executions: dict[int, Execution] = {}  # by the index of their state
        self.running: dict[int, Execution] = {}  # by frame
        self.entered: dict[tuple[int, int], Execution] = {}  # by frame and line of a loop's header
        self.stack: list = []
        self.states: list[State] = []

    def prepare(self, tree: ast.Module) -> None:
        for node in statements(tree):
            if isinstance(node, _OPENED):
                alone = node.lineno not in self.lines
                line = self.lines.setdefault(node.lineno, Line())
                line.counted = alone and isinstance(node, ast.For) and _is_range(node.iter)
                self.open(node, line, False)

    def open(self, node: ast.AST, line: Line, formatted: bool) -> None:
        """Wraps the operands of `node` from the inside out and numbers them; `formatted`: inside an f-string."""
        line.branches |= isinstance(node, _BRANCHES) or (
            isinstance(node, ast.Compare) and len(node.ops) > 1
        )
        formatted = formatted or isinstance(node, ast.JoinedStr)
        wrapped: dict[ast.AST, ast.expr] = {}
        for operand in operands(node):
            line.suspends |= isinstance(operand, _SUSPENDING)
            wanted = asked(operand)
            if isinstance(node, ast.Call) and operand is node.func:
                # `xs.append` is part of its call
                wanted = wanted and not isinstance(operand, ast.Attribute)
            expression = self.text(operand, formatted) if wanted else ""
            if not isinstance(operand, _CLOSED):
                self.open(operand, line, formatted)
            if wanted:
                wrapped[operand] = self.wrap(operand, expression, line)
        if wrapped:
            _replace(node, wrapped)

    def text(self, node: ast.expr, formatted: bool) -> str:
        """An expression as it is written; inside an f-string 3.11 does not always know where that is."""
        if not formatted:
            return self.segment(node)
        try:
            found = self.segment(node)
            if ast.dump(ast.parse(found, mode="eval").body) == ast.dump(node):
                return found
        except (SyntaxError, IndexError):
            pass
        return ast.unparse(node)

    def wrap(self, node: ast.expr, expression: str, line: Line) -> ast.expr:
        line.numbers.append(len(self.texts))
        call = ast.Call(ast.Name(RECORD, ast.Load()), [ast.Constant(len(self.texts)), node], [])
        for made in (call, call.func, call.args[0]):
            ast.copy_location(made, node)
        self.texts.append(expression)
        return call

    def builtins(self) -> dict[str, object]:
        def record(number: int, value: object) -> object:
            stack = self.stack
            execution = self.running.get(stack[-1].key) if stack else None
            if execution is not None:
                execution.repeated |= number in execution.values
                execution.values[number] = (
                    text(value) if type(value) in CONSTANT else untraced(value)
                )
            return value

        return {RECORD: record}

    def visit(self, states, stack, lower, waiting) -> None:
        self.stack = stack
        event, key = states[-1].event, stack[-1].key
        if event == "line":
            frame = states[-1].frames[-1]
            execution = Execution(frame.line)
            self.executions[len(states) - 1] = self.running[key] = execution
            iteration = frame.loops.get(frame.line)
            if iteration == 0:
                self.entered[key, frame.line] = execution
            elif iteration and (line := self.lines.get(frame.line)) is not None and line.counted:
                # What runs now has no values of its own; what is asked are those of the loop's beginning.
                self.executions[len(states) - 1] = self.entered[key, frame.line]
        elif event == "call":
            self.running.pop(key, None)
        elif event == "exception":
            execution = self.running.get(key)
            if execution is not None and execution.raised is None:
                execution.raised = len(states) - 1

    def finish(self, states: list[State]) -> Recorder:
        """Ends the recording: of a run that was cut off, the last executions are not known."""
        self.states = states
        if states[-1].exit == "never":
            unfinished = {id(execution) for execution in self.running.values()}
            self.executions = {
                at: one for at, one in self.executions.items() if id(one) not in unfinished
            }
        return self

    def questions(self, at: int) -> list[Question]:
        """What can be asked at a state of the run, in evaluation order."""
        execution = self.executions.get(at)
        return [] if execution is None else self.opened(execution)

    def opened(self, execution: Execution) -> list[Question]:
        line = self.lines.get(execution.line)
        if line is None or line.suspends or not 0 < len(line.numbers) <= MOST:
            return []
        if execution.repeated or not (execution.values or execution.raised is not None):
            return []
        found = []
        for number in line.numbers:
            value = execution.values.get(number)
            if value is not None:
                answer = Answer("value", value)
            elif execution.raised is None:
                answer = Answer("skipped")
            elif line.branches:
                break  # which one raised cannot be told
            else:
                answer = Answer("exception", self.states[execution.raised].value)
            expression = canonical(self.texts[number])
            if len(expression) > LONGEST:
                return []
            found.append(Question("subexpression", expression, answer))
            if answer.kind == "exception":
                break
        return found


def _is_range(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"
    )


def untraced(value: object) -> str:
    """The text of a value, written while nothing is traced: the program's own `__repr__` may be called for it."""
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        return text(value)
    finally:
        sys.settrace(tracer)


def _replace(node: ast.AST, wrapped: dict[ast.AST, ast.expr]) -> None:
    """Puts wrapped operands into the fields of `node`; a `with` item and a keyword hold theirs one level down."""
    for name in node._fields:
        child = getattr(node, name, None)
        if isinstance(child, list):
            for i, one in enumerate(child):
                if isinstance(one, ast.withitem):
                    _replace(one, wrapped)
                elif one in wrapped:
                    child[i] = wrapped[one]
        elif isinstance(child, ast.AST) and child in wrapped:
            setattr(node, name, wrapped[child])
