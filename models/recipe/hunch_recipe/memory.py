"""A limit on the memory of a process that runs programs: they meet a MemoryError, not the machine's out-of-memory killer."""

from __future__ import annotations

from pathlib import Path


def limit(megabytes: int) -> None:
    """Lets this process take so much more than it has already, where the system can do that; what is set from outside
    stays."""
    try:
        import resource
    except ImportError:
        return
    soft = _pages() * resource.getpagesize() + (megabytes << 20)
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    if hard != resource.RLIM_INFINITY:
        soft = min(soft, hard)
    resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def _pages() -> int:
    """Pages of address space that this process has taken already; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[0])
    except OSError:
        return 0
