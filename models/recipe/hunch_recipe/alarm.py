"""Ending a run from outside: a deadline, and the exception that ends the program."""

from __future__ import annotations

import signal
import threading


class Stop(BaseException):
    """Ends the run from inside; no `except Exception` of the program catches it."""


class Alarm:
    """Interrupts the run after a time, again and again until it ends. Only where signals exist, in the main thread."""

    def __init__(self, seconds: float, stopping: list[str]):
        self.seconds = seconds
        self.stopping = stopping
        self.set = self.armed = (
            hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        )

    def __enter__(self) -> None:
        if self.armed:
            self.handler = signal.signal(signal.SIGALRM, self.ring)
            signal.setitimer(signal.ITIMER_REAL, self.seconds * 1.1 + 0.05, 0.01)

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Disarms it. Can be repeated, which is needed where it rang just before."""
        if self.set:
            self.armed = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.handler)

    def ring(self, *_: object) -> None:
        if not self.armed:
            return
        self.stopping.append("timeout")
        raise Stop
