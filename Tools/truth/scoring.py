"""Judges the facts of a Mac by Tessera's drawing of the same cases."""

import math

import comparison
import facts

COLOR_TOLERANCE = comparison.TOLERANCE
INK_TOLERANCE = 1
# Pixels of a row: two edges to an eighth of a pixel each.
COVERAGE_TOLERANCE = 0.25
# Frames are decimal texts of binary numbers.
ROUNDING = 1e-6
# What must be equal for two drawings to show the same case.
IDENTITY = ("subject", "appearance", "size", "scale", "samples")


class Verdict:
    """One fact: how far ours is from it, and how far it may be."""

    def __init__(self, case, name, residual, allowed, unit, ours=None, theirs=None):
        self.case, self.name, self.residual, self.allowed, self.unit = case, name, residual, allowed, unit
        self.ours, self.theirs = ours, theirs

    @property
    def holds(self):
        return self.residual <= self.allowed + ROUNDING

    @property
    def excess(self):
        """The residual as a multiple of what is allowed, which compares facts of different kinds."""
        return self.residual / self.allowed if self.allowed else self.residual

    def __str__(self):
        residual = "missing" if math.isinf(self.residual) else f"{self.residual:.4g} {self.unit}"
        values = f": {shown(self.ours)} instead of {shown(self.theirs)}" if self.theirs is not None else ""
        return f"{self.case['id']} {self.name}: {residual}{values}"


def shown(value):
    if value is None:
        return "nothing"
    return ", ".join(f"{number:.6g}" for number in value)


def farthest(ours, theirs):
    if ours is None or theirs is None:
        return 0 if ours is theirs else math.inf
    return max(abs(a - b) for a, b in zip(ours, theirs))


def changed(ours, theirs):
    """The names of what makes two drawings of a case incomparable."""
    return [name for name in IDENTITY if ours.get(name) != theirs.get(name)]


def verdicts(ours, theirs, our_pixels=None, their_pixels=None):
    """The facts of a case, each with its verdict. `their_pixels` is None when the picture was not handed over."""
    for name, frame in sorted(theirs["frames"].items()):
        own = ours["frames"].get(name)
        yield Verdict(ours, f"frame {name}", farthest(own, frame), ours["precision"], "pt", own, frame)
    for name in sorted(set(ours["frames"]) - set(theirs["frames"])):
        yield Verdict(ours, f"frame {name}, which the file lacks", math.inf, ours["precision"], "pt")
    if theirs.get("pixels") is not None:
        residual = farthest(ours["pixels"], theirs["pixels"])
        yield Verdict(ours, "pixels", residual, 0, "px", ours["pixels"], theirs["pixels"])
    if "colors" in ours["readings"]:
        for index, color in enumerate(theirs.get("colors") or []):
            own = ours["colors"][index]
            place = "color at " + shown(ours["samples"][index])
            yield Verdict(ours, place, farthest(own, color), COLOR_TOLERANCE, "of 255", own, color)
    if "ink" in ours["readings"] and theirs.get("pixels") is not None:
        own, ink = ours.get("ink"), theirs.get("ink")
        yield Verdict(ours, "ink", farthest(own, ink), INK_TOLERANCE, "px", own, ink)
    if "coverage" in ours["readings"] and theirs.get("coverage") is not None:
        yield coverage(ours, theirs["coverage"])
    if "picture" in ours["readings"] and our_pixels is not None and their_pixels is not None:
        background = facts.BACKGROUNDS[ours["appearance"]]
        count = comparison.differing_pixels(our_pixels, their_pixels, background)
        yield Verdict(ours, "picture", count, 0, "pixels differ")


def coverage(ours, theirs):
    """The verdict about the row that differs the most."""
    if len(ours["coverage"]) != len(theirs):
        return Verdict(ours, f"coverage of {len(theirs)} rows", math.inf, COVERAGE_TOLERANCE, "px")
    own, covered, row = max(((own, covered, row) for row, (own, covered) in enumerate(zip(ours["coverage"], theirs))),
                            key=lambda pair: abs(pair[0] - pair[1]))
    return Verdict(ours, f"coverage of row {row}", abs(own - covered), COVERAGE_TOLERANCE, "px", [own], [covered])


class Score:
    """Every verdict, and what could not be judged."""

    def __init__(self, ours, theirs, our_pixels, their_pixels):
        """The two drawings are {id: case}; the pixels are functions of a case, which may return None."""
        self.found, self.stale = [], []
        self.unmeasured = sorted(set(ours) - set(theirs))
        self.without_picture = 0
        for name, case in sorted(theirs.items()):
            if name not in ours:
                self.stale.append(f"{name}: the corpus no longer has this case")
                continue
            differing = changed(ours[name], case)
            if differing:
                self.stale.append(f"{name}: {', '.join(differing)} of the case changed since it was drawn")
                continue
            compared = "picture" in ours[name]["readings"]
            pixels = their_pixels(case) if compared else None
            self.without_picture += compared and pixels is None
            self.found += verdicts(ours[name], case, our_pixels(ours[name]) if pixels else None, pixels)

    @property
    def failures(self):
        return sorted((verdict for verdict in self.found if not verdict.holds),
                      key=lambda verdict: (-verdict.excess, verdict.case["id"], verdict.name))

    @property
    def holds(self):
        return bool(self.found) and not self.failures and not self.stale

    def groups(self, key):
        """(name, cases, facts, facts that hold, the worst fact) of each group, the worst group first."""
        grouped = {}
        for verdict in self.found:
            if verdict.case.get(key):
                grouped.setdefault(verdict.case[key], []).append(verdict)
        rows = []
        for name, members in grouped.items():
            held = sum(verdict.holds for verdict in members)
            cases = len({verdict.case["id"] for verdict in members})
            rows.append((name, cases, len(members), held, max(members, key=lambda verdict: verdict.excess)))
        return sorted(rows, key=lambda row: (row[3] / row[2], row[0]))

    def table(self, key):
        lines = [f"{key:14}{'cases':>6}{'facts':>7}{'hold':>7}{'share':>9}  largest residual"]
        for name, cases, count, held, worst in self.groups(key):
            residual = "-" if worst.holds and not worst.residual else str(worst)
            lines.append(f"{name:14}{cases:6}{count:7}{held:7}{held * 100 / count:7.1f} %  {residual}")
        return lines

    def report(self, most):
        """Lines for a reader; at most so many failures."""
        lines = self.table("subject")
        if any(verdict.case.get("decides") for verdict in self.found):
            lines += ["", "Cases that decide an open question of an entry in Documentation/Evidence:"]
            lines += self.table("decides")
        failures = self.failures
        if failures:
            lines += ["", f"{len(failures)} of {len(self.found)} facts do not hold, the worst first:"]
            lines += [f"  {verdict}" for verdict in failures[:most]]
            if len(failures) > most:
                lines.append(f"  and {len(failures) - most} more; --most N prints more of them")
        if self.stale:
            lines += ["", "Not judged:", *(f"  {line}" for line in self.stale)]
        if self.unmeasured:
            lines += ["", f"Cases of the corpus that are not in the file: {len(self.unmeasured)}"]
        if self.without_picture:
            lines += ["", f"Pictures that are not next to the file and were not compared: {self.without_picture}"]
        return lines
