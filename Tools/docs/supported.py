"""What is supported: every public name of the widget SDK's modules with its state, as Documentation/Supported.html.

Algorithm

1. Modules: the targets of Package.swift that the product TesseraSDK is made of, with all they depend on, as far as they
   bear the name of a module of Apple's (Sources/Host/AppleAPI/Tables/apple_names.csv, or the manifest's table
   of frameworks). Where the module's own name is another one, it ends in "Module". New targets are found by themselves.
2. Declared: what the compiler's symbol-graph extractor tells of the built modules. A declaration must stand on the line
   that the graph names, else the modules are older than the sources and nothing is written.
3. No effect: the declaration's body reports that it does nothing (`noEffect`), or it takes arguments and gives back
   only `self`. Everything else is resolved, also the empty values of frameworks for apps and devices.
4. Drawn and verified: sources that tests draw, and the bodies of tests that carry a number of evidence, are searched
   for uses. A use has the name and, for a call, argument labels that the declaration can take; its file must import
   the module, and for a member of another framework than the widget's own (WHOLE) name its type, because names such as
   "title" are members of many. Comments and texts do not count.
5. Demand: in how many public widget projects the name occurs, from the same table. Names in demand that no module
   declares are listed as missing.
6. Names that differ only in types are one row with the highest of their states. Everything is sorted.
7. Listed: every type, protocol and macro; every member of the widget's own frameworks (WHOLE); of other modules the
   members that have another state than resolved, or that public projects use. The others are counted by type. Aliases
   and associated types within a type are members.
8. Encoded: a line a row, in the order of the list, without what the page's script can add by itself (`encoded`).
"""

import csv
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMES = ROOT / "Sources/Host/AppleAPI/Tables/apple_names.csv"
NO_EFFECT = re.compile(r"\b(?:noEffect\(|NoEffectModifier\(name:)\s*\"[^\"\n]*\",\s*(?:reason: WidgetLimit)?"
                       r"(?:\"((?:\\.|[^\"\\\n])*)\"|\.(\w+)|(?:Self\.)?(\w+))")
LIMITS = ROOT / "Sources/SDK/SwiftUI/App/WidgetLimit.swift"
WITHOUT_EFFECT = ROOT / "Sources/Host/SourceDiagnosis/Tables/without_effect.tsv"
PAGE = ROOT / "Documentation/Supported.html"
TEMPLATE = Path(__file__).resolve().parent / "supported.html"
STATES = ["missing", "no effect", "resolved", "drawn", "verified"]
# Targets whose names are Foundation's where sources see them.
FOUNDATION_PARTS = {"FoundationSupplement", "FoundationNetworkingSupplement", "FoundationCombine"}
# The frameworks that widgets are written in: their members are listed even where no test draws them.
WHOLE = ["ActivityKit", "AppIntents", "Charts", "SwiftUI", "WidgetKit"]
# What Swift's own libraries on Linux have is not this project's work.
PROVIDED = {"", "Foundation", "Swift", "Dispatch", "CoreFoundation", "ObjectiveC"}
KINDS = {"struct": "type", "class": "type", "enum": "type", "protocol": "protocol", "typealias": "type",
         "associatedtype": "type", "init": "initializer", "method": "function", "type.method": "function",
         "func": "function", "func.op": "operator", "property": "property", "type.property": "property",
         "var": "property", "enum.case": "case", "subscript": "subscript", "macro": "macro"}


def demand():
    """(kind, name) → (framework, projects)."""
    with open(NAMES, encoding="utf-8", newline="") as file:
        return {(row["kind"], row["name"]): (row["framework"], int(row["projects"])) for row in csv.DictReader(file)}


# --- Modules ------------------------------------------------------------------------------------------------------

