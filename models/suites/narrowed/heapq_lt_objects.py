import heapq

class Task:
    def __init__(self, name, pr):
        self.name = name
        self.pr = pr

    def __lt__(self, other):
        return self.pr < other.pr

a = Task("a", 3)
b = Task("b", 1)
heap = [a, b]
heapq.heapify(heap)
print(heap[0].name)
heapq.heappush(heap, Task("c", 2))
first = heapq.heappop(heap)
print(first.name)
