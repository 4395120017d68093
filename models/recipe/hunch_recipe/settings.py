"""Settings of a training run, read from one JSON file; every unknown or impossible setting is
refused."""

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

from hunch_recipe.model import ModelConfig
from hunch_recipe.practice import Practice


@dataclass(frozen=True)
class Settings:
    """A run. Give `minutes` (of training, summed over resumptions) or `tokens`: the schedule
    follows that one."""

    model: ModelConfig = field(default_factory=ModelConfig)
    minutes: float | None = None
    tokens: int | None = None
    seed: int = 1
    row_length: int = 1024
    batch_rows: int = 8
    workers: int = 1
    heldout_rows: int = 64
    matrix_rate: float = 0.02
    vector_rate: float = 0.004
    weight_decay: float = 0.05
    warmup: float = 0.01
    cooldown: float = 0.4
    optimizer: str = "muon"
    """What the layers' matrices are trained with, at `matrix_rate`: "muon" or "adamw"."""
    distinct_chunks: int | None = None
    """How many chunks of rows there are: a run that needs more reads them again. None: all are new."""
    chunks: str | None = None
    """A folder that `hunch_recipe.chunks` fills, to read the rows from; None: workers of the run make them."""
    clip: float = 1.0
    averaging: float = 0.0
    """Decay of the exponential moving average of the weights, per step; 0 keeps none."""
    teacher: list[str] = field(default_factory=list)
    """Models to distil from: weights files with `config.json` beside them, or folders with both. The
    mean of their distributions is learned."""
    teacher_share: float = 0.5
    """Weight of the soft loss; the true tokens have the rest. Without a teacher it means nothing."""
    temperature: float = 1.0
    """What the logits of teachers and student are divided by for the soft loss."""
    practice: Practice = field(default_factory=Practice)
    """What the rows have more of than the recipe's own mix."""
    checkpoint_minutes: float = 5.0
    heldout_minutes: float = 5.0
    log_steps: int = 20
    compile: bool = True
    dense_attention: bool = False
    """Attention under a mask of all pairs, for GPUs on which flex_attention does not compile: slower."""

    def __post_init__(self) -> None:
        if (self.minutes is None) == (self.tokens is None):
            raise ValueError("give either minutes or tokens: the learning-rate schedule follows it")
        if self.warmup + self.cooldown > 1:
            raise ValueError(
                "warmup and cooldown are fractions of the run and cannot exceed it together"
            )
        if isinstance(self.teacher, str):
            raise ValueError("teacher is a list of weights files or folders")
        if not 0 <= self.teacher_share <= 1 or self.temperature <= 0:
            raise ValueError("teacher_share is from 0 to 1, and temperature over 0")
        if self.optimizer not in ("muon", "adamw"):
            raise ValueError(f"optimizer is muon or adamw, not {self.optimizer}")
        if self.distinct_chunks is not None and self.distinct_chunks < 1:
            raise ValueError(
                "distinct_chunks is at least 1; leave it out for rows that never repeat"
            )
        if self.row_length > self.model.context:
            raise ValueError(
                f"row_length {self.row_length} is over the model's context {self.model.context}"
            )

    @staticmethod
    def from_dict(values: dict) -> "Settings":
        unknown = set(values) - {f.name for f in fields(Settings)}
        if unknown:
            raise ValueError(f"unknown settings: {', '.join(sorted(unknown))}")
        practice = values.get("practice", {})
        if unknown := set(practice) - {f.name for f in fields(Practice)}:
            raise ValueError(f"unknown settings of practice: {', '.join(sorted(unknown))}")
        model = ModelConfig.from_dict(values.get("model", {}))
        return Settings(**(values | {"model": model, "practice": Practice(**practice)}))

    @staticmethod
    def load(path: Path) -> "Settings":
        return Settings.from_dict(json.loads(path.read_text(encoding="utf-8")))

    def to_dict(self) -> dict:
        return asdict(self)
