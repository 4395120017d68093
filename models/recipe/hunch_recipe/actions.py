"""Where each action leads in a trace: the state tree, by index (the design's table of actions).

A trace is the list of states of a run, the first being the start and the last the exit. Depth is the number of frames, 0 at the
exit; the states of a call hang under the line that called because their depth is greater.
"""

from .state import State

FORWARD = ("step_into", "step_over", "step_return", "breakpoint", "continue")
INVERSE = ("inv_step_into", "inv_step_over", "inv_step_call")
MAX_OUTPUT = 400


class StateTree:
    """Answers "which state does this action lead to?" for one trace."""

    def __init__(self, states: list[State]):
        self.states = states
        self.depths = [len(s.frames) for s in states]
        self.events = [s.event for s in states]
        self.last = len(states) - 1

    def target(self, i: int, action: str, lines: frozenset[int] = frozenset()) -> int | None:
        """The index of the state after `action` at state `i`, or None where the action leads nowhere."""
        if action in FORWARD:
            return self._forward(i, action, lines) if i < self.last else None
        return self._inverse(i, action) if i > 0 else None

    def _forward(self, i: int, action: str, lines: frozenset[int]) -> int:
        depths, events = self.depths, self.events
        if action == "step_into":
            return i + 1
        if action == "step_over":
            depth = depths[i]
            return next(j for j in range(i + 1, self.last + 1) if depths[j] <= depth)
        if action == "step_return":
            depth = depths[i] - (events[i] == "return")
            found = (
                j for j in range(i + 1, self.last) if depths[j] == depth and events[j] == "return"
            )
            return next(found, self.last)
        if action == "breakpoint":
            states = self.states
            hits = (
                j
                for j in range(i + 1, self.last)
                if events[j] == "line" and states[j].frames[-1].line in lines
            )
            return next(hits, self.last)
        return self.last

    def _inverse(self, i: int, action: str) -> int | None:
        depths, events = self.depths, self.events
        if action == "inv_step_call":
            if i == self.last:
                return 0
            depth = depths[i] - (events[i] == "call")
            found = (j for j in range(i - 1, -1, -1) if depths[j] == depth and events[j] == "call")
            return next(found, None)
        if action == "inv_step_into" or i == self.last:
            return i - 1
        depth = depths[i]
        return next((j for j in range(i - 1, -1, -1) if depths[j] <= depth), None)

    def output(self, i: int, j: int) -> str:
        """What is printed on the way from state `i` to state `j`; nothing on the way back."""
        if j <= i:
            return ""
        if j == i + 1:
            return self.states[j].output
        text = "".join(s.output for s in self.states[i + 1 : j + 1])
        return text if len(text) <= MAX_OUTPUT else text[:MAX_OUTPUT] + "…"
