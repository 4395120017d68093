results = [(n, sq) for n in range(4) if (sq := n * n) > 2]
print(results)
