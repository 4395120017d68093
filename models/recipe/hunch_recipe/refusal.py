"""What a traced program may not do: static checks, and replacements of builtins that refuse at run time.

This keeps training data clean and a developer's machine safe from accidents. It is no sandbox: code that means harm
belongs in a process, or a worker, without rights.
"""

from __future__ import annotations

import ast
import builtins
import operator
import sys
import types

from .normal import DIVIDING, GUARDED, guard
from .structure import Structure

MODULES = frozenset(
    """os subprocess socket threading multiprocessing concurrent asyncio signal ctypes _ctypes shutil pathlib tempfile
    io glob fcntl select selectors ssl http urllib ftplib smtplib poplib imaplib telnetlib xmlrpc socketserver
    webbrowser sqlite3 dbm shelve pickle marshal mmap resource pty tty termios posix nt gc inspect traceback tracemalloc
    faulthandler trace pdb bdb code codeop cProfile profile importlib imp runpy pkgutil zipimport zipfile tarfile gzip
    bz2 lzma venv ensurepip site sysconfig tkinter turtle curses readline logging unittest doctest _thread queue
    sched atexit builtins __main__ antigravity""".split()
)
FUNCTIONS = ("open", "exec", "compile", "breakpoint", "help")
ATTRIBUTES = frozenset(
    """settrace setprofile gettrace getprofile monitoring _getframe _current_frames f_locals f_globals f_back f_code
    tb_frame tb_lineno gi_frame __globals__ __builtins__ __subclasses__ modules""".split()
)
_CHANGING_MODULES = frozenset("time datetime random secrets uuid platform getpass locale".split())
_MOST_BITS = 10_000_000  # of an integer made by one `**` or `<<`
# Words of 3.11 for a division by zero, by operation and the wider type.
_BY_ZERO = {
    ("truediv", "float"): "float division by zero",
    ("truediv", "complex"): "complex division by zero",
    ("floordiv", "int"): "integer division or modulo by zero",
    ("floordiv", "float"): "float floor division by zero",
    ("mod", "int"): "integer modulo by zero",
    ("mod", "float"): "float modulo",
    ("divmod", "int"): "integer division or modulo by zero",
    ("divmod", "float"): "float divmod()",
}


# What can be done about each kind of refusal.
ADVICE = {
    "syntax": "correct it first",
    "forbidden": "take that out: a traced program has no files, processes, threads, network, clock of its own or tracing",
    "unrepeatable": "take that out, or seed it: the states have to be the same at every run",
    "time": "let it do less, or give it more time with --seconds",
    "memory": "let it make smaller values, or give it more memory with --megabytes",
    "lost": "let the recursion end earlier, and leave tracing and `__class__` alone",
    "ended": "take out what ends or crashes the interpreter",
}


class Refusal(str):
    """Why a program has no states: a sentence without its subject, of a `kind` that there is ADVICE for."""

    kind: str

    def __new__(cls, kind: str, reason: str):
        refusal = super().__new__(cls, reason)
        refusal.kind = kind
        return refusal

    def __reduce__(self):
        return Refusal, (self.kind, str(self))

    @property
    def advice(self) -> str:
        return ADVICE[self.kind]


class Refused(BaseException):
    """Raised inside the program where it does what a traced program may not do."""

    def __init__(self, kind: str, reason: str):
        super().__init__(reason)
        self.refusal = Refusal(kind, reason)


def static(structure: Structure, deterministic: bool) -> Refusal | None:
    """The reason to refuse a program unseen, else None. `deterministic`: also what differs from run to run."""
    for root in sorted(structure.modules & MODULES):
        return Refusal("forbidden", f"imports {root}")
    for name in sorted(structure.attributes & ATTRIBUTES):
        return Refusal("forbidden", f"uses {name}")
    if deterministic:
        seeded = {"random"} if "seed" in structure.attributes else set()
        for root in sorted((structure.modules & _CHANGING_MODULES) - seeded):
            return Refusal("unrepeatable", f"imports {root}, which differs from run to run")
        if "id" in structure.loads and "id" not in structure.stores:
            return Refusal("unrepeatable", "uses id(), which differs from run to run")
    return None


