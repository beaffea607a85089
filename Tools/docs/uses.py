"""The names that sources use, and the sources that count as proofs for a name."""

import re
from pathlib import Path

from swift_source import CLOSING, Source, closing

ROOT = Path(__file__).resolve().parents[2]
USE = re.compile(r"(?P<mark>\\\.|\.|@|#)?\b(?P<name>[A-Za-z_]\w*)")


def labels(code, start, end):
    found, begins, offset = [], True, start
    if not code[start:end].strip():
        return []
    while offset < end:
        if begins:
            match = re.compile(r"\s*(\w+)\s*:(?!:)").match(code, offset, end)
            found.append(match[1] if match else "_")
            begins = False
        if code[offset] in CLOSING:
            offset = closing(code, offset)
        elif code[offset] == ",":
            begins = True
        offset += 1
    return found


class Uses:
    """The names that code uses: words, members, and calls with their labels. `None` as labels matches any labels."""

    def __init__(self, code):
        self.words, self.members, self.calls = set(), set(), {}
        self.own = set(re.findall(r"\b(?:struct|class|enum|actor|protocol)\s+(\w+)", code))
        for match in USE.finditer(code):
            name, mark = match["name"], match["mark"] or ""
            self.words.add(mark[-1] + name if mark in ("@", "#") else name)
            if mark.endswith("."):
                self.members.add(name)
            end = match.end()
            if end < len(code) and code[end] == "<":
                generic = re.compile(r"<[^<>(){}]*>").match(code, end)
                end = generic.end() if generic else end
            called, taken = False, []
            if end < len(code) and code[end] == "(":
                close = closing(code, end)
                called, taken, end = True, labels(code, end + 1, close), close + 1
            closure = re.compile(r"[ \t]*\{").match(code, end)
            if closure:
                called, taken = True, taken + [None]
                end = closing(code, closure.end() - 1) + 1
                while True:
                    more = re.compile(r"\s*(\w+):\s*\{").match(code, end)
                    if not more:
                        break
                    taken.append(more[1])
                    end = closing(code, more.end() - 1) + 1
            if called:
                self.calls.setdefault(name, set()).add(tuple(taken))

    def has(self, kind, owner, name):
        base, _, rest = name.partition("(")
        declared = [label for label in rest.rstrip(")").split(":") if label] if rest else []
        if kind in ("type", "protocol"):
            return base in self.words and base not in self.own or "@" + base in self.words
        if kind == "macro":
            return "#" + base in self.words or "@" + base in self.words
        if kind == "initializer":
            base = owner.split(".")[-1]
            if base in self.own:
                return False
            return any(takes(declared, call) for call in self.calls.get(base, ()))
        if kind == "function":
            calls = self.calls.get(base, ()) if not owner or base in self.members else ()
            return any(takes(declared, call) for call in calls)
        if kind in ("property", "case"):
            return base in self.members
        return False


def takes(declared, call):
    """Whether a call's labels are a subsequence of the declaration's."""
    at = 0
    for label in call:
        while at < len(declared) and label is not None and declared[at] != label:
            at += 1
        if at >= len(declared):
            return False
        at += 1
    return True


IMPORT = re.compile(
    r"^\s*(?:@\w+\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|typealias)\s+)?(\w+)", re.MULTILINE)


def exports(found):
    """The modules that an import of each module makes visible, by its name in sources."""
    brings = {}
    for shown, folder in found.values():
        text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / folder).rglob("*.swift")))
        brings[shown] = set(re.findall(r"^@_exported import (?:\w+ )?(\w+)", text, re.MULTILINE)) | {shown}
    changed = True
    while changed:
        changed = False
        for names in brings.values():
            wider = names.union(*(brings.get(name, set()) for name in names))
            changed |= wider != names
            names |= wider
    return brings


class Proof:
    def __init__(self, path, code, imports, brings):
        self.path, self.uses = path, Uses(code)
        self.modules = set().union(*(brings.get(name, {name}) for name in imports)) | {"Foundation"}


NUMBER = re.compile(r"\b[NIF]-?\d{2,4}\b")
TEST = re.compile(r"(?P<doc>(?:^[ \t]*///[^\n]*\n)*)^[ \t]*@Test\b", re.MULTILINE)


def evidence_bodies(source):
    """The code of tests that carry a number of evidence."""
    for match in TEST.finditer(source.text):
        function = re.compile(r"\bfunc\s+\w+").search(source.text, match.end())
        if not function or not NUMBER.search(match["doc"] + source.text[match.end():function.start()]):
            continue
        brace = source.code.find("{", function.end())
        if brace >= 0:
            yield source.code[function.end():closing(source.code, brace)]


def proofs(drawn, verified, brings):
    """Drawn sources, and code that is compared with evidence, as Proofs.

    - drawn: paths of sources that tests draw. - verified: paths of checks that read evidence."""
    def imported(path):
        # A widget folder's files see what any of them imports.
        is_widget = "Fixtures" in path.parts or "Examples" in path.parts
        files = sorted(path.parent.glob("*.swift")) if is_widget else [path]
        names = {name for file in files for name in IMPORT.findall(file.read_text(encoding="utf-8"))}
        return names | ({"SwiftUI", "WidgetKit"} if is_widget else set())

    found = {"drawn": [], "verified": []}
    for path in drawn:
        found["drawn"].append(Proof(path, Source(path).code, imported(path), brings))
    for path in verified:
        found["verified"].append(Proof(path, Source(path).code, imported(path), brings))
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        if "Fixtures" in path.parts:
            continue
        source = Source(path)
        bodies = "\n".join(evidence_bodies(source))
        if bodies:
            found["verified"].append(Proof(path, bodies, imported(path), brings))
    return found
