class Meta(type):
    registry = []

    def __new__(mcs, name, bases, ns):
        cls = super().__new__(mcs, name, bases, ns)
        mcs.registry.append(name)
        return cls

class A(metaclass=Meta):
    pass

print(Meta.registry)
