def greet(name):
    """Say hi."""
    return "Hi " + name
print(greet.__doc__)
