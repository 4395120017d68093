from contextlib import contextmanager

class Store:
    def __init__(self):
        self.data = {}

    def set(self, key, value):
        self.data[key] = value

    @contextmanager
    def transaction(self):
        print("begin")
        yield self
        print("commit")

store = Store()
store.set("stock", 10)
with store.transaction() as tx:
    tx.set("stock", 8)
print(store.data)
