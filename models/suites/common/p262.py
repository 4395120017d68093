class Logger:
    level = "INFO"
    def __init__(self, name):
        self.name = name
        self.lines = []
    def log(self, msg, *args):
        text = msg % args if args else msg
        self.lines.append(f"[{self.level}] {self.name}: {text}")
        return len(self.lines)

log = Logger("app")
log.log("started")
Logger.level = "DEBUG"
log.log("x=%d y=%s", 3, "q")
print(*log.lines, sep="\n")
print(len(log.lines), log.log("bye"))
