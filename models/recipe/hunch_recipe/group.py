"""The processes that train one model together, as `torchrun` starts them; by itself, a process is a
group of one.

Every process holds the whole model and reads its own rows; once a step they add up their gradients.
What decides about the run (the clock, whether to stop) is added up with them, so that all processes
always do the same.
"""

import os
import sys
from typing import NoReturn

import torch
import torch.distributed as distributed
from torch import Tensor


class Group:
    """`rank` of `size` processes."""

    def __init__(self) -> None:
        self.size = int(os.environ.get("WORLD_SIZE", "1"))
        self.rank = int(os.environ.get("RANK", "0"))
        if self.size > 1 and not distributed.is_initialized():
            distributed.init_process_group("nccl" if torch.cuda.is_available() else "gloo")

    @property
    def leads(self) -> bool:
        """Whether this process is the one that evaluates, saves and logs."""
        return self.rank == 0

    def add_up(self, tensors: list[Tensor]) -> None:
        """Replaces each tensor by its sum over the processes, in one exchange."""
        if self.size == 1:
            return
        flat = torch.cat([tensor.flatten() for tensor in tensors])
        distributed.all_reduce(flat)
        parts = flat.split([tensor.numel() for tensor in tensors])
        for tensor, part in zip(tensors, parts, strict=True):
            tensor.copy_(part.view_as(tensor))

    def share(self, count: int) -> slice:
        """This process's part of `count` equal pieces of work."""
        return slice(self.rank * count // self.size, (self.rank + 1) * count // self.size)

    def meet(self) -> None:
        """Waits until every process is here."""
        if self.size > 1:
            distributed.barrier()

    def close(self) -> None:
        if self.size > 1 and distributed.is_initialized():
            distributed.destroy_process_group()


def leave(status: int) -> NoReturn:
    """Ends a process that is done, and one of several without the end of its interpreter: a thread of PyTorch's that wants
    the interpreter at that moment aborts the process ("terminate called without an active exception", seen once), and
    `torchrun` takes a run for failed that is finished and saved."""
    if int(os.environ.get("WORLD_SIZE", "1")) > 1:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    sys.exit(status)
