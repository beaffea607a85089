"""Tests of the checks of pages, links, wording and generated files."""

import shutil
import subprocess
import unittest

from support import ROOT, CheckTestCase


class LinkTests(CheckTestCase):
    check = "Tools/check/links"

    def setUp(self):
        super().setUp()
        self.write("Sources/A.swift", "struct Machine {\n    func run(fast: Bool) {}\n}\n")
        self.write("README.md", "# Title: a *b*\n\n[a](#title-a-b) [b](Sources) `[not](a-link)` [c](https://example.org)\n"
                                "[`Machine.run(fast:)`](Sources/A.swift)\n")

    def test_what_is_in_order_passes(self):
        self.assert_passes()

    def test_a_missing_file_is_found(self):
        self.write("Documentation/A.md", "\n[a](../Gone.md)\n")
        self.assert_fault("Documentation/A.md:2: ../Gone.md")

    def test_a_missing_heading_is_found(self):
        self.write("Documentation/A.md", "[a](../README.md#gone)\n")
        self.assert_fault("Documentation/A.md:1: ../README.md#gone")

    def test_a_link_out_of_the_project_is_found(self):
        self.write("A.md", '<img src="../other/a.png">\n')
        self.assert_fault("A.md:1: ../other/a.png")

    def test_a_name_that_the_source_file_lacks_is_found(self):
        self.write("A.md", "[`Machine.start`](Sources/A.swift)\n")
        self.assert_fault("A.md:1: Sources/A.swift", "start")


class GlossaryTests(CheckTestCase):
    check = "Tools/docs/glossary"

    def test_a_phrase_is_found_in_comments_and_pages_and_not_in_code(self):
        self.write("A.md", "A `person` is right; the person\nbeside is not.\n")
        self.write("A.swift", "/// The colour.\nlet colour = 1\n")
        self.assert_fault("A.md:1: “the person”", "A.md:2: “beside”", "A.swift:1: “colour”")
        self.assertNotIn("A.swift:2", self.run_check()[1])

    def test_an_allowance_may_not_rise(self):
        self.write("A.md", "The person.\n")
        self.write("Tools/docs/glossary-allowances.txt", "A.md 1\n")
        self.assert_passes()
        self.write("A.md", "The person beside the person.\n")
        self.assert_fault("A.md:1: “beside”")


class NoticeTests(CheckTestCase):
    check = "Tools/docs/notice --check"
    needed = ["Tools/docs/manifest.py"]

    def setUp(self):
        super().setUp()
        self.write("Package.swift", "// swift-tools-version: 6.0\nimport PackageDescription\n"
                   'let package = Package(name: "P", targets: [])\n')
        self.write("Tools/assets/manifest.sha256", "00  fonts/Inter.ttf\n")
        self.write("Tools/assets/sources.tsv", "url\tfonts/Inter.ttf\tinter\t1\n")
        self.write("Tools/sdk/link", "clang -lcurl\n")
        self.works("font\tfonts/*\tInter\tOFL\tAuthors\tinter\n", "library\tcurl\tcurl\tMIT\tAuthors\t\n")
        subprocess.run([str(self.root / "Tools/docs/notice")], check=True)

    def works(self, *rows):
        self.write("Tools/assets/works.tsv", "kind\tcovers\twork\tlicense\tauthors\tobtained_from\n" + "".join(rows))

    def test_what_is_in_order_passes(self):
        self.assert_passes()

    def test_what_has_no_row_and_a_row_without_use_are_found(self):
        self.works("font\tsymbols/*\tInter\tOFL\tAuthors\tinter\n", "library\tpng\tpng\tMIT\tAuthors\t\n")
        self.assert_fault("fonts/Inter.ttf", "symbols/*", "curl", "png", "NOTICE")

    def test_a_changed_notice_is_found(self):
        self.write("NOTICE", "Mine\n")
        self.assert_fault("NOTICE")


