from collections import deque

class Printer:
    def __init__(self, name):
        self.name = name
        self.jobs = deque()
        self.done = 0

    def add(self, pages):
        self.jobs.append(pages)
        return len(self.jobs)

    def work(self):
        while self.jobs:
            pages = self.jobs.popleft()
            if pages > 10:
                print(self.name, "skips", pages)
                continue
            self.done += pages
        return self.done

p = Printer("HP")
for n in (3, 12, 5):
    print("queue length", p.add(n))
print(p.work())
