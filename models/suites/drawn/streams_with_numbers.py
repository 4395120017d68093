# keep track
def gen(n):
    for k in range(n):
        yield k
z = zip(gen(3), gen(2))
for a, b in z:
    print(a, b, a == b)
