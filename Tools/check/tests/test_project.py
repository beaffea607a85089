"""Tests of the checks of files, scripts, modules and facts that are written down twice."""

import shutil
import subprocess
import unittest

from support import CheckTestCase


class FormatTests(CheckTestCase):
    check = "Tools/check/format"
    needed = [".swift-format"]

    def test_what_is_formatted_passes(self):
        self.write("Sources/Host/A.swift", "let number = 1\n")
        self.assert_passes()

    def test_an_unformatted_line_is_found(self):
        self.write("Sources/Host/A.swift", "let number   = 1\n")
        self.assert_fault("Sources/Host/A.swift:1: [Spacing]")

    def test_a_file_that_changed_after_it_passed_is_read_again(self):
        self.write("Sources/Host/A.swift", "let number = 1\n")
        self.assert_passes()
        self.write("Sources/Host/A.swift", "let Number = 1\n")
        self.assert_fault("[AlwaysUseLowerCamelCase]")

    def test_apples_forms_pass_in_apples_modules(self):
        self.write("Sources/SDK/A.swift", "public let UIName = 1\n")
        self.assert_passes()


class SourceTests(CheckTestCase):
    check = "Tools/check/sources"
    needed = ["Tools/check/swift_types.py"]

    def setUp(self):
        super().setUp()
        self.write("Tools/check/exemptions.tsv", "rule\tpath\treason\n")
        self.write("Sources/Host/A.swift", 'let text = "try! as!" // try!\n')

    def test_what_is_in_order_passes(self):
        self.assert_passes()

    def test_a_long_file_is_found(self):
        self.write("Sources/Host/B.swift", "\n" * 401)
        self.assert_fault("Sources/Host/B.swift", "401")

    def test_forced_casts_and_tries_are_found(self):
        self.write("Sources/Host/B.swift", "let a = b as! Int\nlet c = try! d()\n")
        self.assert_fault("Sources/Host/B.swift:1:", "Sources/Host/B.swift:2:")

    def test_a_skipped_test_without_reason_is_found(self):
        self.write("Tests/B.swift", "@Test(.enabled(if: isThere(1, 2)))\nfunc a() {}\n")
        self.assert_fault("Tests/B.swift:1:")

    def test_a_skipped_test_with_a_reason_passes(self):
        self.write("Tests/B.swift", '@Test(.enabled(if: isThere(1), "why"))\nfunc a() {}\n')
        self.assert_passes()

    def test_an_exemption_holds_and_is_a_fault_once_it_is_not_needed(self):
        self.write("Tools/check/exemptions.tsv", "rule\tpath\treason\nlength\tSources/Host/B.swift\ta table\n")
        self.write("Sources/Host/B.swift", "\n" * 401)
        self.assert_passes()
        self.write("Sources/Host/B.swift", "\n")
        self.assert_fault("Sources/Host/B.swift", "length")


