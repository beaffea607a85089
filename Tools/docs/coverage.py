"""The state of an Apple API name: the files of the tests and the sources that prove it (`Proofs`)."""

import re
from dataclasses import dataclass
from pathlib import Path

import supported
from swift_source import code_of

ROOT = Path(__file__).resolve().parents[2]
PUBLIC_MODULES = sorted({name for name, _ in supported.modules().values()} - {"Foundation"})
PUBLIC_FOLDERS = sorted({folder for _, folder in supported.modules().values()})
EVIDENCE_FOLDERS = ["Tests/EvidenceTests/Checks", "Tests/EvidenceTests/Pictures"]
VIEW_TEST_FOLDERS = ["Tests/SwiftUITests", "Tests/WidgetKitTests", "Tests/ChartsTests"]
# Folders that a test names because they must not compile.
REFUSED_FOLDERS = ["Tests/Fixtures/Negative"]


def relative(path):
    return path.relative_to(ROOT).as_posix()


def swift_files(*folders):
    """All Swift files below the folders, sorted by path, without build products."""
    found = {path for folder in folders for path in (ROOT / folder).rglob("*.swift")}
    return sorted(path for path in found if not any(part.startswith(".") for part in path.relative_to(ROOT).parts))


MODIFIERS = r"(?:public|open)\s+(?:(?:static|final|indirect|nonisolated|mutating|override|convenience)\s+|@\w+\s+)*"


@dataclass
class Proofs:
    """Code by path, one dictionary for each state."""

    verified: dict
    drawn: dict
    resolved: dict
    declared: dict

    @classmethod
    def collect(cls):
        code = {relative(path): code_of(path.read_text(encoding="utf-8"))
                for path in swift_files("Tests", "Examples")}
        verified = {path: text for path, text in code.items() if within(path, EVIDENCE_FOLDERS) and uses_apple(text)}
        drawn = {path: code[path] for path in drawing_tests(code) if uses_apple(code[path])}
        resolved = {}
        for folder, renders in compiled_folders(code).items():
            sources = {path: text for path, text in code.items() if within(path, [folder])}
            resolved.update(sources)
            if renders:
                drawn.update(sources)
        declared = {relative(path): code_of(path.read_text(encoding="utf-8")) for path in swift_files(*PUBLIC_FOLDERS)}
        return cls(verified, drawn, resolved, declared)

    def state(self, kind, symbol):
        """The highest state and the first file that proves it."""
        used, declared = patterns(kind, symbol)
        name = symbol.lstrip("@#")
        own = re.compile(rf"\b(?:struct|class|enum|actor|protocol)\s+{name}\b")
        for state in ["verified", "drawn", "resolved"]:
            files = getattr(self, state)
            for path in sorted(files):
                if used.search(files[path]) and not own.search(files[path]):
                    return state, path
        if any(declared.search(text) for text in self.declared.values()):
            return "declared", ""
        return "missing", ""


def uses_apple(text):
    return re.search(rf"\bimport (?:{'|'.join(PUBLIC_MODULES)})\b", text) is not None


def within(path, folders):
    return any(path.startswith(folder + "/") for folder in folders)


def drawing_tests(code):
    """Files of view tests that render: they use the renderer, or a function of a file next to them that does."""
    for folder in VIEW_TEST_FOLDERS:
        files = {path: text for path, text in code.items() if within(path, [folder])}
        helpers = set()
        for text in files.values():
            if "ViewRenderer" in text:
                helpers.update(re.findall(r"^(?:    )?(?:@\w+ )*(?:static )?func (\w+)", text, re.MULTILINE))
        calls = re.compile(rf"(?<![.\w])(?:[A-Z]\w*\.)?(?:{'|'.join(sorted(helpers)) or '(?!)'})\(")
        for path, text in files.items():
            if "ViewRenderer" in text or calls.search(text):
                yield path


# The signs of a test file that draws: it requests a tree from an extension, reads a host's tree, or runs the command.
DRAWS = re.compile(r"\brender\(|\bhost\.tree\(of:")
DRAWS_BY_COMMAND = re.compile(r'\[\s*"render",(?!\s*"-)')


def compiled_folders(code):
    """Widget folders that test files name, and whether one of these files also draws."""
    tests = {path: (ROOT / path).read_text(encoding="utf-8") for path in code
             if path.startswith("Tests/") and "/Fixtures/" not in path}
    draws = {path for path, text in tests.items() if DRAWS.search(code[path]) or DRAWS_BY_COMMAND.search(text)}
    compiled = {}
    for parent in ["Examples", *fixture_folders(code)]:
        for folder in sorted(path for path in (ROOT / parent).iterdir() if path.is_dir()):
            if relative(folder) in REFUSED_FOLDERS:
                continue
            named = [path for path, text in tests.items() if names(text, folder)]
            if named:
                compiled[relative(folder)] = any(path in draws for path in named)
    return compiled


def names(text, folder):
    """Whether a test file names the folder: by its path, or next to its parent's name as "/Name", as a case or as an
    argument. The name alone may also be that of a widget, a word or a file."""
    parent, name = folder.parent.name, re.escape(folder.name)
    if folder.name not in text or parent.lower() not in text.lower():
        return False
    return re.search(
        rf'"[^"\n]*\b{parent}/{name}\b|"/{name}(?:/[^"\n]*)?"|\bcase \w+ = "{name}"'
        rf'|\barguments: \[(?:"[^"\n]*",\s*)*"{name}"', text) is not None


def fixture_folders(code):
    """The folders named Fixtures that hold Swift files."""
    return sorted({path.split("/Fixtures/")[0] + "/Fixtures" for path in code if "/Fixtures/" in path})


def patterns(kind, symbol):
    """The patterns of the symbol's uses and of its declaration."""
    name = re.escape(symbol.lstrip("@#"))
    types = rf"{MODIFIERS}(?:struct|class|enum|protocol|actor|typealias|func|let)\s+{name}\b|associatedtype\s+{name}\b"
    if kind == "modifier":
        # `switch row.id {` is not a modifier.
        statement = r"(?!\s*(?:\} else )?(?:switch|if|guard|while|for)\b)"
        used = re.compile(rf"\.{name}\(|^{statement}.*\.{name} ?\{{", re.MULTILINE)
        return used, re.compile(rf"{MODIFIERS}func\s+`?{name}\b")
    if kind == "environment_key":
        return re.compile(rf"\.{name}\b(?!\s*[({{])"), re.compile(rf"{MODIFIERS}(?:internal\(set\)\s+)?var\s+{name}\b")
    if kind == "attribute":
        return re.compile(rf"@{name}\b"), re.compile(types)
    if kind == "macro":
        return re.compile(rf"#{name}\b"), re.compile(rf"{MODIFIERS}macro\s+{name}\b")
    return re.compile(rf"(?<![\w.#@]){name}\b"), re.compile(types)
