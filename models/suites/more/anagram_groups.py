from collections import defaultdict
import re

text = """Listen to the silent night, we enlist
a tinsel cat to act on a stop sign: post, spot, tops!"""

words = re.findall(r"[a-z]+", text.lower())
groups = defaultdict(list)

for w in words:
    key = "".join(sorted(w))
    if w not in groups[key]:
        groups[key].append(w)

interesting = {k: v for k, v in groups.items() if len(v) > 1}
ranked = sorted(interesting.items(), key=lambda kv: (-len(kv[1]), kv[0]))

for rank, (key, (first, *rest)) in enumerate(ranked, start=1):
    print(f"{rank}. {first} ~ {', '.join(rest)}  [{key}]")
print(len(words), "words,", len(groups), "keys")
