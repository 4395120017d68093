"""Summary of the help desk log: open tickets, waiting times, who solves what."""
from collections import Counter

LOG = """
101 08:05 OPEN printer "jam on floor 2"
102 08:11 OPEN login "locked, urgent"
101 08:40 TAKE nadia
103 08:52 OPEN printer "no toner"
102 08:20 TAKE omar
102 08:31 CLOSE
101 09:30 CLOSE
103 09:45 TAKE nadia
999 10:00 CLOSE
104 10:05 OPEN phone "dead line"
"""

tickets, errors = {}, []
for line in LOG.strip().split("\n"):
    number, stamp, action, *rest = line.split(maxsplit=3)
    t = int(stamp[:2]) * 60 + int(stamp[3:])
    if action == "OPEN":
        topic, text = rest[0].split(" ", 1)
        tickets[number] = dict(topic=topic, text=text.strip('"'), opened=t)
    elif number not in tickets:
        errors.append(number)
    elif action == "TAKE":
        tickets[number].update(by=rest[0], taken=t)
    else:
        tickets[number]["closed"] = t

print("%-4s %-8s %-7s %5s %5s" % ("no", "topic", "by", "wait", "work"))
for number, tk in tickets.items():
    wait = tk["taken"] - tk["opened"] if "taken" in tk else None
    work = tk.get("closed", 0) - tk.get("taken", 0)
    print("%-4s %-8s %-7s %5s %5s" % (
        number, tk["topic"], tk.get("by", "-"), wait, work if work > 0 else "open"))

print(Counter(tk["topic"] for tk in tickets.values()).most_common(2))
print("urgent:", [n for n, tk in tickets.items() if "urgent" in tk["text"]])
print("errors:", errors)
