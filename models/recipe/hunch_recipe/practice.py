"""Practice: what a training run has more of than the recipe's own mix, because a model needs it."""

from dataclasses import dataclass

from .programs.mixture import MIX


@dataclass(slots=True, frozen=True)
class Practice:
    """What training gets more of than the recipe's own mix has: shares from 0 to 1."""

    arithmetic: float = 0.0
    """Of the programs: arithmetic drills."""
    primitives: float = 0.0
    """Of the programs: primitives, most of them sheets of questions."""
    opened: float | None = None
    """Of the programs: those whose lines are opened up (see `traced.kinds_with`); None: the recipe's own."""
    decisions: float = 0.0
    """Of the plain programs: those whose headers are asked about, in walks or at single steps from them."""
    arguments: float = 0.0
    """Of the programs but sheets: those of whose functions nothing is asked but what they were called with, by what they returned."""
    stops: float = 0.0
    """Of the trajectories: those that stop at the same breakpoints all the way."""
    backward: float | None = None
    """Of the trajectories: those that go backward; None: the recipe's own (see `trajectories.POLICIES`)."""
    kinds: dict[str, float] | None = None
    """Of the programs: each kind's share, in place of `mixture.MIX`; None: that."""

    def __post_init__(self) -> None:
        if min(self.arithmetic, self.primitives) < 0 or self.arithmetic + self.primitives > 1:
            raise ValueError(
                "arithmetic and primitives are shares of the programs, from 0 to 1 together"
            )
        for name in ("opened", "decisions", "arguments", "stops", "backward"):
            share = getattr(self, name)
            if share is not None and not 0 <= share <= 1:
                raise ValueError(f"{name} is a share, from 0 to 1")
        if self.kinds is not None and not (
            self.kinds and min(self.kinds.values()) > 0 and set(self.kinds) <= set(MIX)
        ):
            raise ValueError(f"kinds gives shares over 0 to some of {', '.join(MIX)}")
