def add(a: int, b: int = 2) -> int:
    return a + b

print(add.__annotations__)
