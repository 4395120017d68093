"""The Pythons of this machine that programs can be traced under: CPython 3.11 to 3.14, and Pyodide in Node.js."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

RECIPE = Path(__file__).resolve().parents[1]
NATIVE = ("3.11", "3.12", "3.13", "3.14")
PYODIDE = RECIPE.parents[1] / "web/node_modules/pyodide"  # pinned in web/package.json
_TO_INSTALL = "run `npm ci` in web/"


class Broken(Exception):
    """An interpreter that is here did not answer; the message holds what it said."""


@dataclass(frozen=True)
class Interpreter:
    """A Python that is present, and the command that serves requests with a module of the recipe, named last."""

    name: str
    command: tuple[str, ...]

    def answers(self, module: str, requests: list) -> tuple[str, list]:
        """The version and the answers of `module`'s `serve` to all requests."""
        done = subprocess.run(
            [*self.command, module],
            input="".join(json.dumps(request) + "\n" for request in requests),
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": str(RECIPE), "PYTHONHASHSEED": "0"},
        )
        lines = done.stdout.splitlines()
        if done.returncode or len(lines) != len(requests) + 1:
            raise Broken(
                f"{self.name} answered {max(len(lines) - 1, 0)} of {len(requests)} requests, then: "
                + done.stderr.strip()[-2000:]
            )
        version, *answers = map(json.loads, lines)
        return version, answers


def this() -> Interpreter:
    """The Python that runs this."""
    return Interpreter(
        f"CPython {sys.version_info[0]}.{sys.version_info[1]}", (sys.executable, "-m")
    )


def others() -> tuple[list[Interpreter], list[str]]:
    """The other ones that are here; and, a sentence each, why those that are not here are left out."""
    present: list[Interpreter] = []
    absent: list[str] = []
    for version in NATIVE:
        name = f"CPython {version}"
        if name == this().name:
            continue
        path = _native(version)
        if path is None:
            absent.append(f"{name} is not compared: there is no `python{version}` here.")
        else:
            present.append(Interpreter(name, (path, "-m")))
    node = shutil.which("node")
    if node is None:
        absent.append("Pyodide is not compared: there is no Node.js here.")
    elif not (PYODIDE / "pyodide.mjs").is_file():
        absent.append(f"Pyodide is not compared: it is not installed, {_TO_INSTALL}.")
    else:
        version = json.loads((PYODIDE / "package.json").read_text())["version"]
        script = str(RECIPE / "hunch_recipe/pyodide.mjs")
        present.append(Interpreter(f"Pyodide {version}", (node, script, str(PYODIDE))))
    return present, absent


def _native(version: str) -> str | None:
    """The path of an installed CPython of a version, of pyenv or on the PATH."""
    found = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    for path in [*map(str, found), shutil.which(f"python{version}")]:
        # what pyenv puts on the PATH is there even where it leads to nothing
        if path is not None and _says(path).startswith(f"Python {version}."):
            return path
    return None


def _says(path: str) -> str:
    return subprocess.run([path, "--version"], capture_output=True, text=True).stdout
