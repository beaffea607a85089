#!/usr/bin/env python3
"""Tests of Tools/docs/rules: the examples that it makes of the corpus."""

import sys
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

sys.dont_write_bytecode = True
LOADER = SourceFileLoader("rules", str(Path(__file__).resolve().with_name("rules")))
rules = module_from_spec(spec_from_loader("rules", LOADER))
LOADER.exec_module(rules)

SOURCE = "a\n#if FAULT\nb\n#else\nc\n#endif\n    #if !FAULT\nd\n#endif\n#if DEBUG\ne\n#endif"


class Versions(unittest.TestCase):
    def test_a_side_has_its_own_lines_and_those_outside(self):
        self.assertEqual(rules.resolved(SOURCE, "fault"), "a\nb\n#if DEBUG\ne\n#endif")
        self.assertEqual(rules.resolved(SOURCE, "twin"), "a\nc\nd\n#if DEBUG\ne\n#endif")

    def test_the_table_of_the_test_is_read_with_patterns(self):
        table = ('private static let shared: [(word: String, files: [String])] = [\n'
                 '        ("One", ["One.swift"]), (\n            "Set",\n'
                 '            ["A", "B"].map { "Set/\\($0).json" }\n        ),\n    ]\n    ("Other", ["Other.swift"])')
        self.assertEqual(rules.shared_files(table), [("One", ["One.swift"]), ("Set", ["Set/A.json", "Set/B.json"])])


    def test_the_example_that_is_named_after_its_rule_comes_first(self):
        names = ["R-01-a-caption", "R-01-minimum-text-size", "R-10-text-styles", "W-01-a"]
        slugs = {"R-01": "minimum-text-size", "R-05": "whole-text", "W-01": "picture-area"}
        self.assertEqual(rules.chosen(names, slugs, 1), ["R-01-minimum-text-size", "W-01-a"])
        self.assertEqual(rules.chosen(names, slugs, 2), ["R-01-minimum-text-size", "R-01-a-caption", "W-01-a"])


class Corpus(unittest.TestCase):
    def setUp(self):
        self.shared = rules.shared_files()

    def test_every_file_that_the_table_lists_exists_and_belongs_to_no_rule(self):
        names = [name for _, names in self.shared for name in names]
        self.assertIn("Probe.swift", names)
        for name in names:
            self.assertTrue((rules.CORPUS / name).is_file(), name)
        for path in rules.widgets(self.shared):
            self.assertRegex(path.stem, r"^[RW]-\d+-")

    def test_each_side_of_each_widget_has_one_program_and_differs(self):
        widgets = rules.widgets(self.shared)
        self.assertGreater(len(widgets), 90)
        for path in widgets:
            sides = [rules.files(path, side, self.shared) for side in rules.SIDES]
            self.assertNotEqual(sides[0]["Widget.swift"], sides[1]["Widget.swift"], path.name)
            for files in sides:
                self.assertEqual(sum("@main" in text for text in files.values()), 1, path.name)
                self.assertNotIn("FAULT", files["Widget.swift"], path.name)


if __name__ == "__main__":
    unittest.main(verbosity=0)
