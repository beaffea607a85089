"""Tests of the checks of pages, links, wording and generated files."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from support import ROOT, CheckTestCase


class LinkTests(CheckTestCase):
    check = "Tools/check/links"

    def setUp(self):
        super().setUp()
        self.write("Sources/A.swift", "struct Machine {\n    func run(fast: Bool) {}\n}\n")
        self.write("README.md", "# Title: a *b*\n\n[a](#title-a-b) [b](Sources) [`Machine.run(fast:)`](Sources/A.swift)\n"
                                "`[not](a-link)` [net](https://example.org)\n")

    def test_what_is_in_order_passes(self):
        self.assert_passes()

    def test_a_missing_file_is_found(self):
        self.write("Documentation/A.md", "\n[a](../Gone.md)\n")
        self.assert_fault("Documentation/A.md:2: ../Gone.md: there is no such file")

    def test_a_missing_heading_is_found(self):
        self.write("Documentation/A.md", "[a](../README.md#gone)\n")
        self.assert_fault("README.md has no heading of that name")

    def test_a_link_out_of_the_project_is_found(self):
        self.write("A.md", '<img src="../other/a.png">\n')
        self.assert_fault("leads out of the project")

    def test_a_name_that_the_source_file_lacks_is_found(self):
        self.write("A.md", "[`Machine.start`](Sources/A.swift)\n")
        self.assert_fault("A.md:1: Sources/A.swift: has no start")


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
        self.assert_fault("A.md: 3 hits, 1 are allowed")


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
        self.assert_fault("has no row for fonts/Inter.ttf", "no file of manifest.sha256 matches symbols/*",
                          "has no row for the library curl", "the library png is not linked", "NOTICE: out of date")

    def test_a_changed_notice_is_found(self):
        self.write("NOTICE", "Mine\n")
        self.assert_fault("NOTICE: out of date")


class GeneratedPageTests(CheckTestCase):
    """On the project itself, since the pages are made of all of it."""

    check = "Tools/docs/generate --check"

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                                capture_output=True, text=True, check=True).stdout.split("\0")
        kept = (".swift", ".csv", ".tsv", ".py", ".md", ".html", "generate")
        for name in listed:
            if name.endswith(kept) and (ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, self.root / name)

    def test_a_stale_page_and_an_unknown_number_are_found(self):
        self.write("Documentation/Coverage.md", "Mine\n")
        self.assert_fault("Documentation/Coverage.md: out of date")
        shutil.rmtree(self.root / "Tests")
        self.write("Tests/PainterTests/Planted.swift", '@Test("F-9999: nothing")\nfunc planted() {}\n')
        status, lines = self.run_check()
        self.assertNotEqual(status, 0)
        self.assertIn("F-9999", lines)


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
        self.assert_fault("is not assignable to type 'number'", "no-var", "a.css:1: the line has 121 columns")

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
        self.assert_fault("the set weather is not both in plan.txt and in hashes.tsv")
