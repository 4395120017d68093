class Elevator:
    def __init__(self, floors):
        self.floors = floors
        self.current = 0
        self.log = []
    def go(self, target):
        if not 0 <= target < self.floors:
            raise ValueError(f"no floor {target}")
        step = 1 if target > self.current else -1
        while self.current != target:
            self.current += step
            self.log.append(self.current)

e = Elevator(5)
for t in [2, 0, 7]:
    try:
        e.go(t)
    except ValueError as err:
        print("!!", err)
    finally:
        print("at", e.current)
print(e.log)
