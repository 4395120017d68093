# What is the meaning of single and double underscore before an object name?
class MyClass:
    def __init__(self):
        self.__superprivate = "Hello"
        self._semiprivate = ", world!"

    def __helper(self):
        return "helper"

    def call(self):
        return self.__helper()

mc = MyClass()
print(mc._semiprivate)
try:
    print(mc.__superprivate)
except AttributeError as e:
    print(e)
print(mc.__dict__)
print(mc._MyClass__superprivate)
print(mc.call())