class GeneratedPageTests(CheckTestCase):
    check = "Tools/docs/generate --check"
    needed = [
        "Package.swift", "Sources/SDK/SwiftUI/App/WidgetLimit.swift", "Sources/Host/SourceDiagnosis/Tables",
        "Sources/Host/AppleAPI/Tables", "Sources/Host/WidgetAudit/Rules",
        "Sources/Host/WidgetAudit/Model/RuleBook.swift", "Tests/AuditCorpus",
    ]

    def setUp(self):
        super().setUp()
        for path in sorted((ROOT / "Tools/docs").glob("*")):
            if path.suffix in (".py", ".csv"):
                self.copy(f"Tools/docs/{path.name}")
        for folder in ["Examples", "Tests/Fixtures"]:
            (self.root / folder).mkdir(parents=True)

    def test_a_stale_page_and_table_are_found(self):
        self.write("Documentation/Coverage.md", "Mine\n")
        self.assert_fault("Documentation/Coverage.md", "without_effect.tsv")

    def test_an_unknown_number_in_a_title_is_found(self):
        self.write("Tests/PainterTests/Planted.swift", '@Test("F-9999: nothing")\nfunc planted() {}\n')
        status, lines = self.run_check()
        self.assertEqual(status, 1)
        self.assertIn("F-9999 (Tests/PainterTests/Planted.swift)", lines)

    def test_a_rule_without_a_fault_and_a_small_corpus_are_found(self):
        for path in (self.root / "Tests/AuditCorpus").glob("R-*.swift"):
            path.unlink()
        self.write("Tests/AuditCorpus/README.md", "- R-108: unknown\n- W-01: unknown\n")
        self.assert_fault("R-132 has no fault", "R-12 has no fault; state the reason", "W-01 has a fault",
                          "faults, at least 200", "subtle, at least 40")

    def test_a_mark_that_contradicts_a_rule_is_found(self):
        self.write("Tests/AuditCorpus/R-01-planted.swift", "// OUTCOME needs-review\nimport SwiftUI\n")
        self.write("Tests/AuditCorpus/R-999-planted.swift", "import SwiftUI\n")
        self.assert_fault("R-01: the rule states that the program decides", "R-999-planted.swift: no rule has this id")


class PageTests(CheckTestCase):
    check = "Tools/page/check"
    needed = ["Tools/page/tsconfig.json", "Tools/page/eslint.json"]

    def setUp(self):
        super().setUp()
        self.write("Tools/page/a.d.ts", "type A = number;\n")
        for folder in ["Sources/Host/PreviewServer/Page", "Sources/Tool/TesseraCommands/Page", "Tests/PageTests"]:
            self.write(f"{folder}/a.js", "export const a = 1;\n")
            for ending in ["css", "html", "svg"]:
                self.write(f"{folder}/a.{ending}", "\n")

    @unittest.skipUnless(shutil.which("tsc") and shutil.which("eslint"), "tsc or eslint is not installed")
    def test_each_tool_finds_its_faults(self):
        self.write("Tests/PageTests/a.js", '/** @type {A} */\nexport const a = "text";\nvar b = 1;\n')
        self.write("Sources/Host/PreviewServer/Page/a.css", "a" * 121 + "\n")
        self.assert_fault("is not assignable to type 'number'", "no-var", "a.css:1:")

    def test_without_the_tools_it_cannot_run(self):
        programs = self.root / "bin"
        programs.mkdir()
        for name in ["bash", "env", "dirname"]:
            (programs / name).symlink_to(shutil.which(name))
        status, lines = self.run_check(PATH=str(programs))
        self.assertEqual(status, 3, lines)


class GoldenTests(CheckTestCase):
    check = "Tools/goldens/goldens --files"

    def test_a_set_without_pictures_is_found(self):
        self.write("Tests/Goldens/plan.txt", "weather  render Examples/Weather\n")
        self.assert_fault("weather")