def modules():
    """{name of the target: (name in sources, folder)} of the SDK's modules."""
    text = (ROOT / "Package.swift").read_text(encoding="utf-8")
    apple = {name for kind, name in demand() if kind == "module"} | FOUNDATION_PARTS
    targets = {}
    folders = {path.name: path.relative_to(ROOT).as_posix() for path in [
        *(ROOT / "Sources").glob("*/*/"), *(ROOT / "Sources" / "SDK" / "Services").glob("*/")]}
    for match in re.finditer(r"\.target\(\s*name: \"(\w+)\"((?:[^()]|\([^()]*\))*)\)", text):
        name, rest = match[1], match[2]
        listed = re.search(r"dependencies: \[(.*?)\](?=,|\s*$|\s*\))", rest, re.DOTALL)
        needs = re.findall(r"(?<!package: )(?<!name: )\"(\w+)\"", listed[1]) if listed else []
        path = re.search(r"path: \"([^\"]+)\"", rest)
        targets[name] = (needs, path[1] if path else folders[name.removesuffix("Module")])
    # The table of frameworks: Framework("Name", as: "Target", "Dependency", .product(name: …, package: …)).
    frameworks = []
    for match in re.finditer(r"\bFramework\(\s*\"(\w+)\"((?:[^()]|\([^()]*\))*)\)", text):
        target = re.match(r",\s*as: \"(\w+)\"", match[2])
        name = target[1] if target else match[1]
        needs = re.findall(r"\"(\w+)\"", re.sub(r"\.product\([^()]*\)", "", match[2][target.end() if target else 0:]))
        targets[name] = (needs, f"Sources/SDK/Frameworks/{match[1]}")
        frameworks.append(name)
        apple.add(match[1])
    product = re.search(r"name: \"TesseraSDK\".*?targets: \[(.*?)\]", text, re.DOTALL)
    waiting, seen = re.findall(r"\"(\w+)\"", product[1]) + frameworks, {}
    while waiting:
        name = waiting.pop()
        if name in seen or name not in targets:
            continue
        seen[name] = targets[name][1]
        waiting += targets[name][0]
    found = {}
    for name, folder in seen.items():
        shown = name.removesuffix("Module") if name.removesuffix("Module") in apple else name
        if shown in apple:
            found[name] = ("Foundation" if name in FOUNDATION_PARTS else shown, folder)
    # What a module brings of a package's module is that module's own work.
    for shown, folder in list(found.values()):
        for path in sorted((ROOT / folder).rglob("*.swift")):
            for other in re.findall(r"^@_exported import (\w+)$", path.read_text(encoding="utf-8"), re.MULTILINE):
                if other not in apple and other not in targets and other != "Glibc":
                    found[other] = (shown, folder)
    return dict(sorted(found.items(), key=lambda item: item[1]))


def graphs(names):
    """The symbols of the built modules, by target."""
    built = next((folder for folder in [ROOT / ".build/debug", ROOT / ".build/release"]
                  if (folder / "Modules").is_dir()), None)
    if built is None:
        sys.exit("error: the page of what is supported needs the built modules; run ./dev build or ./dev test first")
    missing = [name for name in names if not (built / f"Modules/{name}.swiftmodule").exists()]
    if missing:
        sys.exit(f"error: not built: {', '.join(missing)}; run swift build --product TesseraSDK")
    maps = [*sorted((ROOT / "Sources" / "C").glob("*/module.modulemap")), *built.glob("*.build/module.modulemap")]
    options = ["-I", str(built / "Modules"), "-Xcc", "-I/usr/include/harfbuzz", "-Xcc", "-I/usr/include/fribidi"]
    for path in maps:
        options += ["-Xcc", f"-fmodule-map-file={path}"]
    if shutil.which("swift-symbolgraph-extract") is None:
        sys.exit("error: no swift-symbolgraph-extract on the path; it is a part of the Swift toolchain")
    target = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)
    symbols = {}
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", name, "-target", target["target"]["triple"],
                 "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members", "-module-cache-path",
                 folder + "/cache", *options], capture_output=True, check=True)
            symbols[name] = []
            written = [*Path(folder).glob(f"{name}.symbols.json"), *Path(folder).glob(f"{name}@*.symbols.json")]
            for path in sorted(written):
                symbols[name] += json.loads(path.read_text(encoding="utf-8"))["symbols"]
    return symbols


# --- Sources ------------------------------------------------------------------------------------------------------

