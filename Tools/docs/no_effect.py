"""Finds declarations that report that they have no effect, and generates the table of modifiers for `check`."""

import re
from pathlib import Path

from swift_source import blanked, closing

ROOT = Path(__file__).resolve().parents[2]
NO_EFFECT = re.compile(r"\b(?:noEffect\(|NoEffectModifier\(name:)\s*\"[^\"\n]*\",\s*(?:reason: WidgetLimit)?"
                       r"(?:\"((?:\\.|[^\"\\\n])*)\"|\.(\w+)|(?:Self\.)?(\w+))")
LIMITS = ROOT / "Sources/SDK/SwiftUI/App/WidgetLimit.swift"
TABLE = next((ROOT / "Sources/Host").rglob("without_effect.tsv"))
SAME = re.compile(r"->\s*(?:some View|Self|Animation|AnyTransition|Image|Text)$")
EFFECTLESS = re.compile(r"\bnoEffect\(|\.noEffect\b")


def has_no_effect(source, line, name):
    head, body = source.declaration(line)
    if body is None:
        return False
    if EFFECTLESS.search(body):
        # A control that reports only one case as without effect has other effects.
        return body.count("\n") < 12
    # Builders, and functions whose result is not another view, may have nothing to do.
    takes = name.endswith(")") and not name.endswith("()") and not name.startswith("build")
    return takes and body.strip() in ("self", "return self") and SAME.search(head.strip()) is not None


def without_effect():
    """`name<tab>reason` of each modifier whose overloads all have no effect, as the sources state it."""
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
            # Scenes, toolbars, table rows and tabs are not drawn: an overload that returns its receiver or an empty
            # result says nothing either way.
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
