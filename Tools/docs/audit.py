"""The rules of the audit with the faults that Tests/AuditCorpus seeds for each.

1. The rules are those that RuleBook.written lists. Each declaration in Sources/Host/WidgetAudit/Rules begins with the
   id, the slug and the severity, and states who decides unless the program does.
2. The faults are the Swift files of the corpus whose names begin with an id. The marks before their imports are those
   of Tests/AuditCorpus/README.md, which also lists the rules without a fault, each with the reason.
"""

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "Sources" / "Host" / "WidgetAudit" / "Rules"
BOOK = ROOT / "Sources" / "Host" / "WidgetAudit" / "Model" / "RuleBook.swift"
CORPUS = ROOT / "Tests" / "AuditCorpus"

# Tests/CommandLineTests/AuditCorpus.swift demands the same.
LEAST_FAULTS = 200
LEAST_SUBTLE = 40

DECLARATION = re.compile(
    r"static let (\w+) = AuditRule\(\s*RuleID\(\.(\w+), (\d+)\), \"([\w-]+)\", \.(\w+)(?:, decision: \.(\w+))?,")
SERIES = {"guidelines": "R", "widgets": "W"}
DECIDERS = {"decidable": "the program", "mixed": "the program or a reader", "review": "a reader", "undecided": "no one"}
REASON = re.compile(r"^- ([RW]-\d+): (.+)$", re.MULTILINE)

HEAD = """\
## Rules of the audit

Each fault of `Tests/AuditCorpus` is a widget with a clean twin. `ReleasedAuditTests` audits both with the released
program and demands that each fault is found by its rule, as a violation or as a review of what a reader decides, and
that no rule has a violation in a twin. A fault that is not found fails the tests, so that the numbers are also those
of the faults that are found. Subtle faults show under one condition only: one appearance, language, screen, type size,
hour or family.
"""


@dataclass
class Rule:
    """A rule of the audit, with the numbers of its faults."""

    id: str
    slug: str
    severity: str
    decision: str
    faults: int = 0
    reviews: int = 0
    subtle: int = 0


def order(id):
    series, number = id.split("-")
    return series, int(number)


def declared():
    """The rules by the names of their declarations."""
    found = {}
    for path in sorted(RULES.rglob("*.swift")):
        for name, series, number, slug, severity, decision in DECLARATION.findall(path.read_text(encoding="utf-8")):
            id = f"{SERIES[series]}-{int(number):02}"
            found[name] = Rule(id, slug, severity, decision or "decidable")
    return found


def listed():
    """The names of the declarations that the book of rules has."""
    text = BOOK.read_text(encoding="utf-8")
    start = text.index("let written: [AuditRule] = [")
    return set(re.findall(r"\.(\w+)", text[start:text.index("\n    ]", start)]))


def mark(name, source):
    found = re.search(rf"^// {name} (\S+)$", source, re.MULTILINE)
    return found[1] if found else None


@dataclass
class Audit:
    """All rules, sorted by id, with the reasons of those that have no fault."""

    rules: list
    reasons: dict
    problems: list

    @classmethod
    def collect(cls):
        own = declared()
        problems = [f"{relative(RULES)}: no declaration of {name} is found; {relative(BOOK)} lists it"
                    for name in sorted(listed() - set(own))]
        rules = {rule.id: rule for rule in own.values()}
        for path in sorted(CORPUS.glob("[RW]-*.swift")):
            rule = rules.get("-".join(path.stem.split("-")[:2]))
            if rule is None:
                problems.append(f"{relative(path)}: no rule has this id")
                continue
            source = path.read_text(encoding="utf-8")
            rule.faults += 1
            rule.reviews += mark("OUTCOME", source) == "needs-review"
            rule.subtle += mark("ONLY", source) is not None
        reasons = dict(REASON.findall((CORPUS / "README.md").read_text(encoding="utf-8")))
        audit = cls(sorted(rules.values(), key=lambda rule: order(rule.id)), reasons, problems)
        audit.check()
        return audit

    def total(self, name):
        return sum(getattr(rule, name) for rule in self.rules)

    def check(self):
        readme = relative(CORPUS / "README.md")
        bare = {rule.id for rule in self.rules if rule.faults == 0}
        for rule in self.rules:
            if rule.id in bare and rule.decision == "decidable":
                self.problems.append(f"{relative(CORPUS)}: {rule.id} has no fault, and the program decides it; add one")
            elif rule.id in bare and rule.id not in self.reasons:
                self.problems.append(f"{readme}: {rule.id} has no fault; state the reason")
            allowed = {"decidable": [0], "review": [rule.faults]}.get(rule.decision, [rule.reviews])
            if rule.reviews not in allowed:
                self.problems.append(f"{rule.id}: the rule states that {DECIDERS[rule.decision]} decides, and "
                                     f"{rule.reviews} of {rule.faults} faults are for a review; correct one of them")
        self.problems += [f"{readme}: {id} has a fault, or is no rule; remove its reason"
                          for id in sorted(set(self.reasons) - bare, key=order)]
        for name, least in [("faults", LEAST_FAULTS), ("subtle", LEAST_SUBTLE)]:
            if self.total(name) < least:
                self.problems.append(f"{relative(CORPUS)}: {self.total(name)} {name}, at least {least} are needed")

    def section(self):
        """The lines of the page."""
        kinds = Counter(rule.decision for rule in self.rules)
        decided = ", ".join(f"{DECIDERS[kind]} {kinds[kind]}" for kind in DECIDERS)
        lines = [*HEAD.splitlines(), "", f"{self.total('faults')} faults, {self.total('subtle')} of them subtle and "
                 f"{self.total('reviews')} for a review. Of {len(self.rules)} rules, those decided by: {decided}.", ""]
        lines += ["| Rule | Name | Severity | Decided by | Faults | for a review | subtle |",
                  "| --- | --- | --- | --- | --- | --- | --- |"]
        lines += [f"| {rule.id} | {rule.slug} | {rule.severity} | {DECIDERS[rule.decision]} | {rule.faults} "
                  f"| {rule.reviews} | {rule.subtle} |" for rule in self.rules if rule.faults]
        lines += ["", "Rules without a fault:", "", "| Rule | Name | Severity | Decided by | Reason |",
                  "| --- | --- | --- | --- | --- |"]
        lines += [f"| {rule.id} | {rule.slug} | {rule.severity} | {DECIDERS[rule.decision]} "
                  f"| {self.reasons.get(rule.id, '')} |" for rule in self.rules if not rule.faults]
        return lines + [""]


def relative(path):
    return path.relative_to(ROOT).as_posix()
