from contextlib import contextmanager


class TransactionError(Exception):
    """Raised when a transaction is misused."""


class Store:
    def __init__(self):
        self.data = {}
        self._undo = []

    def set(self, key, value):
        old = self.data.get(key)
        self._undo.append((key, old))
        self.data[key] = value

    def rollback(self, mark=0):
        while len(self._undo) > mark:
            key, old = self._undo.pop()
            if old is None:
                del self.data[key]
            else:
                self.data[key] = old

    @contextmanager
    def transaction(self):
        mark = len(self._undo)
        try:
            yield self
        except Exception as exc:
            print("rolling back:", exc)
            self.rollback(mark)
            raise
        else:
            print("committed")


store = Store()
store.set("stock", 10)

with store.transaction() as tx:
    tx.set("stock", 8)
    tx.set("sold", 2)
print(store.data)

try:
    with store.transaction() as tx:
        tx.set("stock", -1)
        if tx.data["stock"] < 0:
            raise TransactionError("negative stock")
        tx.set("sold", 11)
except TransactionError:
    print("transaction failed")
print(store.data, len(store._undo))