NO_CODE = re.compile(
    r"//[^\n]*|/\*.*?\*/|(?P<h>#*)\"\"\"(?:\\.|.)*?\"\"\"(?P=h)|(?P<m>#+)\"[^\n]*?\"(?P=m)|\"(?:\\.|[^\"\\\n])*\"",
    re.DOTALL)


def blanked(text):
    """Comments and texts as spaces; every offset and line stays. A text keeps its quotation marks."""
    def blank(match):
        gone = re.sub(r"[^\n]", " ", match[0])
        return gone if match[0].startswith("/") or len(gone) < 2 else '"' + gone[1:-1] + '"'
    return NO_CODE.sub(blank, text)


CLOSING = {"(": ")", "[": "]", "{": "}"}


def closing(code, start):
    stack = []
    for offset in range(start, len(code)):
        letter = code[offset]
        if letter in CLOSING:
            stack.append(CLOSING[letter])
        elif stack and letter == stack[-1]:
            stack.pop()
            if not stack:
                return offset
    return len(code)


# What begins another declaration, or ends the one around.
NEXT = re.compile(r"\s*(?:public\b|///|@|\}|$)")


class Source:
    def __init__(self, path):
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.code = blanked(self.text)
        self.lines = [0] + [match.end() for match in re.finditer("\n", self.code)]

    def declaration(self, line):
        """From the line to the end of the body, or of the line when there is none."""
        start = self.lines[line]
        depth = 0
        for offset in range(start, len(self.code)):
            letter = self.code[offset]
            if letter in "([":
                depth += 1
            elif letter in ")]":
                depth -= 1
            elif letter == "{" and depth == 0:
                return self.code[start:offset], self.code[offset + 1:closing(self.code, offset)]
            elif letter == "}" or letter == "\n" and depth == 0 and NEXT.match(self.code, offset + 1):
                return self.code[start:offset], None
        return self.code[start:], None


SAME = re.compile(r"->\s*(?:some View|Self|Animation|AnyTransition|Image|Text)$")
EFFECTLESS = re.compile(r"\bnoEffect\(|\.noEffect\b")


def has_no_effect(source, line, name):
    head, body = source.declaration(line)
    if body is None:
        return False
    if EFFECTLESS.search(body):
        # A control that acts but says so of one case has more to it than the report.
        return body.count("\n") < 12
    # Builders, and functions whose result is not another view, may have nothing to do.
    takes = name.endswith(")") and not name.endswith("()") and not name.startswith("build")
    return takes and body.strip() in ("self", "return self") and SAME.search(head.strip()) is not None


