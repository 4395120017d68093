class A:
    def run(self):
        return self.__step()
    def __step(self):
        return "A"

class B(A):
    def __step(self):
        return "B"

print(B().run())
