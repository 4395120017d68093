"""Trains a model: `python -m hunch_recipe.train configs/first.json --out RUN [--resume]`.

The same command runs on a CPU (f32) and on one GPU (bf16), and with `torchrun --nproc-per-node N`
in place of `python` in N processes, each with its GPU or its share of the cores. RUN gets
`checkpoint.pt`, `weights.safetensors` (f32), `config.json`, `metrics.jsonl` and `metrics.svg`.
SIGINT and SIGTERM save a checkpoint before the end.

With the setting `teacher` the model is a student: it learns from the distributions of trained models
(weights files, or folders with `config.json` and `weights.safetensors`) beside the true tokens.
"""

import argparse
import json
import math
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import torch
from torch import Tensor

from hunch_recipe import checkpoint
from hunch_recipe.batch import Batch, Outcome, loss_of, precision
from hunch_recipe.export import read_weights
from hunch_recipe.group import Group, leave
from hunch_recipe.loader import Rows, RowSource
from hunch_recipe.model import Model
from hunch_recipe.optimizer import Optimizer, schedule
from hunch_recipe.plot import plot
from hunch_recipe.settings import Settings
from hunch_recipe.stream import heldout, training
from hunch_recipe.teacher import Teachers

CPU_ENVIRONMENT = {
    # Threads that wait for each other must not spin: on a machine that does anything else it
    # triples the cost of a step.
    "OMP_WAIT_POLICY": "passive",
    # Huge pages for the large tensors that every step allocates anew.
    "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
    "MALLOC_ARENA_MAX": "2",
}
"""What the libraries read when a process starts; `main` starts itself again to set what is not set
yet."""

MINUTES = "minutes"
"""A file in a run's folder that says how many minutes it shall take, in place of the setting."""
MOST_BAD_STEPS = 10
"""Steps in a row without a finite gradient after which a run gives up."""


