from collections import defaultdict

timetable = """
Lyon>Paris 120
Lyon>Nice 270
Paris>Lille 60
Nice>Cannes 35
"""


def read(text):
    links = defaultdict(dict)
    for line in text.split("\n"):
        if not line:
            continue
        route, minutes = line.split()
        a, b = route.split(">")
        links[a][b] = int(minutes)
    return links


def with_one_change(links):
    trips = []
    for start in links:
        for via, t1 in links[start].items():
            for end, t2 in links[via].items():
                trips.append((t1 + t2 + 15, start, via, end))
    return sorted(trips)


links = read(timetable)
print(len(links), "stations with departures:", list(links))
for minutes, start, via, end in with_one_change(links):
    print(f"{start} -> {end} via {via}: {minutes // 60}h{minutes % 60:02d}")