def replaced_builtins() -> dict[str, object]:
    """Builtins for the program's own namespace; library code keeps the real ones."""

    def importer(name, globals=None, locals=None, fromlist=(), level=0):
        root = name.partition(".")[0]
        if root in MODULES:
            raise Refused("forbidden", f"imports {root}")
        if root not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return builtins.__import__(name, globals, locals, fromlist, level)

    def refuse(name: str):
        def refused(*_: object, **__: object):
            raise Refused("forbidden", f"calls {name}()")

        return _as_builtin(refused, name)

    def leave(code: object = None):
        raise SystemExit(code)

    replaced: dict[str, object] = {name: refuse(name) for name in FUNCTIONS}
    replaced.update({"__import__": importer, "exit": leave, "quit": leave})
    for kind, name in GUARDED.items():
        for operation in (name, "i" + name):
            replaced[guard(operation)] = _guarded(kind, getattr(operator, operation))
    if sys.version_info >= (3, 12):
        replaced["sum"] = _as_builtin(_sum, "sum")
    if sys.version_info >= (3, 14):
        replaced[guard("index")] = _finding
        replaced["divmod"] = _as_builtin(_dividing(divmod, "divmod"), "divmod")
    return replaced


def _guarded(kind: type, operation):
    if kind in DIVIDING:
        return _dividing(operation, DIVIDING[kind])
    return _power(operation) if kind is ast.Pow else _shift(operation)


def _power(operation):
    def power(base, exponent):
        if (
            type(base) is int
            and type(exponent) is int
            and exponent * base.bit_length() > _MOST_BITS
            and base not in (-1, 0, 1)
        ):
            raise Refused("memory", "makes an integer of millions of digits")
        return operation(base, exponent)

    return power


def _shift(operation):
    def shift(value, count):
        if type(value) is int and type(count) is int and count > _MOST_BITS and value:
            raise Refused("memory", "makes an integer of millions of digits")
        return operation(value, count)

    return shift


def _dividing(operation, name: str):
    """A division whose error says what 3.11's says; 3.14 says `division by zero` of all."""

    def divide(left, right):
        try:
            return operation(left, right)
        except ZeroDivisionError as error:
            kinds = {type(left), type(right)}
            if kinds <= {int, bool, float, complex}:
                widest = max(kinds | {int}, key=[bool, int, float, complex].index)
                error.args = (_BY_ZERO.get((name, widest.__name__), "division by zero"),)
            raise

    return divide


def _finding(method):
    """`list.index` whose error names what is not there, as 3.11's does; other methods as they are."""
    if type(method) is not types.BuiltinMethodType or type(method.__self__) is not list:
        return method

    def index(*arguments):
        try:
            return method(*arguments)
        except ValueError as error:
            if error.args == ("list.index(x): x not in list",):
                error.args = (f"{arguments[0]!r} is not in list",)
            raise

    return index


def _sum(iterable, /, start=0):
    """`sum` as 3.11 has it: later versions add floats with a correction, and get other last digits."""
    for kind, wanted in (
        (str, "''.join(seq)"),
        (bytes, "b''.join(seq)"),
        (bytearray, "b''.join(seq)"),
    ):
        if isinstance(start, kind):
            name = "strings" if kind is str else kind.__name__
            raise TypeError(f"sum() can't sum {name} [use {wanted} instead]")
    total = start
    for value in iterable:
        total = total + value
    return total


def _as_builtin(function, name: str):
    """Names a replacement like what it replaces, for its canonical text."""
    function.__name__ = function.__qualname__ = name
    function.__module__ = "builtins"
    return function