class Trainer:
    """A run: model, optimiser, data and progress; `run` takes it to its end."""

    def __init__(
        self,
        settings: Settings,
        out: Path,
        source: RowSource,
        resume: bool = False,
        initial: Path | None = None,
    ) -> None:
        self.settings = settings
        self.minutes = settings.minutes
        self.out = out
        self.group = Group()
        self.device = _device()
        self.tokens = self.predicted = self.steps = 0
        self.elapsed = 0.0
        self.stopping = False
        saved = checkpoint.load_checkpoint(out) if resume else None
        self.loader = training(settings, source, self.group, saved)
        self.position = replace(self.loader.position)
        self.heldout = heldout(settings, source)
        # Before the seed is set: with teachers or without, a student begins with the same weights.
        self.teachers = Teachers(settings, self.device) if settings.teacher else None
        torch.manual_seed(settings.seed)
        self.model = Model(settings.model).to(self.device)
        self.optimizer = Optimizer(
            self.model,
            settings.matrix_rate,
            settings.vector_rate,
            settings.weight_decay,
            self.group,
            settings.optimizer,
        )
        self.average = {n: p.detach().clone() for n, p in self.model.state_dict().items()}
        if saved:
            self._restore(saved)
        elif initial:
            self._begin_with(initial)
        self.began = time.monotonic() - self.elapsed
        self.forward: Callable[..., Tensor] = self.model
        if settings.compile and self.device.type == "cuda":
            # A layer is compiled once and serves as all of them, which takes a tenth of the time
            # that the whole model takes, while a GPU stands by.
            for layer in self.model.layers:
                layer.compile()
        elif settings.compile:
            self.forward = torch.compile(self.model)

    # progress

    def progress(self) -> float:
        """How much of the run is done, 0 to 1, by the clock or by tokens."""
        if self.minutes is not None:
            return self.elapsed / 60 / self.minutes
        return self.tokens / self.settings.tokens

    def run(self, most_steps: int | None = None) -> None:
        """Trains to the end of the schedule, to a signal, or for `most_steps` more steps; then
        saves.

        While one batch's gradients are worked out on a GPU, the next batch is made.
        """
        self.out.mkdir(parents=True, exist_ok=True)
        self._prepare()
        self.began = time.monotonic() - self.elapsed
        last_save = last_heldout = self.elapsed
        last_log, since, bad = self.elapsed, Outcome(), 0
        last_tokens = self.tokens
        with (self.out / "metrics.jsonl").open("a", encoding="utf-8", buffering=1) as log:
            batch = self._next()
            while self.progress() < 1 and not self.stopping and most_steps != 0:
                factor = schedule(self.progress(), self.settings.warmup, self.settings.cooldown)
                outcome, norm = self._descend(batch)
                self.position = replace(self.loader.position)
                batch = self._next()
                norm = self._apply(norm, factor)
                bad = 0 if math.isfinite(norm) else bad + 1
                if bad == MOST_BAD_STEPS:
                    raise RuntimeError(
                        f"{bad} steps in a row without a finite gradient: lower the learning rates"
                    )
                if math.isfinite(norm):
                    since.add(outcome)
                most_steps = None if most_steps is None else most_steps - 1
                if not self.group.leads:
                    continue
                if self.steps % self.settings.log_steps == 0:
                    rate = (self.tokens - last_tokens) / max(self.elapsed - last_log, 1e-9)
                    entry = since.means() | {
                        "norm": norm,
                        "factor": factor,
                        "tokens_per_second": rate,
                    }
                    self._log(log, "train", entry)
                    last_log, last_tokens, since = self.elapsed, self.tokens, Outcome()
                    self._fit()
                if self.elapsed - last_heldout > 60 * self.settings.heldout_minutes:
                    self._log(log, "heldout", self.evaluate())
                    last_heldout = self._clock()
                if self.elapsed - last_save > 60 * self.settings.checkpoint_minutes:
                    self.save()
                    last_save = self._clock()
            if self.group.leads:
                self._log(log, "heldout", self.evaluate())
                self.save()
        # One that leaves may fail at it, and `torchrun` then ends all: not before the leader has saved.
        self.group.meet()

    def step(self, rows: Rows, factor: float) -> tuple[Outcome, float]:
        """One optimiser step; returns the batch's outcome and the gradient's norm (a step without
        a finite norm is skipped)."""
        outcome, norm = self._descend(self._batch(rows))
        return outcome, self._apply(norm, factor)

    def _descend(self, batch: Batch) -> tuple[Outcome, Tensor]:
        """The gradients of a batch, agreed on and clipped; its outcome and their norm, which need not be there yet."""
        with precision(self.device):
            hidden = self._hidden(batch)
        lesson = self.teachers.lesson(batch) if self.teachers else None
        loss, outcome = loss_of(self.model, hidden, batch, lesson)
        loss.backward()
        self._agree(outcome)
        norm = torch.nn.utils.clip_grad_norm_(self.model.parameters(), self.settings.clip)
        self.tokens += batch.ids.numel() * self.group.size
        self.predicted += outcome.predicted
        return outcome, norm

    def _apply(self, norm: Tensor, factor: float) -> float:
        """Takes the step, unless the gradients' norm is not finite; returns it."""
        size = norm.item()
        if math.isfinite(size):
            self.optimizer.step(factor)
            self._average()
        else:
            self.optimizer.clear()
        self.steps += 1
        return size

    def evaluate(self) -> dict[str, float]:
        """Loss and accuracy on the held-out rows, of the weights and (if kept) of their average."""
        metrics = self._evaluate()
        if self.settings.averaging:
            trained = {n: p.detach().clone() for n, p in self.model.state_dict().items()}
            self.model.load_state_dict(self.average)
            metrics |= {f"averaged_{name}": value for name, value in self._evaluate().items()}
            self.model.load_state_dict(trained)
        return metrics

    def save(self) -> None:
        """Checkpoint, weights, plot."""
        state = {
            "settings": self.settings.to_dict(),
            "model": self.model.state_dict(),
            "average": self.average,
            "optimizer": self.optimizer.state_dict(),
            "position": {
                "chunk": self.position.chunk,
                "offset": self.position.offset,
            },
            "processes": self.group.size,
            "random": torch.get_rng_state(),
            "elapsed": self.elapsed,
            "tokens": self.tokens,
            "predicted": self.predicted,
            "steps": self.steps,
        }
        checkpoint.save_checkpoint(self.out, state)
        checkpoint.save_weights(
            self.out / checkpoint.WEIGHTS, self.model.state_dict(), self.settings.model
        )
        if self.settings.averaging:
            checkpoint.save_weights(
                self.out / checkpoint.AVERAGED_WEIGHTS, self.average, self.settings.model
            )
        plot(self.out / "metrics.jsonl", self.out / "metrics.svg")

    def close(self) -> None:
        self.loader.close()
        self.group.close()

    # parts

    def _next(self) -> Batch:
        return self._batch(next(self.loader))

    def _batch(self, rows: Rows) -> Batch:
        return Batch.of(rows, self.device, self.settings.dense_attention)

    def _prepare(self) -> None:
        """Compiles what is to be compiled, before the clock of the schedule starts."""
        if self.settings.compile and len(self.heldout):
            began = time.monotonic()
            own = self.settings.batch_rows // self.group.size
            batch = self._batch(self.heldout[:own])
            with precision(self.device):
                hidden = self._hidden(batch)
            loss_of(self.model, hidden, batch)[0].backward()
            self.optimizer.clear()
            if self.device.type == "cuda":
                torch.cuda.synchronize()
            print(f"compiled in {time.monotonic() - began:.0f} s", flush=True)

    def _fit(self) -> None:
        """Takes the run's length from the file `minutes` in its folder, where there is one: so a run can be fitted to the
        time that is left on a machine while it is under way."""
        try:
            self.minutes = float((self.out / MINUTES).read_text())
        except (OSError, ValueError):
            return

    def _clock(self) -> float:
        """Seconds of training, over all resumptions."""
        return time.monotonic() - self.began

    def _agree(self, outcome: Outcome) -> None:
        """Makes sums over this process's rows (the gradients, the outcome) means or sums over all
        processes' rows, and sets the clock and the wish to stop to what all agree on."""
        gradients = [p.grad for p in self.model.parameters() if p.grad is not None]
        if self.group.size == 1:
            torch._foreach_div_(gradients, max(outcome.weight, 1e-9))
            self.elapsed = self._clock()
            return
        told = torch.tensor(
            [
                outcome.loss,
                outcome.soft,
                outcome.weight,
                outcome.correct,
                outcome.predicted,
                self._clock() / self.group.size,
                self.stopping,
            ],
            device=self.device,
        )
        self.group.add_up([told, *gradients])
        loss, soft, weight, correct, predicted, clock, stopping = told.tolist()
        outcome.loss, outcome.soft, outcome.weight = loss, soft, weight
        outcome.correct, outcome.predicted = int(correct), int(predicted)
        torch._foreach_div_(gradients, max(weight, 1e-9))
        self.elapsed, self.stopping = clock, stopping > 0

    def _hidden(self, batch: Batch) -> Tensor:
        if self.settings.compile and batch.ids.device.type == "cpu":
            # The number of spans differs from batch to batch; say so at once rather than compile
            # twice.
            torch._dynamo.maybe_mark_dynamic(batch.layout.own, 0)
            torch._dynamo.maybe_mark_dynamic(batch.layout.source, 0)
        return self.forward(batch.ids, batch.positions, batch.layout)

    def _average(self) -> None:
        decay = self.settings.averaging
        if decay:
            decay = min(decay, (1 + self.steps) / (10 + self.steps))
            weights = self.model.state_dict()
            torch._foreach_lerp_(
                list(self.average.values()), [weights[n] for n in self.average], 1 - decay
            )

    def _evaluate(self) -> dict[str, float]:
        total = Outcome()
        for first in range(0, len(self.heldout), self.settings.batch_rows):
            batch = self._batch(self.heldout[first : first + self.settings.batch_rows])
            # With gradients on, the compiled training graph is reused; they are never computed.
            with precision(self.device):
                hidden = self._hidden(batch)
            total.add(loss_of(self.model, hidden.detach(), batch)[1])
        return total.means()

    def _log(self, log, kind: str, entry: dict[str, float]) -> None:
        counts = {"steps": self.steps, "tokens": self.tokens, "predicted": self.predicted}
        values = {name: round(value, 5) for name, value in entry.items()}
        line = json.dumps({"kind": kind, **counts, "elapsed": round(self.elapsed, 1), **values})
        log.write(line + "\n")
        print(line, flush=True)

    def _begin_with(self, weights: Path) -> None:
        """Begins with the weights of another run, or exported ones; what they lack stays as it is in a new model."""
        missing, unknown = self.model.load_state_dict(read_weights(weights), strict=False)
        if unknown:
            raise ValueError(f"{weights} has weights that the model lacks: {', '.join(unknown)}")
        if missing:
            print(f"new in this run: {', '.join(missing)}", file=sys.stderr)
        self.average = {n: p.detach().clone() for n, p in self.model.state_dict().items()}

    def _restore(self, saved: dict) -> None:
        if saved["settings"]["model"] != self.settings.to_dict()["model"]:
            raise ValueError(
                "the checkpoint's model is not the one of this configuration: use another --out"
            )
        self.model.load_state_dict(saved["model"])
        self.average = {n: p.to(self.device) for n, p in saved["average"].items()}
        self.optimizer.load_state_dict(saved["optimizer"])
        torch.set_rng_state(saved["random"])
        self.elapsed, self.tokens = saved["elapsed"], saved["tokens"]
        self.predicted, self.steps = saved["predicted"], saved["steps"]


