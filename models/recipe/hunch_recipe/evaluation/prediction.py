"""What a model says of a step, as a state."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..places import Places
from ..state import State
from ..tokens import ID

if TYPE_CHECKING:
    from ..decoder import Continuation


@dataclass(slots=True, frozen=True)
class Prediction:
    """The predicted state; none where what the model says cannot be read."""

    state: State | None
    probability: float


def read(places: Places, before: State, said: "Continuation") -> Prediction:
    """What a continuation says of the state after `before`."""
    ended = bool(said.ids) and said.ids[-1] == ID["<end>"]
    state = places.after(before, said.ids) if ended else None
    return Prediction(state, said.probability)
