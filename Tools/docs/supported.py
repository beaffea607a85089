"""Writes out/docs/Supported.html: every public name of the widget SDK's modules with its state.

Algorithm

1. Modules: the targets of Package.swift of the product TesseraSDK, with their dependencies, as far as they
   have the name of an Apple module (Sources/Host/AppleAPI/Tables/apple_names.csv, or the manifest's table
   of frameworks). Where the module's own name is another one, it ends in "Module". New targets are found automatically.
2. Declared: the symbols that the compiler's symbol-graph extractor finds in the built modules. A declaration must be on
   the line that the graph names, otherwise the modules are older than the sources and nothing is written.
3. No effect: the declaration's body reports that it does nothing (`noEffect`), or it takes arguments and returns
   only `self`. Everything else is resolved, also the empty values of frameworks for apps and devices.
4. Drawn and verified: sources that tests draw, and the bodies of tests that carry a number of evidence, are searched
   for uses. A use has the name and, for a call, argument labels that the declaration can take; its file must import
   the module, and for a member of another framework than the widget's own (WHOLE) name its type, because names such as
   "title" are members of many. Comments and strings do not count.
5. Demand: the number of public widget projects that use the name, from the same table. Names in demand that no module
   declares are listed as missing.
6. Names that differ only in types are one row with the highest of their states. Everything is sorted.
7. Listed: every type, protocol and macro; every member of the widget's own frameworks (WHOLE); of other modules the
   members that have another state than resolved, or that public projects use. The others are counted by type. Aliases
   and associated types within a type are members.
"""

import csv
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import manifest
from no_effect import has_no_effect
from swift_source import Source
from uses import exports, proofs

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
# Names that Swift's own libraries on Linux provide are not this project's work.
PROVIDED = {"", "Foundation", "Swift", "Dispatch", "CoreFoundation", "ObjectiveC"}
KINDS = {"struct": "type", "class": "type", "enum": "type", "protocol": "protocol", "typealias": "type",
         "associatedtype": "type", "init": "initializer", "method": "function", "type.method": "function",
         "func": "function", "func.op": "operator", "property": "property", "type.property": "property",
         "var": "property", "enum.case": "case", "subscript": "subscript", "macro": "macro"}


def demand():
    """(kind, name) → (framework, projects)."""
    with open(NAMES, encoding="utf-8", newline="") as file:
        return {(row["kind"], row["name"]): (row["framework"], int(row["projects"])) for row in csv.DictReader(file)}


def modules():
    """{name of the target: (name in sources, folder)} of the SDK's modules."""
    targets = manifest.targets()
    apple = {name for kind, name in demand() if kind == "module"} | FOUNDATION_PARTS
    apple |= {target.module for target in targets.values() if target.folder.startswith("Sources/SDK/Frameworks/")}
    found = {}
    for name in manifest.closure(manifest.product("TesseraSDK"), targets):
        shown, folder = targets[name].module, targets[name].folder
        if shown in apple:
            found[name.replace("-", "_")] = ("Foundation" if name in FOUNDATION_PARTS else shown, folder)
    # Names that a module re-exports from a package's module count as its own.
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
        sys.exit("error: the page of supported names needs the built modules; run ./dev build or ./dev test first")
    missing = [name for name in names if not (built / f"Modules/{name}.swiftmodule").exists()]
    if missing:
        sys.exit(f"error: not built: {', '.join(missing)}; run swift build --product TesseraSDK")
    maps = [*sorted((ROOT / "Sources" / "C").glob("*/module.modulemap")), *built.glob("*.build/module.modulemap")]
    options = ["-I", str(built / "Modules"), "-Xcc", "-I/usr/include/harfbuzz", "-Xcc", "-I/usr/include/fribidi"]
    for path in maps:
        options += ["-Xcc", f"-fmodule-map-file={path}"]
    if shutil.which("swift-symbolgraph-extract") is None:
        sys.exit("error: swift-symbolgraph-extract is not in PATH; it is part of the Swift toolchain")
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


def projects(wanted, module, kind, owner, name):
    """Demand for a name. A modifier's demand counts for the framework in the table; other types have modifiers of the
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


ALIAS = re.compile(r"\b(?:typealias|associatedtype) ")


def is_listed(row):
    """Whether the page has a row for it."""
    return (row["module"] in WHOLE or row["state"] != "resolved" or row["projects"] > 0
            or row["kind"] in ("type", "protocol", "macro") and not (row["owner"] and ALIAS.search(row["declaration"])))


def full_name(row):
    return f"{row['owner']}.{row['name']}" if row["owner"] else row["name"]


def page(drawn, verified):
    """The template with its rows as JSON. `further` is the number of resolved members of a type that are not listed."""
    found = rows(drawn, verified)
    types = {(row["module"], full_name(row)) for row in found if row["kind"] in ("type", "protocol") and is_listed(row)}
    unlisted, of_modules = {}, 0
    for row in found:
        place = (row["module"], row["owner"])
        if is_listed(row):
            continue
        if place in types:
            unlisted[place] = unlisted.get(place, 0) + 1
        else:
            of_modules += 1
    listed = [{**row, "state": STATES.index(row["state"]), "further": unlisted.get((row["module"], full_name(row)), 0)
               if row["kind"] in ("type", "protocol") else 0} for row in found if is_listed(row)]
    # A browser would interpret a closing tag in a string as the end of the script.
    data = json.dumps(listed, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/").replace("<!--", "<\\!--")
    page = TEMPLATE.read_text(encoding="utf-8")
    for name, value in {"ROWS": data, "UNLISTED": str(of_modules), "WHOLE": ", ".join(WHOLE[:-1]) + " and " + WHOLE[-1]}.items():
        page = page.replace(f"/*{name}*/", value)
    return page
