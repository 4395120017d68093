class Config:
    debug = True
    port = 8080

    def greet(self):
        return "hi"

print([a for a in dir(Config) if not a.startswith("_")])
