class Version:
    def __init__(self, text):
        self.parts = [int(p) for p in text.split(".")]
        self.text = text

    def __lt__(self, other):
        return self.parts < other.parts

versions = [Version("1.10"), Version("1.2"), Version("2.0"), Version("1.9.3")]
versions.sort()
for v in versions:
    print(v.text)
print(max(versions).text)