def _device() -> torch.device:
    """This process's GPU, or the CPU."""
    if not torch.cuda.is_available():
        return torch.device("cpu")
    device = torch.device("cuda", int(os.environ.get("LOCAL_RANK", "0")))
    torch.cuda.set_device(device)
    return device


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("config", type=Path, help="a JSON file of settings, see configs/")
    parser.add_argument("--out", type=Path, required=True, help="folder of the run")
    parser.add_argument("--resume", action="store_true", help="go on from the folder's checkpoint")
    parser.add_argument(
        "--initial", type=Path, help="a weights file to begin with, of another run or exported"
    )
    parser.add_argument(
        "--threads",
        type=int,
        default=max(os.cpu_count() // int(os.environ.get("LOCAL_WORLD_SIZE", "1")), 1),
        help="threads of PyTorch (default: all cores, shared out among torchrun's processes)",
    )
    arguments = parser.parse_args()
    missing = {name: value for name, value in CPU_ENVIRONMENT.items() if name not in os.environ}
    if missing and not torch.cuda.is_available():
        os.execve(sys.executable, [*sys.orig_argv], os.environ | missing)
    try:
        settings = Settings.load(arguments.config)
        if not arguments.resume and (arguments.out / checkpoint.CHECKPOINT).exists():
            raise ValueError(
                f"{arguments.out} already holds a run: add --resume, or choose another --out"
            )
        from hunch_recipe.data import rows

        torch.set_num_threads(arguments.threads)
        source = partial(rows, practice=settings.practice)
        trainer = Trainer(settings, arguments.out, source, arguments.resume, arguments.initial)
    except (OSError, ValueError, TypeError, RuntimeError) as error:
        print(f"train: {error}", file=sys.stderr)
        return 2

    def stop(*_: object) -> None:
        trainer.stopping = True

    signal.signal(signal.SIGINT, stop)
    signal.signal(signal.SIGTERM, stop)
    try:
        trainer.run()
    finally:
        trainer.close()
    return 0


if __name__ == "__main__":
    leave(main())
