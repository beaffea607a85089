"""Draws the corpus with Tessera, as a widget extension with a kind for each case."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import comparison
import facts
import png

ROOT = Path(__file__).resolve().parents[2]
KIT = ROOT / "Tools" / "truth-kit"
OUT = ROOT / "out" / "truth"
# A preview names the widget of the example, which is not among the sources.
EXCLUDED = "WeatherPreviews.swift"
MARK = "truth:"
# The exit status with which a command rejects a widget that this machine cannot confine.
NOT_CONFINED = 5
# The first version with the system colors of 2025.
FIRST_OF_2025 = 26


class DrawingError(Exception):
    """Tessera did not draw the corpus; the message says why."""


def program():
    named = os.environ.get("TESSERA_RELEASED") or ROOT / ".build" / "release" / "tessera"
    if not Path(named).is_file():
        raise DrawingError(f"{named} does not exist; run ./dev build first")
    return str(named)


def collect(folder):
    """Copies the sources into one folder. Times are kept, so that Tessera finds its build of an unchanged corpus."""
    shutil.rmtree(folder, ignore_errors=True)
    for source in (KIT / "Sources" / "TruthCorpus", KIT / "Widget"):
        shutil.copytree(source, folder / source.name, ignore=shutil.ignore_patterns(EXCLUDED))


def places(origin):
    """The options for a drawing on the platform of the facts, with its system colors."""
    options = ["--platform", "mac"] if origin["platform"] == "macOS" else []
    version = re.search(r"\d+", origin["system"])
    if version and int(version[0]) < FIRST_OF_2025:
        options += ["--system-colors", "classic"]
    return options


def render(sources, folder, options):
    """Pictures or trees by kind."""
    command = [program(), "render", str(sources), "--at", "2026-09-09T09:41Z", "--out", str(folder), *options]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode == NOT_CONFINED:
        # The corpus belongs to this project.
        run = subprocess.run([*command, "--trusted"], capture_output=True, text=True, check=False)
    if run.returncode:
        raise DrawingError(f"tessera render ended with status {run.returncode}:\n{run.stderr.strip()}")
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    return {picture["kind"]: folder / picture["file"] for picture in manifest["pictures"]}


def noted(node):
    """The facts that the views of a tree state."""
    identifier = node.get("identifier", "")
    if identifier.startswith(MARK):
        yield json.loads(identifier[len(MARK):])
    for child in node.get("children", []):
        yield from noted(child)


def draw(origin, out=OUT):
    """({id: case}, {id: picture}) of the corpus.

    1. A run at each scale of the corpus writes trees and pictures; the first one reports the scales.
    2. A case is read from the run at its own scale."""
    collect(out / "extension")
    options, cases, pictures = places(origin), {}, {}
    scales, done = [2.0], set()
    while scales:
        scale = scales.pop()
        done.add(scale)
        folder = out / f"at-{scale:g}"
        at_scale = [*options, "--scale", f"{scale:g}"]
        trees = render(out / "extension", folder / "trees", [*at_scale, "--format", "json"])
        drawn = render(out / "extension", folder / "pictures", [*at_scale, "--format", "png"])
        for kind, path in trees.items():
            found = list(noted(json.loads(path.read_text(encoding="utf-8"))["root"]))
            if len(found) != 1:
                raise DrawingError(f"the tree of {kind} has {len(found)} notes of facts instead of one")
            case = facts.checked_case(found[0], kind)
            if case["scale"] == scale:
                cases[kind], pictures[kind] = case, drawn[kind]
            elif case["scale"] not in done and case["scale"] not in scales:
                scales.append(case["scale"])
    for kind, case in cases.items():
        read_pixels(case, pictures[kind])
    return cases, pictures


def pixels(case, path):
    """The part of a widget's picture that the case covers: its upper left corner."""
    width, height = (round(length * case["scale"]) for length in case["size"])
    found = png.read(path.read_bytes(), rows=height)
    if found.width < width or found.height < height:
        raise DrawingError(f"the picture of {case['id']} is smaller than the case; give it a smaller size")
    return found.cropped(width, height)


def read_pixels(case, path):
    """Adds what is read from the picture."""
    case["pixels"] = [round(length * case["scale"]) for length in case["size"]]
    if not {"colors", "ink", "coverage"} & set(case["readings"]):
        return
    found = pixels(case, path)
    case["colors"] = [found.color(int(x * case["scale"] // 1), int(y * case["scale"] // 1))
                      for x, y in case["samples"]]
    background = facts.BACKGROUNDS[case["appearance"]]
    box = comparison.ink(found, background)
    if box:
        case["ink"] = box
    if "coverage" in case["readings"]:
        case["coverage"] = comparison.coverage(found, background)
