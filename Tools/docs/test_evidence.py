#!/usr/bin/env python3
"""Tests of Tools/docs/evidence on a small repository: valid evidence passes, and each fault is reported."""

import subprocess
import sys
import tempfile
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

sys.dont_write_bytecode = True
loader = SourceFileLoader("evidence", str(Path(__file__).with_name("evidence")))
evidence = module_from_spec(spec_from_loader("evidence", loader))
loader.exec_module(evidence)

FACTS = """id,category,subject,context,proposal,expected,unit,kind,source,note
N0001,padding,Color.padding(),iOS,,16,pt,measured,https://example.org/padding,
N0003,padding,Color.padding(2),iOS,,2,pt,derived,owner/name@0123456789ab:Tests/A.swift,
"""
PICTURES = ("id,repository,commit,path,sha256,width,height,scale,system,test,name,licence,lines\n"
            f"I0001,owner/name,{'a' * 40},A.png,{'b' * 64},3,4,1,iOS,A.swift,a,MIT,no\n")
PAGE = """# Spacing

## E-SPACE-1: Padding

Words.

- Facts: N0001–N0003
- Pictures: I0001
- Precision: exact.
- Source: a page and a
  test.
- Derived: `Sources/A.swift`
"""
README = "# Evidence\n\n<!-- entries -->\n<!-- /entries -->\n"


class EvidenceTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("Documentation/Evidence/facts.csv", FACTS)
        self.write("Documentation/Evidence/pictures.csv", PICTURES)
        self.write("Documentation/Evidence/pictures/I0001.txt", "size 3 4\n")
        self.write("Documentation/Evidence/README.md", README)
        self.write("Documentation/Evidence/spacing.md", PAGE)
        self.write("Sources/A.swift", "/// As E-SPACE-1 says (N0001–N0003, I0001).\n")
        subprocess.run(["git", "init", "--quiet", str(self.root)], check=True)
        evidence.Evidence(self.root).write()

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def replace(self, name, old, new):
        path = self.root / name
        text = path.read_text(encoding="utf-8")
        self.assertIn(old, text)
        path.write_text(text.replace(old, new), encoding="utf-8")

    def faults(self):
        return "\n".join(evidence.Evidence(self.root).check())

    def test_what_is_in_order_passes_and_stays_as_it_is(self):
        self.assertEqual(self.faults(), "")
        page = self.root / "Documentation/Evidence/spacing.md"
        text = page.read_text(encoding="utf-8")
        evidence.Evidence(self.root).write()
        self.assertEqual(page.read_text(encoding="utf-8"), text)
        self.assertIn("| N0001 | Color.padding(); iOS | 16 pt | measured | [example.org, padding][1] |", text)
        self.assertIn("[2]: https://github.com/owner/name/blob/0123456789ab/Tests/A.swift", text)

    def test_cited_ids_need_rows_and_entries(self):
        self.write("Sources/B.swift", "// N0002\n// N0001 to N0009\n// I0002\n// E-SPACE-2\n")
        faults = self.faults()
        for line, name in enumerate(["N0002 has no row", "N0009 has no row", "I0002 has no row", "E-SPACE-2 has no"], 1):
            self.assertIn(f"Sources/B.swift:{line}: {name}", faults)
        self.assertEqual(len(faults.splitlines()), 4)

    def test_rows_need_entries(self):
        self.replace("Documentation/Evidence/spacing.md", "- Facts: N0001–N0003", "- Facts: N0001")
        self.assertIn("N0003: belongs to no entry", self.faults())

    def test_entries_name_rows_that_exist(self):
        self.replace("Documentation/Evidence/spacing.md", "- Facts: N0001–N0003", "- Facts: N0001, N0002, N0003")
        self.assertIn("E-SPACE-1: Facts names N0002, which is no row", self.faults())

    def test_entries_are_whole(self):
        self.replace("Documentation/Evidence/spacing.md", "- Precision: exact.\n", "")
        self.replace("Documentation/Evidence/spacing.md", "`Sources/A.swift`", "`Sources/C.swift`")
        faults = self.faults()
        self.assertIn("E-SPACE-1: has no line Precision", faults)
        self.assertIn("E-SPACE-1: Sources/C.swift does not exist", faults)

    def test_headings_have_one_id(self):
        self.replace("Documentation/Evidence/spacing.md", "## E-SPACE-1: Padding", "## Padding")
        self.assertIn("the heading is not E-SUBJECT-NUMBER: title", self.faults())

    def test_entries_without_rows_need_an_address(self):
        page = self.root / "Documentation/Evidence/spacing.md"
        page.write_text(page.read_text(encoding="utf-8") + "\n## E-SPACE-2: More\n\n- Precision: exact.\n"
                        "- Source: somewhere.\n- Derived: nothing.\n", encoding="utf-8")
        self.assertIn("E-SPACE-2: has neither facts nor pictures", self.faults())

    def test_tables_are_those_of_the_rows(self):
        self.replace("Documentation/Evidence/facts.csv", ",16,pt", ",17,pt")
        self.assertIn("spacing.md: the tables are not those of the rows", self.faults())

    def test_facts_are_well_formed(self):
        self.replace("Documentation/Evidence/facts.csv", "derived,owner", "guessed,owner")
        self.replace("Documentation/Evidence/facts.csv", "N0001,padding,Color.padding()", "N0004,padding,")
        self.replace("Documentation/Evidence/facts.csv", "https://example.org/padding", "somewhere")
        faults = self.faults()
        self.assertIn("N0003: is of no known kind: guessed", faults)
        self.assertIn("N0003 comes after N0004", faults)
        self.assertIn("N0004: has no subject", faults)
        self.assertIn("N0004: the source is neither an address nor", faults)

    def test_pictures_have_their_facts(self):
        self.replace("Documentation/Evidence/pictures/I0001.txt", "size 3 4", "size 4 4")
        self.write("Documentation/Evidence/pictures/I0009.txt", "size 1 1\n")
        faults = self.faults()
        self.assertIn("I0001: the facts begin with 'size 4 4', the table has 3 x 4", faults)
        self.assertIn("pictures/I0009.txt: is no picture of the table", faults)
        (self.root / "Documentation/Evidence/pictures/I0001.txt").unlink()
        self.assertIn("pictures/I0001.txt is missing", self.faults())

    def test_pictures_are_well_formed(self):
        self.replace("Documentation/Evidence/pictures.csv", "a" * 40, "a" * 12)
        self.assertIn("I0001: commit is malformed", self.faults())

    def test_former_places_are_named_nowhere(self):
        self.write("Sources/B.swift", "// layout-notes §5.1\n")
        self.assertIn("Sources/B.swift:1: layout-notes is no place of evidence", self.faults())


if __name__ == "__main__":
    unittest.main()
