from heapq import heapify, heappop, heappush
from collections import Counter


def huffman(text):
    heap = [(n, i, ch) for i, (ch, n) in enumerate(sorted(Counter(text).items()))]
    heapify(heap)
    uid = len(heap)
    while len(heap) > 1:
        n1, _, left = heappop(heap)
        n2, _, right = heappop(heap)
        heappush(heap, (n1 + n2, uid, (left, right)))
        uid += 1
    codes = {}

    def walk(node, prefix):
        if isinstance(node, str):
            codes[node] = prefix or "0"
        else:
            walk(node[0], prefix + "0")
            walk(node[1], prefix + "1")

    walk(heap[0][2], "")
    return codes


def decode(bits, codes):
    back = {v: k for k, v in codes.items()}
    out, buf = [], ""
    for b in bits:
        buf += b
        if buf in back:
            out.append(back[buf])
            buf = ""
    return "".join(out)


msg = "she sells sea shells"
codes = huffman(msg)
for ch, code in sorted(codes.items(), key=lambda kv: (len(kv[1]), kv)):
    print(repr(ch), code)
bits = "".join(codes[c] for c in msg)
print(bits, len(bits), "bits vs", 8 * len(msg))
print(decode(bits, codes))
