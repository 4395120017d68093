import re
import statistics

LOG = [
    "temp=21.5 hum=40 room=kitchen",
    "temp=19.0 hum=55 room=bath",
    "hum=61 temp=18.5 room=cellar",
    "temp=22.0 hum=38 room=attic",
]

TEMP = re.compile(r"temp=(?P<deg>-?\d+\.\d+)")
HUM = re.compile(r"hum=(\d+)")
ROOM = re.compile(r".*room=(\w+)$")


def humidity(line):
    return int(HUM.search(line)[1])


def temperature(line):
    m = TEMP.match(line)
    return float(m.group("deg"))


def room(line):
    return ROOM.match(line).group(1)


def collect(lines):
    readings = {}
    for number, line in enumerate(lines, start=1):
        where = room(line)
        h = humidity(line)
        print(f"line {number}: {where} has {h}% humidity")
        t = temperature(line)
        readings[where] = (t, h)
    return readings


data = collect(LOG)
print("mean temp", statistics.mean(t for t, _ in data.values()))
