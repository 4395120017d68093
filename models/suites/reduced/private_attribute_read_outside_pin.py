class A:
    def __init__(self):
        self.__pin = 1
a = A()
try:
    print(a.__pin)
except AttributeError as e:
    print(e)
a.__pin
