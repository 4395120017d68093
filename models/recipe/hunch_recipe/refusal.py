"""What a traced program may not do: static checks, and replacements of builtins that refuse at run time.

This keeps training data clean and a developer's machine safe from accidents. It is no sandbox: code that means harm
belongs in a process, or a worker, without rights.
"""

from __future__ import annotations

import ast
import builtins
import functools
import operator
import sys

from .normal import GROWING
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


class Refused(BaseException):
    """The program did what a traced program may not do; the message says what."""


def static(structure: Structure, deterministic: bool) -> str | None:
    """The reason to refuse a program unseen, else None. `deterministic`: also what differs from run to run."""
    for root in sorted(structure.modules & MODULES):
        return f"imports {root}"
    for name in sorted(structure.attributes & ATTRIBUTES):
        return f"uses {name}"
    if deterministic:
        seeded = {"random"} if "seed" in structure.attributes else set()
        for root in sorted((structure.modules & _CHANGING_MODULES) - seeded):
            return f"imports {root}, which differs from run to run"
        if "id" in structure.loads and "id" not in structure.stores:
            return "uses id(), which differs from run to run"
    return None


def replaced_builtins() -> dict[str, object]:
    """Builtins for the program's own namespace; library code keeps the real ones."""

    def importer(name, globals=None, locals=None, fromlist=(), level=0):
        root = name.partition(".")[0]
        if root in MODULES:
            raise Refused(f"imports {root}")
        if root not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return builtins.__import__(name, globals, locals, fromlist, level)

    def refuse(name: str):
        def refused(*_: object, **__: object):
            raise Refused(f"calls {name}()")

        return _as_builtin(refused, name)

    def leave(code: object = None):
        raise SystemExit(code)

    replaced: dict[str, object] = {name: refuse(name) for name in FUNCTIONS}
    replaced.update({"__import__": importer, "exit": leave, "quit": leave})
    replaced.update({GROWING[ast.Pow]: _power, GROWING[ast.LShift]: _shift})
    if sys.version_info >= (3, 12):
        replaced["sum"] = _as_builtin(_sum, "sum")
    return replaced


def _power(base, exponent):
    if type(base) is int and type(exponent) is int and exponent * base.bit_length() > _MOST_BITS:
        if base not in (-1, 0, 1):
            raise Refused("makes an integer of millions of digits")
    return base**exponent


def _shift(value, count):
    if type(value) is int and type(count) is int and count > _MOST_BITS and value:
        raise Refused("makes an integer of millions of digits")
    return value << count


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
    return functools.reduce(operator.add, iter(iterable), start)


def _as_builtin(function, name: str):
    """Names a replacement like what it replaces, for its canonical text."""
    function.__name__ = function.__qualname__ = name
    function.__module__ = "builtins"
    return function
