class C:
    def __str__(self):
        return "C!"

c = C()
print(len(str([c])) > 3)
