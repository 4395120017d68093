class Meta(type):
    registry = {}

    def __new__(mcs, name, bases, ns):
        cls = super().__new__(mcs, name, bases, ns)
        mcs.registry[name] = cls
        return cls

class Base(metaclass=Meta):
    pass

class Csv(Base):
    format = "csv"

print(sorted(Meta.registry))