# --- Uses ---------------------------------------------------------------------------------------------------------

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
    """The names that code uses: words, members, and calls with their labels. None of a label is any label."""

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
    """Whether a call's labels stand in the declaration's in their order."""
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
    """What an import of each module brings, by its name in sources."""
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
    """Sources that are drawn, and code that is held against evidence, as Proofs.

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


# --- Rows ---------------------------------------------------------------------------------------------------------

def projects(wanted, module, kind, owner, name):
    """Demand for a name. A modifier's counts for the framework that the table says; other types have modifiers of the
    same name."""
    base = name.partition("(")[0]
    keys = []
    if kind in ("type", "protocol"):
        keys = [("type", base), ("configuration", base), ("attribute", "@" + base)] if not owner else []
    elif kind == "initializer":
        shape = owner + name[4:]
        keys = [("init", shape), ("init", shape[:-1].rpartition(":")[0] + " {}")]
    elif kind == "function":
        keys = [key for key in [("modifier_signature", name), ("modifier", base)]
                if wanted.get(key, ("", 0))[0] in (module, "")]
    elif kind == "macro":
        keys = [("macro", "#" + base), ("attribute", "@" + base)]
    elif kind == "property" and owner == "EnvironmentValues":
        keys = [("environment_key", base)]
    return max((wanted[key][1] for key in keys if key in wanted), default=0)


def rows(drawn, verified):
    found, wanted = modules(), demand()
    brings = exports(found)
    evidence = proofs(drawn, verified, brings)
    sources, merged, strays = {}, {}, []
    for target, symbols in graphs(found).items():
        shown = found[target][0]
        for symbol in symbols:
            kind = KINDS.get(symbol["kind"]["identifier"].removeprefix("swift."))
            place = symbol.get("location")
            *outer, name = symbol["pathComponents"]
            if kind is None or not place or any(part.startswith("_") for part in [*outer, name]):
                continue
            path = Path(place["uri"].removeprefix("file://"))
            if ROOT not in path.parents:
                continue
            if ".build" in path.relative_to(ROOT).parts:
                place = {**place, "package": True}
            if path not in sources:
                if not path.exists():
                    strays.append(f"{path.relative_to(ROOT)} is gone")
                    continue
                sources[path] = Source(path)
            line = place["position"]["line"]
            source = sources[path]
            base = name.partition("(")[0]
            if kind != "operator" and base not in source.code[source.lines[min(line, len(source.lines) - 1)]:][:400]:
                strays.append(f"{path.relative_to(ROOT)}:{line + 1} does not declare {name}")
                continue
            owner = ".".join(outer)
            state, proof = "resolved", ""
            if kind in ("function", "initializer") and has_no_effect(source, line, name):
                state = "no effect"
            else:
                for level in ["verified", "drawn"]:
                    match = next((one for one in evidence[level]
                                  if shown in one.modules and one.uses.has(kind, owner, name)
                                  and (shown in WHOLE or not outer or outer[0] in one.uses.words)), None)
                    if match:
                        state, proof = level, match.path.relative_to(ROOT).as_posix()
                        break
            declaration = " ".join("".join(part["spelling"] for part in symbol.get("declarationFragments", [])
                                           if part["kind"] != "attribute").split())
            summary = " ".join(one["text"] for one in symbol.get("docComment", {}).get("lines", [])).split(". ")[0]
            summary = re.split(r"\s+- (?:Parameter|Throws|Returns)", summary)[0].strip().removesuffix(".")
            row = {"module": shown, "kind": kind, "owner": owner, "name": name, "state": state, "proof": proof,
                   "projects": projects(wanted, shown, kind, owner, name), "declaration": declaration,
                   "summary": summary, "source": "" if "package" in place else path.relative_to(ROOT).as_posix() + f"#L{line + 1}",
                   "forms": 1}
            key = (shown, owner, name)
            other = merged.get(key)
            if other:
                best, rest = (row, other) if STATES.index(row["state"]) > STATES.index(other["state"]) else (other, row)
                best["forms"] = row["forms"] + other["forms"]
                best["summary"] = best["summary"] or rest["summary"]
                row = best
            merged[key] = row
    if strays:
        listed = "\n  ".join(sorted(set(strays))[:5])
        sys.exit(f"error: the built modules are older than the sources, at {len(strays)} places; build first:\n"
                 f"  {listed}")
    names = {name for row in merged.values() for name in (row["name"].partition("(")[0], row["owner"].split(".")[-1])}
    missing = []
    for (kind, name), (framework, count) in sorted(wanted.items()):
        base = name.lstrip("@#").partition("(")[0]
        if kind in ("type", "modifier", "configuration") and framework not in PROVIDED and base not in names and count > 0:
            missing.append({"module": framework, "kind": "function" if kind == "modifier" else "type", "owner": "",
                            "name": base, "state": "missing", "proof": "", "projects": count, "declaration": "",
                            "summary": "", "source": "", "forms": 1})
    return sorted([*merged.values(), *missing], key=lambda row: (row["module"].lower(), row["owner"], row["name"]))


# --- Output -------------------------------------------------------------------------------------------------------

def is_listed(row):
    """Whether the page has a row for it."""
    return (row["module"] in WHOLE or row["state"] != "resolved" or row["projects"] > 0
            or row["kind"] in ("type", "protocol", "macro") and not (row["owner"] and ALIAS.search(row["declaration"])))


ALIAS = re.compile(r"\b(?:typealias|associatedtype) ")


# What may stand before the name in a declaration.
LEADING = re.compile(r"(?:[a-z]+(?:\([a-z]+\))? )*")
LABEL = re.compile(r"\s*(?:@\w+ )*(\w+)( \w+)?\s*:")


def labels_of(rest, kind):
    """The argument labels in what follows a declaration's name, as "(a:_:)". The page's script does the same."""
    start = rest.find("(")
    if rest.startswith("<"):
        start = rest.find(">(") + 1
    if start < 0 or rest[start:start + 1] != "(":
        return ""
    depth, found, part = 0, "", start + 1
    for at in range(start, len(rest)):
        letter = rest[at]
        if letter in "([{<":
            depth += 1
        elif letter in ")]}" or letter == ">" and rest[at - 1] != "-":
            depth -= 1
        if depth == 0 or depth == 1 and letter == ",":
            if rest[part:at].strip():
                match = LABEL.match(rest, part, at)
                # Operators and subscripts have a label only where a parameter has two names.
                is_bare = not match or kind in ("operator", "subscript") and not match[2]
                found += ("_" if is_bare else match[1]) + ":"
            part = at + 1
            if depth == 0:
                return f"({found})"
    return ""


def encoded(row, heads):
    """The row's line up to its files: "<head><state><name>", the declaration behind the name, and the summary.

    The head is a letter for the kind with the words before the name. Labels are left out where they follow from the
    declaration; a declaration of another shape stands whole, after "=".
    """
    base, _, labels = row["name"].partition("(")
    declaration = " ".join(row["declaration"].split())[:240]
    leading = LEADING.match(declaration)[0] if declaration else ""
    while leading and not declaration.startswith(base, len(leading)):
        leading = leading[:leading[:-1].rfind(" ") + 1]
    name, rest = row["name"], "=" + declaration if declaration else ""
    if declaration.startswith(base, len(leading)):
        rest = declaration[len(leading) + len(base):]
        if rest.startswith("="):
            rest = "=" + declaration
        elif labels and labels_of(rest, row["kind"]) == "(" + labels:
            name = base
        elif not labels and labels_of(rest, row["kind"]):
            rest = "=" + declaration
    if rest.startswith("="):
        leading = ""
    head = heads.setdefault((row["kind"], leading), len(heads))
    # Of what only compiles, outside of the widget's own frameworks, the page has no summary: the source has it.
    is_explained = row["module"] in WHOLE or row["state"] != "resolved" or row["projects"] > 0
    summary = " ".join(row["summary"].split())[:160] if is_explained else ""
    return [HEADS[head] + str(STATES.index(row["state"])) + name, shortened(rest), summary]


HEADS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!$%&*+-"


# What declarations repeat, each a letter from À on; the longest first.
PHRASES = [
    "_ titleKey: LocalizedStringKey, ", ": LocalizedStringResource", " : NSObjectProtocol", " : CIFilterProtocol",
    ") async throws -> ", ": LocalizedStringKey", ") -> some View", ") -> some Chart", "configuration: ", " { get set }",
    " where Content : View", " == EmptyView", " : Hashable", ": Binding<", " content: ", " { get }", "<Content>",
    " where ", "Content", ") -> ", ": String", ": CGFloat", ": Double", "? = nil, ", "? = nil)", ": Bool", "Value",
    ": Int", "Label", ") throws", "Style", "View", "any ",
]


def shortened(declaration):
    if any("À" <= letter <= "ÿ" for letter in declaration):
        sys.exit(f"error: a declaration has a letter that stands for a phrase: {declaration}")
    for number, phrase in enumerate(PHRASES):
        declaration = declaration.replace(phrase, chr(ord("À") + number))
    return declaration


def page(drawn, verified):
    """The template with its data, as lines of fields between tabs.

    - A module: "#", its name, how many members of other modules' types are not listed.
    - Members of a type: "@", its name; each leading point stands for a part of the name before.
    - A row: what `encoded` gives, the file that declares it ("" for that of the row before), the file that proves the
      state, the projects, the forms, how many of its members are not listed. Files are numbers in a list of their own;
      empty fields at the end are left out.
    """
    files, heads, lines, unlisted = {}, {}, [], {}
    found = rows(drawn, verified)
    types = {(row["module"], full_name(row)) for row in found if row["kind"] in ("type", "protocol") and is_listed(row)}
    for row in found:
        if not is_listed(row):
            place = (row["module"], row["owner"])
            place = place if place in types else (row["module"], "")
            unlisted[place] = unlisted.get(place, 0) + 1

    def number(file):
        return str(files.setdefault(file, len(files))) if file else ""

    module = owner = last = None
    for row in found:
        if row["module"] != module:
            module, owner, last = row["module"], "", None
            lines.append(["#" + module, str(unlisted.get((module, ""), ""))])
        if not is_listed(row):
            continue
        if row["owner"] != owner:
            lines.append(["@" + within(row["owner"], owner)])
            owner = row["owner"]
        file = row["source"].partition("#L")[0]
        further = unlisted.get((module, full_name(row)), "") if row["kind"] in ("type", "protocol") else ""
        lines.append([*encoded(row, heads), "" if file == last else number(file) or "-", number(row["proof"]),
                      str(row["projects"] or ""), str(row["forms"] if row["forms"] > 1 else ""), str(further)])
        last = file
    text = "\n".join("\t".join(fields).rstrip("\t") for fields in lines)
    data = {"HEADS": json.dumps({HEADS[number]: head for head, number in heads.items()}, ensure_ascii=False),
            "FILES": folded(list(files)), "ROWS": text,
            "PHRASES": json.dumps(PHRASES), "WHOLE": ", ".join(WHOLE[:-1]) + " and " + WHOLE[-1]}
    page = TEMPLATE.read_text(encoding="utf-8")
    for name, value in data.items():
        if "</" in value or "<!--" in value:
            sys.exit(f"error: a browser would take a part of the page's {name.lower()} for markup")
        page = page.replace(f"/*{name}*/", value)
    return page


def within(owner, last):
    """The type's name with a point for each of its first parts that the last one begins with, too."""
    parts, shared = owner.split("."), 0
    for part, other in zip(parts[:-1], last.split(".")):
        if part != other:
            break
        shared += 1
    return "." * shared + ".".join(parts[shared:])


