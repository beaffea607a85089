"""The targets of Package.swift, as the package manager reads them. Nothing is fetched or built."""

import json
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Target:
    name: str
    folder: str
    # The targets of this package that it depends on.
    needs: frozenset

    @property
    def module(self):
        """The name that sources import; a target may be called NAMEModule."""
        return Path(self.folder).name.replace("-", "_")


@cache
def dumped():
    # In a scratch folder of its own it does not wait for a build.
    with tempfile.TemporaryDirectory() as scratch:
        command = ["swift", "package", "--package-path", str(ROOT), "--scratch-path", scratch, "dump-package"]
        return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def names():
    """The names of all targets."""
    return [target["name"] for target in dumped()["targets"]]


def targets():
    """The targets of Sources by name."""
    found = {target["name"]: target for target in dumped()["targets"]
             if (target.get("path") or "").startswith("Sources/")}
    needs = {name: frozenset(need for item in target["dependencies"]
                             for need in [(item.get("byName") or item.get("target") or [None])[0]] if need in found)
             for name, target in found.items()}
    return {name: Target(name, target["path"], needs[name]) for name, target in found.items()}


def closure(names, found):
    """The targets with all their dependencies."""
    seen, waiting = set(), list(names)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += found[name].needs
    return seen


def product(name):
    """The names of a product's targets."""
    return next(item["targets"] for item in dumped()["products"] if item["name"] == name)


def dependencies():
    """(identity, version) of each package that the manifest names."""
    for item in dumped()["dependencies"]:
        for source in item.get("sourceControl", []):
            yield source["identity"], source["requirement"].get("exact", [""])[0]