class ModuleTests(CheckTestCase):
    check = "Tools/docs/modules --check"
    needed = ["Tools/docs/manifest.py"]

    MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "P", targets: [
    .target(name: "RenderModel", path: "Sources/Model/RenderModel"),
    .target(name: "Painter", dependencies: ["RenderModel"], path: "Sources/Drawing/Painter"),
    .target(name: "SwiftUI", dependencies: ["RenderModel", "Painter"], path: "Sources/SDK/SwiftUI"),
])
"""

    def setUp(self):
        super().setUp()
        self.write("Package.swift", self.MANIFEST)
        self.write("Sources/Model/RenderModel/A.swift", "import Foundation\n")
        self.write("Sources/Drawing/Painter/A.swift", "import RenderModel\n")
        self.write("Sources/SDK/SwiftUI/A.swift", "@_exported import RenderModel\n")
        self.write("Tools/docs/modules.csv", "module,owns\nRenderModel,trees\nPainter,pixels\nSwiftUI,views\n")
        self.write("Documentation/Architecture.md", "# A\n\n<!-- modules -->\n<!-- /modules -->\n")
        subprocess.run([str(self.root / "Tools/docs/modules")], check=True)

    def test_what_is_in_order_passes_and_is_written_into_both_pages(self):
        self.assert_passes()
        overview = (self.root / "Documentation/Architecture.md").read_text(encoding="utf-8")
        self.assertIn("| [`Sources/SDK`](Modules.md#sdk) |", overview)
        page = (self.root / "Documentation/Modules.md").read_text(encoding="utf-8")
        self.assertIn("| [`Painter`](../Sources/Drawing/Painter) | pixels | 1 | `RenderModel` |", page)

    def test_an_import_of_another_layer_is_found(self):
        self.write("Sources/Model/RenderModel/B.swift", "import SwiftUI\n")
        self.assert_fault("Sources/Model/RenderModel/B.swift", "SwiftUI", "SDK")

    def test_a_forbidden_pair_is_found(self):
        self.write("Sources/SDK/SwiftUI/B.swift", "internal import struct Painter.Canvas\n")
        self.assert_fault("Sources/SDK/SwiftUI/B.swift", "Painter")

    def test_an_import_of_a_module_that_does_not_exist_is_found(self):
        self.write("Tests/PainterTests/A.swift", "@testable import OldName\n")
        self.assert_fault("Tests/PainterTests/A.swift", "OldName")

    def test_an_import_in_a_string_literal_is_none(self):
        self.write("Tests/PainterTests/A.swift", 'let source = """\nimport OldName\n"""\n')
        self.assert_passes()

    def test_a_module_without_description_is_found(self):
        self.write("Tools/docs/modules.csv", "module,owns\nRenderModel,trees\nPainter,pixels\nGone,nothing\n")
        self.assert_fault("modules.csv", "SwiftUI", "Gone")

    def test_a_stale_map_is_found(self):
        self.write("Sources/SDK/SwiftUI/A.swift", "import Foundation\n")
        self.assert_fault("Documentation/Modules.md")

    def test_line_counts_may_grow_a_little_but_not_much(self):
        self.write("Sources/SDK/SwiftUI/B.swift", "\n" * 90)
        self.assert_passes()
        self.write("Sources/SDK/SwiftUI/B.swift", "\n" * 200)
        self.assert_fault("Documentation/Modules.md", "Documentation/Architecture.md")


class ScriptTests(CheckTestCase):
    check = "Tools/check/scripts"

    def test_python_that_cannot_be_read_is_found(self):
        self.write("Tools/a.py", "def broken(:\n")
        status, lines = self.run_check()
        self.assertEqual(status, 1)
        self.assertIn("Tools/a.py:1:", lines)

    @unittest.skipUnless(shutil.which("shellcheck"), "shellcheck is not installed")
    def test_an_unquoted_variable_is_found(self):
        self.write("Tools/a", "#!/bin/sh\ncat $1\n")
        self.assert_fault("Tools/a:2:5:")

    def test_without_shellcheck_it_cannot_run(self):
        programs = self.root / "bin"
        programs.mkdir()
        for name in ["git", "python3", "env"]:
            (programs / name).symlink_to(shutil.which(name))
        status, lines = self.run_check(PATH=str(programs))
        self.assertEqual(status, 3, lines)


class ProjectTests(CheckTestCase):
    check = "Tools/check/project"

    def setUp(self):
        super().setUp()
        self.write("Sources/Tool/TesseraCommands/Version.swift", 'static let number = "1.0"\n')
        self.write("CHANGELOG.md", "## 1.0, today\n")
        self.write("Package.swift", "// swift-tools-version: 6.2\n")
        self.write("Macros/Package.swift", "// swift-tools-version: 6.2\n")
        for page in ["README.md", "CONTRIBUTING.md"]:
            self.write(page, "[Swift 6.2 or later]\n")
        self.write("dev", "Install Swift 6.2 or newer\n")
        self.write("a.json", "{}\n")
        self.write(".github/workflows/a.yml", "name: a\non: push\njobs:\n  a:\n    run: .ci/run\n")

    def test_what_is_in_order_passes(self):
        self.assert_passes()

    def test_different_versions_are_found(self):
        self.write("CHANGELOG.md", "## 1.1, today\n")
        self.assert_fault("Version.swift", "1.0", "1.1")

    def test_different_oldest_swifts_are_found(self):
        self.write("README.md", "[Swift 6.1 or later]\n")
        self.assert_fault("README.md", "6.1")

    def test_broken_json_is_found(self):
        self.write("a.json", "{,}\n")
        self.assert_fault("a.json")

    def test_a_workflow_that_runs_something_else_is_found(self):
        self.write(".github/workflows/a.yml", "name: a\njobs:\n   a:\n")
        self.assert_fault("a.yml", ".ci/run", "a.yml:3:")
