def add(a, b):
    """Add two numbers."""
    return a + b

print(add.__doc__)
print(add.__name__, add.__doc__)
