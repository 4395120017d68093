class DB:
    _inst = None

    @classmethod
    def get(cls):
        if cls._inst is None:
            cls._inst = cls()
        return cls._inst

x = DB.get()
y = DB.get()
print(x is y)
