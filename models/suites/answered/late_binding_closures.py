"""Why do all my callbacks print the same value? (late-binding closures)"""
from functools import partial


def make_buttons_buggy(labels):
    """Every lambda looks up `label` when it is CALLED, after the loop ended."""
    callbacks = []
    for label in labels:
        callbacks.append(lambda: f"clicked {label}")
    return callbacks


def make_buttons_default_arg(labels):
    """Fix 1: bind the current value as a default argument."""
    return [lambda label=label: f"clicked {label}" for label in labels]


def on_click(label):
    return f"clicked {label}"


def make_buttons_partial(labels):
    """Fix 2: functools.partial stores the argument right away."""
    return [partial(on_click, label) for label in labels]


def make_buttons_factory(labels):
    """Fix 3: a factory function gives each closure its own scope."""

    def factory(label):
        def callback():
            return f"clicked {label}"
        return callback

    return [factory(label) for label in labels]


if __name__ == "__main__":
    names = ["Open", "Save", "Quit"]
    makers = [make_buttons_buggy, make_buttons_default_arg,
              make_buttons_partial, make_buttons_factory]

    for make in makers:
        print(make.__name__)
        for callback in make(names):
            print("   ", callback())

    # You can look inside the closure to see what is shared
    a, b, c = make_buttons_buggy(names)
    print("cell contents:", a.__closure__[0].cell_contents)
    print("shared cell:", a.__closure__[0] is b.__closure__[0])
