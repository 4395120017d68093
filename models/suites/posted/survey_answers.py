from collections import Counter
import re

answers = [
    "  The coffee is GREAT, but the queue is long!! ",
    "coffee cold, staff great",
    "n/a",
    "Long queue... long wait",
    "",
]
stop = {"the", "is", "but", "a"}

def clean(text):
    text = text.strip().lower()
    if text in ("", "n/a", "none"):
        return None
    text = re.sub(r"[^a-z\s]", " ", text)
    return [w for w in text.split() if w not in stop]

cleaned = []
skipped = 0
for i, a in enumerate(answers, start=1):
    words = clean(a)
    if words is None:
        skipped += 1
        print(f"#{i}: skipped")
        continue
    cleaned.append(words)
    print(f"#{i}: {words}")

word_counts = Counter()
doc_counts = Counter()
for words in cleaned:
    word_counts.update(words)
    doc_counts.update(set(words))

print(f"response rate {len(cleaned) / len(answers):.0%}, {skipped} skipped")
top = sorted(word_counts.items(), key=lambda kv: (-kv[1], kv[0]))[:4]
for word, n in top:
    pct = 100 * doc_counts[word] / len(cleaned)
    print(f"{word:<8} {n}  in {pct:.1f}% of answers")
