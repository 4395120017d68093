class C:
    def __del__(self):
        print("bye")

c = C()
c = None
print("end")
