# Tarjan's strongly connected components, straight from the
# wikipedia pseudo code

def tarjan(V, E):
    index = 0
    S = []
    indices = {}
    lowlink = {}
    onStack = {v: False for v in V}
    components = []

    def strongconnect(v):
        nonlocal index
        # Set the depth index for v to the smallest unused index
        indices[v] = index
        lowlink[v] = index
        index += 1
        S.append(v)
        onStack[v] = True

        # Consider successors of v
        for w in E.get(v, []):
            if w not in indices:
                # Successor w has not yet been visited; recurse on it
                strongconnect(w)
                lowlink[v] = min(lowlink[v], lowlink[w])
            elif onStack[w]:
                # w is in stack S and hence in the current SCC
                lowlink[v] = min(lowlink[v], indices[w])

        # If v is a root node, pop the stack and generate an SCC
        if lowlink[v] == indices[v]:
            scc = []
            while True:
                w = S.pop()
                onStack[w] = False
                scc.append(w)
                if w == v:
                    break
            components.append(scc)

    for v in V:
        if v not in indices:
            strongconnect(v)
    return components, lowlink


V = range(1, 9)
E = {
    1: [2],
    2: [3],
    3: [1],
    4: [2, 3, 5],
    5: [4, 6],
    6: [3, 7],
    7: [6],
    8: [5, 7, 8],
}

components, low = tarjan(V, E)
for n, c in enumerate(components, start=1):
    print('SCC', n, '=', sorted(c))
print('lowlinks:', low)
