class Dog:
    """A dog."""

    def bark(self):
        """Bark."""
        return "woof"

print(Dog.__doc__)
print(Dog.bark.__doc__)
d = Dog()
print(d.__doc__)
