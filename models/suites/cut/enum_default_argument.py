from enum import Enum

class Level(Enum):
    LOW = 1
    HIGH = 3

def log(msg, level=Level.LOW):
    print(f"[{level.name}] {msg}")

log("start")
log("fire", Level.HIGH)
