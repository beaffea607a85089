"""Reads the project's Swift files as far as the checks need it: types with their bodies and stored properties.

A file is read without comments and string literals, which `blanked` replaces by spaces. A type is a keyword, a name and
the next pair of braces. This suffices for sources that the compiler and the formatter accept.
"""

import re
import subprocess
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SUFFIXES = {".swift", ".c", ".h", ".js", ".css", ".html", ".py", ".sh", ""}
# Modules that declare Apple's names.
APPLE_FOLDERS = ("Sources/SDK/", "Sources/Model/CoreGraphics/", "Sources/Model/FoundationSupplement/")

NO_CODE = re.compile(
    r"//[^\n]*|/\*.*?\*/|(?P<h>#*)\"\"\"(?:\\.|.)*?\"\"\"(?P=h)|(?P<m>#+)\"[^\n]*?\"(?P=m)|\"(?:\\.|[^\"\\\n])*\"",
    re.DOTALL)
TYPE = re.compile(r"(?<![.\w`])(class|struct|enum|actor|extension|protocol)\s+(?!func\b|var\b|let\b|subscript\b)"
                  r"`?(\w[\w.]*)`?")
PROPERTY = re.compile(r"(?<![.\w`])(var|let)\s+`?(\w+)`?")
BRACES = re.compile(r"[{}]")
WORD = re.compile(r"\w+")


def tracked():
    """The paths of the project's own sources. Fixtures stand for sources of others and are left out."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                            capture_output=True, text=True, check=True).stdout.split("\0")
    for path in sorted(set(listed)):
        file = ROOT / path
        if path and "/Fixtures/" not in path and file.suffix in SUFFIXES and file.is_file() and not file.is_symlink():
            if file.suffix or file.read_bytes()[:2] == b"#!":
                yield path


def blanked(text):
    """Comments and string literals as spaces; every line stays."""
    return NO_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def outside_braces(code):
    """Code without what is in braces; the braces stay, and every offset."""
    level, last, kept = 0, 0, []
    for brace in BRACES.finditer(code):
        kept.append(code[last:brace.start()] if level == 0 else " " * (brace.start() - last))
        level += 1 if brace[0] == "{" else -1
        kept.append(brace[0])
        last = brace.end()
    return "".join(kept) + code[last:]


@dataclass
class Property:
    """A stored property of instances."""

    name: str
    keyword: str
    # Attributes and modifiers in front of the keyword, and what follows the name on its line.
    modifiers: str
    rest: str


@dataclass
class SwiftType:
    """A type or an extension, with the part of the file between its braces."""

    kind: str
    # With the names of the types around it.
    name: str
    # Offsets: of the keyword, of the opening and of the closing brace.
    start: int
    opening: int
    closing: int
    file: "SwiftFile" = field(repr=False)

    @property
    def head(self):
        """From the line of the keyword to the opening brace."""
        return self.file.code[self.file.code.rfind("\n", 0, self.start) + 1:self.opening]

    @property
    def line(self):
        return self.file.code.count("\n", 0, self.start) + 1

    @property
    def is_public(self):
        return bool(re.search(r"\b(?:public|open)\b", self.head[:self.head.find(self.kind)]))

    @property
    def body(self):
        return self.file.code[self.opening + 1:self.closing]

    @cached_property
    def own_body(self):
        """The body with what is in further braces as spaces."""
        return outside_braces(self.body)

    @cached_property
    def stored(self):
        """The stored properties of instances."""
        found = []
        if self.kind not in ("class", "struct", "actor"):
            return found
        own = self.own_body
        for match in PROPERTY.finditer(own):
            modifiers = re.split(r"[\n;}]", own[:match.start()])[-1]
            if re.search(r"\b(?:static|class|case|if|guard|while|for)\b", modifiers):
                continue
            if self.is_stored(match.end()):
                rest = own[match.end():].partition("\n")[0]
                found.append(Property(match[2], match[1], modifiers, rest))
        return found

    def is_stored(self, end):
        """Whether the property whose name ends here has storage: a value, no braces, or braces with observers."""
        own, depth = self.own_body, 0
        for offset in range(end, len(own)):
            character = own[offset]
            if character in "([<":
                depth += 1
            elif character in ")]>":
                depth -= 1 if own[offset - 1] != "-" else 0
            elif depth <= 0 and character in "=\n;":
                return True
            elif depth <= 0 and character == "{":
                first = WORD.search(self.body, offset)
                return bool(first) and first[0] in ("didSet", "willSet")
        return True


class SwiftFile:
    """A Swift file with its types."""

    def __init__(self, path, text):
        self.path = path
        self.text = text
        self.code = blanked(text)

    @cached_property
    def lines(self):
        return self.text.split("\n")

    @cached_property
    def pairs(self):
        """The closing brace of each opening one."""
        found, open_braces = {}, []
        for brace in BRACES.finditer(self.code):
            if brace[0] == "{":
                open_braces.append(brace.start())
            elif open_braces:
                found[open_braces.pop()] = brace.start()
        return found

    @cached_property
    def types(self):
        found, around = [], []
        for match in TYPE.finditer(self.code):
            opening = self.code.find("{", match.end())
            if opening not in self.pairs:
                continue
            while around and around[-1].closing < match.start():
                around.pop()
            name = ".".join([around[-1].name, match[2]] if around else [match[2]])
            own = SwiftType(match[1], name, match.start(), opening, self.pairs[opening], self)
            found.append(own)
            around.append(own)
        return found


def swift_files(*folders):
    """The project's Swift files in some folders."""
    for path in tracked():
        if path.endswith(".swift") and path.startswith(folders):
            yield SwiftFile(path, (ROOT / path).read_text(encoding="utf-8"))
