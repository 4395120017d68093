#!/usr/bin/env python3
"""A simple calculator demonstrating the strategy pattern."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Protocol


class Operation(ABC):
    """Base class for all operations."""

    symbol: str = "?"

    @abstractmethod
    def execute(self, a: float, b: float) -> float:
        """Execute the operation."""
        ...


class Add(Operation):
    symbol = "+"

    def execute(self, a: float, b: float) -> float:
        return a + b


class Divide(Operation):
    symbol = "/"

    def execute(self, a: float, b: float) -> float:
        if b == 0:
            raise ZeroDivisionError("Cannot divide by zero!")
        return a / b


class Calculator:
    """Performs operations and keeps a history."""

    def __init__(self) -> None:
        self._operations: dict[str, Operation] = {}
        self._history: list[str] = []

    def register(self, operation: Operation) -> Calculator:
        self._operations[operation.symbol] = operation
        return self

    def calculate(self, a: float, symbol: str, b: float) -> float | None:
        operation = self._operations.get(symbol)
        if operation is None:
            raise KeyError(f"Unknown operation: {symbol}")
        result = operation.execute(a, b)
        self._history.append(f"{a} {symbol} {b} = {result}")
        return result

    @property
    def history(self) -> list[str]:
        return list(self._history)


def main() -> None:
    calc = Calculator().register(Add()).register(Divide())
    test_cases = [(10, "+", 5), (7, "/", 2), (1, "/", 0), (3, "^", 2)]

    for a, symbol, b in test_cases:
        try:
            result = calc.calculate(a, symbol, b)
            print(f"✓ {a} {symbol} {b} = {result}")
        except (ZeroDivisionError, KeyError) as exc:
            print(f"✗ {type(exc).__name__}: {exc}")

    print(f"\nHistory ({len(calc.history)} entries):")
    for entry in calc.history:
        print(f"  - {entry}")


if __name__ == "__main__":
    main()
