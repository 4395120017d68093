class A:
    def __step(self):
        return "A"
    def run(self):
        return self.__step()

a = A()
print(a.run())
