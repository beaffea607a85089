"""Tests of the check of the specification: each plants a fault in a small page or its tests."""

import subprocess

from support import CheckTestCase


class SpecificationTests(CheckTestCase):
    check = "Tools/check/specification"
    needed = ["Tools/docs/swift_source.py"]

    PAGE = """# Specification

## Files

- **S-FILE-1** A bundle contains no links
  ([`BundleCopy`](../Sources/A.swift)).
- **S-FILE-3** A folder is read once ([`A`](../Sources/A.swift)).

## Limits

| id | of | enforced by |
| --- | --- | --- |
| **S-LIMIT-1** | memory | [`A`](../Sources/A.swift) |

## Withdrawn

- **S-FILE-2** Folders are copied; they are bound since 0.2.
"""
    TESTS = """import Testing

@Test("S-FILE-1: Links become files")
func a() {}
@Test(
    "F-17, S-FILE-3, S-LIMIT-1: Folders and memory are limited", .enabled(if: b(")"), "why"), arguments: [1, 2])
func b() {}
"""

    def setUp(self):
        super().setUp()
        self.write("Documentation/Specification.md", self.PAGE)
        self.write("Tests/A/A.swift", self.TESTS)
        self.write("Sources/A.swift", "// As S-FILE-1 states.\n")

    def replace(self, name, old, new):
        text = (self.root / name).read_text(encoding="utf-8")
        self.assertIn(old, text)
        self.write(name, text.replace(old, new))

    def replace_in_page(self, old, new):
        self.replace("Documentation/Specification.md", old, new)

    def replace_in_tests(self, old, new):
        self.replace("Tests/A/A.swift", old, new)

    def test_what_is_in_order_passes(self):
        self.assert_passes()

    def test_a_statement_without_a_test_is_found(self):
        self.replace_in_tests("S-FILE-3, ", "")
        self.assert_fault("Specification.md:7:", "S-FILE-3 has no test")

    def test_an_id_in_a_comment_or_behind_the_start_of_a_title_is_no_test(self):
        self.replace_in_tests('@Test("S-FILE-1: Links become files")', '// @Test("S-FILE-1: Links become files")')
        self.assert_fault("S-FILE-1 has no test")
        self.write("Tests/A/A.swift", self.TESTS.replace("S-FILE-1: Links become files", "Links, as S-FILE-1 states"))
        self.assert_fault("S-FILE-1 has no test")

    def test_a_disabled_test_and_one_in_a_fixture_prove_nothing(self):
        self.replace_in_tests('become files"', 'become files", .disabled("slow")')
        self.assert_fault("S-FILE-1 has no test")
        self.write("Tests/A/A.swift", self.TESTS.replace("S-FILE-1: ", ""))
        self.write("Tests/A/Fixtures/B.swift", '@Test("S-FILE-1: Links become files")\nfunc c() {}\n')
        self.assert_fault("S-FILE-1 has no test")

    def test_a_test_with_an_unknown_id_is_found(self):
        self.replace_in_tests("S-LIMIT-1:", "S-LIMIT-1, S-LIMIT-2:")
        self.assert_fault("Tests/A/A.swift:6:", "no statement S-LIMIT-2")

    def test_an_unknown_id_in_a_source_is_found(self):
        self.write("Sources/A.swift", "\n// See S-ROOT-1.\n")
        self.assert_fault("Sources/A.swift:2:", "no statement S-ROOT-1")

    def test_a_test_of_a_withdrawn_statement_is_found(self):
        self.replace_in_tests("S-FILE-1:", "S-FILE-1, S-FILE-2:")
        self.assert_fault("Tests/A/A.swift:3:", "S-FILE-2 is withdrawn")

    def test_a_duplicate_id_is_found(self):
        self.replace_in_page("**S-FILE-3**", "**S-FILE-1**")
        self.assert_fault("Specification.md:7:", "S-FILE-1 is used twice")

    def test_a_withdrawn_id_cannot_be_used_again(self):
        self.replace_in_page("- **S-FILE-3**", "- **S-FILE-2**")
        self.assert_fault("S-FILE-2 is used twice")

    def test_ids_out_of_order_are_found(self):
        self.replace_in_page("**S-FILE-1**", "**S-FILE-4**")
        self.assert_fault("Specification.md:7:", "S-FILE-3 comes after S-FILE-4")

    def test_a_gap_is_found(self):
        self.replace_in_page("- **S-FILE-2** Folders are copied; they are bound since 0.2.\n", "")
        self.assert_fault("S-FILE-2 is missing")

    def test_the_last_statement_of_an_area_may_be_withdrawn_and_leaves_no_gap(self):
        self.replace_in_page("since 0.2.\n", "since 0.2.\n- **S-LIMIT-2** Threads are limited.\n")
        self.assert_passes()
        self.replace_in_page("**S-LIMIT-2**", "**S-LIMIT-3**")
        self.assert_fault("S-LIMIT-2 is missing")

    def test_an_area_in_two_sections_is_found(self):
        self.replace_in_page("**S-LIMIT-1**", "**S-FILE-4**")
        self.assert_fault("S-FILE-4 is in “Limits”", "“Files”")

    def test_a_malformed_id_is_found(self):
        self.replace_in_page("**S-LIMIT-1**", "**S-LIMIT-1a**")
        self.assert_fault("“S-LIMIT-1a” is no id")

    def test_a_statement_without_a_link_is_found(self):
        self.replace_in_page("  ([`BundleCopy`](../Sources/A.swift)).\n", "  at all.\n")
        self.assert_fault("Specification.md:5:", "S-FILE-1 links to no file")

    def test_the_tests_of_a_statement_are_listed(self):
        status, lines = self.run_check("--tests", "S-LIMIT-1")
        self.assertEqual((status, lines.splitlines()[0]), (0, "S-LIMIT-1"))
        self.assertIn("Tests/A/A.swift:5: F-17, S-FILE-3, S-LIMIT-1: Folders and memory are limited", lines)

    def test_the_runner_has_the_check(self):
        self.copy("Tools/check/run")
        result = subprocess.run([str(self.root / "Tools/check/run"), "specification"], capture_output=True, text=True,
                                check=False)
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertIn("✓ specification", result.stdout)
