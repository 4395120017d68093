from typing import Callable, Dict


def add(a: float, b: float) -> float:
    return a + b


def subtract(a: float, b: float) -> float:
    return a - b


def divide(a: float, b: float) -> float:
    if b == 0:
        raise ValueError("Cannot divide by zero")
    return a / b


OPERATIONS: Dict[str, Callable[[float, float], float]] = {
    "+": add,
    "-": subtract,
    "*": lambda a, b: a * b,
    "/": divide,
}


def calculate(expression: str) -> float:
    """Evaluate a simple expression like '3 + 4'."""
    left, op, right = expression.split()
    if op not in OPERATIONS:
        raise ValueError(f"Unknown operator: {op}")
    return OPERATIONS[op](float(left), float(right))


def main():
    for expr in ["3 + 4", "6 * 7", "1 / 0", "2 ^ 3"]:
        try:
            print(f"{expr} = {calculate(expr)}")
        except ValueError as e:
            print(f"{expr} -> Error: {e}")


if __name__ == "__main__":
    main()
