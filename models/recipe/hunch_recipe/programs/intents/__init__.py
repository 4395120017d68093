"""What programs are for: each intent writes a whole program whose shape serves one purpose, with
random pieces inside."""

from . import (
    control,
    errors,
    functions,
    guarded,
    guided,
    hierarchy,
    loops,
    objects,
    ordering,
    plain,
    records,
    recursion,
    tables,
    texts,
)
from .registry import INTENTS, Intent

__all__ = [
    "INTENTS",
    "Intent",
    "control",
    "errors",
    "functions",
    "guarded",
    "guided",
    "hierarchy",
    "loops",
    "objects",
    "ordering",
    "plain",
    "records",
    "recursion",
    "tables",
    "texts",
]
