def retry(times):
    def decorate(fn):
        def run(*a):
            for attempt in range(1, times + 1):
                try:
                    return fn(*a)
                except ValueError as e:
                    print(f"attempt {attempt} failed: {e}")
            raise RuntimeError("gave up")
        return run
    return decorate

state = {"n": 0}

@retry(3)
def flaky():
    state["n"] += 1
    if state["n"] < 3:
        raise ValueError(f"n={state['n']}")
    return "success"

print(flaky())
