class Filter:
    BAD = {"foo", "bar"}

    def ok(self, words):
        return not any(w in self.BAD for w in words)

f = Filter()
print(f.ok(["a", "b"]))
print(f.ok(["a", "foo"]))
