class State:
    IDLE, RUN, STOP = range(3)

transitions = {
    (State.IDLE, "start"): State.RUN,
    (State.RUN, "pause"): State.IDLE,
    (State.RUN, "kill"): State.STOP,
}
state = State.IDLE
for ev in ["start", "pause", "pause", "start", "kill"]:
    nxt = transitions.get((state, ev))
    if nxt is None:
        print("ignored", ev)
        continue
    print(state, "->", nxt)
    state = nxt
print(state == State.STOP)
