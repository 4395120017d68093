"""What programs are for: each intent writes a whole program whose shape serves one purpose, with
random pieces inside."""

from . import errors, functions, guided, loops, objects, ordering, plain, recursion, tables, texts
from .registry import INTENTS, Intent

__all__ = [
    "INTENTS",
    "Intent",
    "errors",
    "functions",
    "guided",
    "loops",
    "objects",
    "ordering",
    "plain",
    "recursion",
    "tables",
    "texts",
]
