class MinHeap:
    def __init__(self):
        self.data = []

    def _swap(self, i, j):
        self.data[i], self.data[j] = self.data[j], self.data[i]

    def push(self, item):
        self.data.append(item)
        i = len(self.data) - 1
        while i > 0:
            parent = (i - 1) // 2
            if self.data[i] < self.data[parent]:
                self._swap(i, parent)
                i = parent
            else:
                break

    def pop(self):
        if not self.data:
            raise IndexError("heap is empty")
        self._swap(0, -1)
        smallest = self.data.pop()
        self._sift_down(0)
        return smallest

    def _sift_down(self, i):
        n = len(self.data)
        while 2 * i + 1 < n:
            child = 2 * i + 1
            if child + 1 < n and self.data[child + 1] < self.data[child]:
                child += 1
            if self.data[i] <= self.data[child]:
                return
            self._swap(i, child)
            i = child

    def __bool__(self):
        return len(self.data) > 0


class Patient:
    def __init__(self, name, severity):
        self.name = name
        self.severity = severity

    def __lt__(self, other):
        return self.severity > other.severity

    def __le__(self, other):
        return self.severity >= other.severity


er = MinHeap()
er.push(Patient("Lee", 3))
er.push(Patient("Kim", 8))
er.push(Patient("Joe", 5))
while er:
    p = er.pop()
    print(p.name, p.severity)
try:
    er.pop()
except IndexError as e:
    print(e)
