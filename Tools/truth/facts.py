"""The file of facts that a Mac writes: what it must contain, and how it is read."""

import json
from pathlib import Path

import png

FORMAT = 1
BACKGROUNDS = {"light": [255, 255, 255], "dark": [0, 0, 0]}
PLATFORMS = ("iOS", "macOS")
READINGS = ("colors", "ink", "coverage", "picture")
# Larger numbers are not lengths, and not every integer of JSON is a floating-point number.
MOST = 1e9
# The size of the largest file of facts that is read.
MOST_BYTES = 16_000_000


class FactsError(Exception):
    """The file cannot be scored; the message names the place and the reason."""


def numbers(value, count, place):
    valid = isinstance(value, list) and len(value) == count and all(
        isinstance(number, (int, float)) and not isinstance(number, bool) and abs(number) < MOST for number in value)
    if not valid:
        raise FactsError(f"{place} must be {count} number{'s' * (count > 1)}, not {json.dumps(value)[:60]}")
    return value


def word(value, place, allowed=None):
    if not isinstance(value, str) or not value or allowed and value not in allowed:
        raise FactsError(f"{place} must be {' or '.join(allowed) if allowed else 'a text'}, "
                         f"not {json.dumps(value)[:60]}")
    return value


def checked_case(case, place):
    """The case itself; throws if it is not as `TruthFacts` writes it."""
    if not isinstance(case, dict):
        raise FactsError(f"{place} must be an object")
    place = f"the case {word(case.get('id'), place + '.id')}"
    word(case.get("subject"), f"{place}: subject")
    word(case.get("appearance"), f"{place}: appearance", tuple(BACKGROUNDS))
    numbers(case.get("size"), 2, f"{place}: size")
    for name in ("scale", "precision"):
        if numbers([case.get(name)], 1, f"{place}: {name}")[0] <= 0:
            raise FactsError(f"{place}: {name} must be positive")
    frames, samples, readings = case.get("frames"), case.get("samples"), case.get("readings")
    if not isinstance(frames, dict) or not isinstance(samples, list) or not isinstance(readings, list):
        raise FactsError(f"{place}: frames, samples and readings are missing")
    for name, frame in frames.items():
        numbers(frame, 4, f"{place}: the frame {name}")
    for sample in samples:
        numbers(sample, 2, f"{place}: a sample")
    for reading in readings:
        word(reading, f"{place}: a reading", READINGS)
    if case.get("colors") is not None:
        if not isinstance(case["colors"], list) or len(case["colors"]) != len(samples):
            raise FactsError(f"{place}: colors must be as many as samples")
        for color in case["colors"]:
            numbers(color, 3, f"{place}: a color")
    for name, count in (("pixels", 2), ("ink", 4)):
        if case.get(name) is not None:
            numbers(case[name], count, f"{place}: {name}")
    if case.get("coverage") is not None:
        if not isinstance(case["coverage"], list) or not case["coverage"]:
            raise FactsError(f"{place}: coverage must be a number for each row")
        numbers(case["coverage"], len(case["coverage"]), f"{place}: coverage")
    return case


def checked(content):
    """(origin, {id: case}) of a decoded file."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise FactsError(f"the file is not of format {FORMAT}; Tools/truth-kit/run writes such a file")
    origin, cases = content.get("origin"), content.get("cases")
    if not isinstance(origin, dict) or not isinstance(cases, list):
        raise FactsError("origin and cases are missing")
    word(origin.get("renderer"), "origin.renderer", ("apple", "tessera"))
    word(origin.get("platform"), "origin.platform", PLATFORMS)
    word(origin.get("system"), "origin.system")
    found = {}
    for index, case in enumerate(cases):
        case = checked_case(case, f"cases[{index}]")
        if case["id"] in found:
            raise FactsError(f"the case {case['id']} occurs twice")
        found[case["id"]] = case
    return origin, found


def read(path):
    """(origin, {id: case}) of a file, or of `facts.json` in a folder."""
    path = Path(path)
    path = path / "facts.json" if path.is_dir() else path
    try:
        if path.stat().st_size > MOST_BYTES:
            raise FactsError(f"{path} has more than {MOST_BYTES} bytes")
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, ValueError, RecursionError) as error:
        raise FactsError(f"{path} cannot be read: {error}") from error
    return checked(content)


def picture(case, folder):
    """The pixels of a case's picture, or None when the folder does not have it."""
    name = case.get("picture")
    if not isinstance(name, str):
        return None
    try:
        path = (folder / name).resolve()
    except (OSError, ValueError) as error:
        raise FactsError(f"the case {case['id']}: its picture has an impossible name: {error}") from error
    if folder.resolve() not in path.parents:
        raise FactsError(f"the case {case['id']}: its picture {name} is outside of the folder")
    if not path.is_file():
        return None
    try:
        return png.read(path.read_bytes())
    except png.PictureError as error:
        raise FactsError(f"{path}: {error}") from error