def full_name(row):
    return f"{row['owner']}.{row['name']}" if row["owner"] else row["name"]


def folded(files):
    """A path a line; a leading "/" stands for the folder of the path before."""
    lines, last = [], None
    for path in files:
        folder, _, name = path.rpartition("/")
        lines.append("/" + name if folder == last else path)
        last = folder
    return "\n".join(lines)


def without_effect():
    """`name<tab>reason` of each modifier all of whose forms have no effect, as the sources say it."""
    reasons, forms = {}, {}
    limits = dict(re.findall(r"case (\w+) = \"([^\"\n]*)\"", LIMITS.read_text(encoding="utf-8")))
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        text = path.read_text(encoding="utf-8")
        code = blanked(text)
        for match in re.finditer(r"\bpublic func (\w+)", code):
            brace = code.find("{", match.end())
            # Arguments may be closures' types; the body's brace is the first behind the result's arrow.
            arrow = code.find("->", closing(code, code.find("(", match.end())))
            brace = code.find("{", arrow if 0 <= arrow < brace + 400 else match.end())
            end = closing(code, brace) if brace >= 0 else match.end()
            # Scenes, toolbars, table rows and tabs are not drawn: a form that gives back its receiver or nothing to show
            # says nothing either way.
            result = code[arrow:brace] if 0 <= arrow < brace else ""
            if not re.search(r"\bsome\b|\bModifiedContent\b", result):
                continue
            if code[brace + 1:end].strip("{} \n") in ("self", "unchanged", "_UnshownToolbarContent()"):
                continue
            told = NO_EFFECT.search(text[brace:end])
            counts = forms.setdefault(match[1], [0, 0])
            counts[0] += 1
            if not told:
                continue
            counts[1] += 1
            reason = limits[told[2]] if told[2] else told[1]
            if reason is None:
                constant = re.search(rf"\b{told[3]}\b[^=\n]*(?:=|\{{)\s*\"((?:\\.|[^\"\\\n])*)\"", text)
                reason = constant[1] if constant else ""
            reasons.setdefault(match[1], re.sub(r"\\\((?:[^()]|\([^()]*\))*\)", "the value", reason))
    return "".join(f"{name}\t{reason}\n" for name, reason in sorted(reasons.items()) if forms[name][0] == forms[name][1])
