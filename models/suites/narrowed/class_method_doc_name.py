class Service:
    def fetch(self, key):
        """Fetch a key."""
        return key

def scale(x):
    """Scale it."""
    return x * 2

print(scale.__name__, scale.__doc__)
print(Service.fetch.__name__)
print(Service.fetch.__doc__)
s = Service()
print(s.fetch.__name__, s.__class__.__name__)
