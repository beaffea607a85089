#!/usr/bin/env python3
"""Tests of the scorer on a small file of facts, which Tessera drew and which says so: unchanged it holds, and each planted
difference fails by name.

The corpus's own consistency is tested as well: ids are unique, and the entries that cases decide name them."""

import contextlib
import copy
import io
import json
import re
import struct
import sys
import tempfile
import unittest
import zlib
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import comparison  # noqa: E402
import drawing  # noqa: E402
import png  # noqa: E402

loader = SourceFileLoader("truth", str(HERE / "truth"))
truth = module_from_spec(spec_from_loader("truth", loader))
loader.exec_module(truth)

ROOT = HERE.parents[1]
SAMPLE = HERE / "sample.json"
WHITE, BLACK, GRAY = [255, 255, 255], [0, 0, 0], [128, 128, 128]


def picture(width, height, color=None, components=3, kind=0):
    """A PNG file with a black square from (2, 2) to (5, 5) on white; `color` replaces the pixel at (8, 1)."""
    rows, above = b"", bytes(width * components)
    for y in range(height):
        row = bytearray()
        for x in range(width):
            pixel = BLACK if 2 <= x < 5 and 2 <= y < 5 else WHITE
            row += bytes(color if color and (x, y) == (8, 1) else pixel) + bytes([255] * (components - 3))
        rows += bytes([kind]) + filtered(kind, row, above, components)
        above = bytes(row)
    header = struct.pack(">IIBBBBB", width, height, 8, 2 if components == 3 else 6, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return png.SIGNATURE + b"".join(struct.pack(">I", len(data)) + name + data + struct.pack(
        ">I", zlib.crc32(name + data)) for name, data in parts)


def filtered(kind, row, above, step):
    result = bytearray()
    for index, value in enumerate(row):
        left = row[index - step] if index >= step else 0
        corner = above[index - step] if index >= step else 0
        up = above[index]
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda near: abs(guess - near))
        result.append((value - [0, left, up, (left + up) // 2, nearest][kind]) & 255)
    return bytes(result)


class ScorerTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.content = json.loads(SAMPLE.read_text(encoding="utf-8"))
        self.ours = {case["id"]: case for case in copy.deepcopy(self.content["cases"])}
        self.pictures = {}

    def case(self, name):
        return next(case for case in self.content["cases"] if case["id"] == name)

    def run_truth(self, *arguments):
        """(status, output) for the content, against the unchanged sample as our drawing."""
        file = self.folder / "facts.json"
        file.write_text(json.dumps(self.content), encoding="utf-8")
        output = io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            status = truth.main([str(self.folder), *arguments], lambda origin: (self.ours, self.pictures))
        return status, output.getvalue()

    def assert_fails(self, *texts):
        status, output = self.run_truth("--strict")
        self.assertEqual(status, 1, output)
        for text in texts:
            self.assertIn(text, output)
        self.assertEqual(self.run_truth()[0], 0, "only --strict changes the status")

    def assert_rejected(self, *texts):
        status, output = self.run_truth()
        self.assertEqual(status, 2, output)
        for text in texts:
            self.assertIn(text, output)

    def test_the_sample_says_that_it_is_synthetic(self):
        self.assertEqual(self.content["origin"]["renderer"], "tessera")
        self.assertIn("Synthetic", self.content["origin"]["note"])
        self.assertIn("not evidence", self.run_truth()[1])

    def test_unchanged_facts_hold(self):
        status, output = self.run_truth("--strict")
        self.assertEqual(status, 0, output)
        self.assertNotIn("do not hold", output)

    def test_a_moved_frame_fails(self):
        self.case("stacks-zstack-moved-guide")["frames"]["stack"][2] += 15
        self.assert_fails("stacks-zstack-moved-guide frame stack: 15 pt: 0, 0, 40, 30 instead of 0, 0, 55, 30")

    def test_a_frame_within_its_precision_holds(self):
        case = self.case("text-style-body")
        case["frames"]["one"][3] += case["precision"]
        self.assertEqual(self.run_truth("--strict")[0], 0)
        case["frames"]["one"][3] += 0.01
        self.assert_fails("text-style-body frame one")

    def test_a_frame_that_one_side_lacks_fails(self):
        del self.ours["spacing-shapes"]["frames"]["third"]
        self.assert_fails("spacing-shapes frame third: missing: nothing instead of 0, 36, 60, 10")
        self.ours["spacing-shapes"]["frames"]["third"] = [0, 36, 60, 10]
        del self.case("spacing-shapes")["frames"]["second"]
        self.assert_fails("spacing-shapes frame second, which the file lacks: missing")

    def test_a_color_fails_beyond_two_of_255(self):
        color = self.case("colors-label-dark")["colors"][3]
        color[0] += 2
        self.assertEqual(self.run_truth("--strict")[0], 0)
        color[0] += 1
        self.assert_fails("colors-label-dark color at 35, 5: 3 of 255")

    def test_ink_fails_beyond_a_pixel(self):
        ink = self.case("gauges-circular-large-frame")["ink"]
        ink[2] += 1
        self.assertEqual(self.run_truth("--strict")[0], 0)
        ink[2] += 1
        self.assert_fails("gauges-circular-large-frame ink: 2 px")

    def test_missing_ink_fails(self):
        self.case("gauges-circular-large-frame")["ink"] = None
        self.assert_fails("gauges-circular-large-frame ink: missing")

    def test_coverage_fails_beyond_a_quarter_of_a_pixel(self):
        coverage = self.case("corners-circle")["coverage"]
        coverage[9] += 0.25
        self.assertEqual(self.run_truth("--strict")[0], 0)
        coverage[9] += 0.01
        self.assert_fails("corners-circle coverage of row 9: 0.26 px")

    def test_coverage_of_other_rows_fails(self):
        self.case("corners-circle")["coverage"].pop()
        self.assert_fails("corners-circle coverage of 99 rows: missing")

    def test_words_of_the_file_do_not_group_its_facts(self):
        self.case("stacks-zstack-moved-guide")["decides"] = ["E-STACK-1"]
        status, output = self.run_truth("--strict")
        self.assertEqual(status, 0, output)
        self.assertIn("E-STACK-5", output)

    def test_another_size_of_the_picture_fails(self):
        self.case("spacing-shapes")["pixels"][0] += 1
        self.assert_fails("spacing-shapes pixels: 1 px")

    def test_a_case_that_changed_since_is_not_judged(self):
        self.case("spacing-shapes")["size"] = [61, 80]
        self.assert_fails("spacing-shapes: size of the case changed since it was drawn")
        self.case("spacing-shapes")["id"] = "spacing-former"
        self.assert_fails("spacing-former: the corpus no longer has this case", "that are not in the file: 1")

    def test_the_worst_subject_and_the_worst_fact_come_first(self):
        for color in self.case("gradients-stroke-32")["colors"]:
            color[0] = (color[0] + 99) % 256
        self.case("spacing-shapes")["frames"]["first"][1] += 0.02
        _, output = self.run_truth()
        subjects = [line.split()[0] for line in output.split("\n\n")[0].splitlines()[2:]]
        self.assertEqual(subjects[:2], ["gradients", "spacing"])
        failures = output[output.index("the worst first:"):].splitlines()[1:]
        self.assertIn("gradients-stroke-32", failures[0])
        self.assertIn("spacing-shapes frame first", output)
        self.assertIn("more; --most N", self.run_truth("--most", "1")[1])

    def test_entries_that_cases_decide_have_a_table(self):
        self.case("stacks-zstack-moved-guide")["frames"]["stack"][2] = 55
        table = self.run_truth()[1].split("decides ", 1)[1]
        self.assertRegex(table, r"E-STACK-5 +1 +4 +3 +75\.0 %")

    def test_without_facts_nothing_holds(self):
        self.content["cases"] = []
        self.assertEqual(self.run_truth("--strict")[0], 1)

    def picture_case(self, color=None):
        """The case of shapes with pictures on both sides; ours is larger, as a widget's is."""
        case = self.case("spacing-shapes")
        case["size"], case["pixels"], case["picture"] = [8, 8], [16, 16], "pictures/spacing-shapes.png"
        self.ours["spacing-shapes"] = copy.deepcopy(case)
        (self.folder / "pictures").mkdir(exist_ok=True)
        (self.folder / case["picture"]).write_bytes(picture(16, 16, color))
        self.pictures["spacing-shapes"] = self.folder / "ours.png"
        self.pictures["spacing-shapes"].write_bytes(picture(40, 30, components=4, kind=4))

    def test_equal_pictures_hold(self):
        self.picture_case()
        status, output = self.run_truth("--strict")
        self.assertEqual(status, 0, output)
        self.assertIn("were not compared: 2", output)

    def test_a_differing_pixel_fails(self):
        self.picture_case(color=GRAY)
        self.assert_fails("spacing-shapes picture:", "pixels differ")

    def test_a_missing_picture_is_counted(self):
        self.picture_case()
        (self.folder / "pictures" / "spacing-shapes.png").unlink()
        status, output = self.run_truth("--strict")
        self.assertEqual(status, 0)
        self.assertIn("were not compared: 3", output)

    def test_a_picture_outside_of_the_folder_is_rejected(self):
        self.picture_case()
        self.case("spacing-shapes")["picture"] = "../elsewhere.png"
        self.assert_rejected("spacing-shapes", "outside of the folder")
        self.case("spacing-shapes")["picture"] = "pictures/\0.png"
        self.assert_rejected("spacing-shapes", "impossible name")

    def test_a_damaged_picture_is_rejected(self):
        self.picture_case()
        file = self.folder / "pictures" / "spacing-shapes.png"
        for damaged, reason in ((b"GIF89a", "not a PNG"), (picture(16, 16)[:60], "end too early"),
                                (picture(16, 16).replace(b"\x08\x02\x00\x00\x00", b"\x10\x02\x00\x00\x00", 1),
                                 "eight bits")):
            file.write_bytes(damaged)
            self.assert_rejected(reason)

    def test_invalid_facts_are_rejected_by_name(self):
        unchanged = copy.deepcopy(self.content)
        for change, text in (
            (lambda content: content.update(format=2), "format 1"),
            (lambda content: content["origin"].update(platform="Linux"), "origin.platform"),
            (lambda content: content["cases"].append(content["cases"][0]), "occurs twice"),
            (lambda content: content["cases"][0].update(scale=0), "scale must be positive"),
            (lambda content: content["cases"][0].update(size=[1]), "size must be 2 numbers"),
            (lambda content: content["cases"][0].update(frames={"a": [0, 0, 1, "wide"]}), "the frame a"),
            (lambda content: content["cases"][0].update(readings=["sound"]), "a reading"),
            (lambda content: content["cases"][0].update(colors=[[0, 0, 0]] * 999), "as many as samples"),
            (lambda content: content["cases"][0].update(coverage=[]), "coverage"),
            (lambda content: content["cases"][0].update(scale=10 ** 400), "scale must be 1 number"),
            (lambda content: content["cases"][0].update(precision=float("nan")), "precision must be 1 number"),
            (lambda content: content["cases"].append(7), "must be an object"),
        ):
            self.content = copy.deepcopy(unchanged)
            change(self.content)
            self.assert_rejected(text)

    def test_a_file_that_is_not_json_is_rejected(self):
        (self.folder / "facts.json").write_text("{", encoding="utf-8")
        output = io.StringIO()
        with contextlib.redirect_stderr(output):
            self.assertEqual(truth.main([str(self.folder)], None), 2)
        self.assertIn("cannot be read", output.getvalue())

    def test_what_export_writes_can_be_scored(self):
        file = self.folder / "own.json"
        with contextlib.redirect_stdout(io.StringIO()):
            status = truth.main(["--export", str(file)], lambda origin: (self.ours, {}))
        self.assertEqual(status, 0)
        self.content = json.loads(file.read_text(encoding="utf-8"))
        self.assertEqual(self.content["origin"]["renderer"], "tessera")
        self.assertEqual(self.run_truth("--strict")[0], 0)


class PictureTests(unittest.TestCase):
    def test_every_filter_is_undone(self):
        expected = png.read(picture(12, 9)).rows
        for components in (3, 4):
            for kind in range(5):
                self.assertEqual(png.read(picture(12, 9, components=components, kind=kind)).rows, expected)

    def test_only_the_requested_rows_are_read(self):
        self.assertEqual(png.read(picture(12, 9), rows=4).height, 4)

    def test_the_box_of_ink_has_the_square(self):
        self.assertEqual(comparison.ink(png.read(picture(12, 9)), WHITE), [2, 2, 5, 5])
        self.assertIsNone(comparison.ink(png.read(picture(2, 2)), WHITE))

    def test_coverage_counts_the_ink_of_each_row(self):
        expected = [0, 0, 3, 3, 3, 0, 0, 0, 0]
        self.assertEqual(comparison.coverage(png.read(picture(12, 9)), WHITE), expected)
        half = comparison.coverage(png.read(picture(12, 9, GRAY)), WHITE)
        self.assertEqual(half[1], 0.5)
        self.assertEqual(comparison.coverage(png.read(picture(12, 9)), BLACK)[0], 12)

    def test_an_edge_may_lie_a_pixel_apart_and_a_flat_pixel_may_not_differ(self):
        square = png.read(picture(12, 9))
        moved = png.Pixels(12, 9, [row[-3:] + row[:-3] for row in square.rows])
        far = png.Pixels(12, 9, [row[-12:] + row[:-12] for row in square.rows])
        self.assertEqual(comparison.differing_pixels(square, moved, WHITE), 0)
        self.assertGreater(comparison.differing_pixels(square, far, WHITE), 0)
        self.assertGreater(comparison.differing_pixels(square, png.read(picture(12, 9, GRAY)), WHITE), 0)
        almost = png.read(picture(12, 9, [253, 254, 255]))
        self.assertEqual(comparison.differing_pixels(square, almost, WHITE), 0)

    def test_pictures_of_different_sizes_differ_everywhere(self):
        self.assertEqual(comparison.differing_pixels(png.read(picture(3, 3)), png.read(picture(4, 4)), WHITE), 16)


class DrawingTests(unittest.TestCase):
    def test_the_platform_and_the_system_of_the_facts_are_drawn(self):
        self.assertEqual(drawing.places({"platform": "iOS", "system": "Version 26.1 (Build 1)"}), [])
        self.assertEqual(drawing.places({"platform": "macOS", "system": "Version 26.1"}), ["--platform", "mac"])
        self.assertEqual(drawing.places({"platform": "iOS", "system": "Version 17.5"}), ["--system-colors", "classic"])

    def test_notes_of_facts_are_found_in_a_tree(self):
        tree = {"children": [{"identifier": "other"}, {"children": [{"identifier": 'truth:{"id": "a"}'}]}]}
        self.assertEqual(list(drawing.noted(tree)), [{"id": "a"}])


class CorpusTests(unittest.TestCase):
    """What can be said of the corpus without compiling it."""

    DECIDING = re.compile(r'"([a-z0-9-]+)"[^{"]*?decides: "(E-[A-Z]+-\d+)"')

    def setUp(self):
        self.text = "\n".join(path.read_text(encoding="utf-8")
                              for path in sorted((drawing.KIT / "Sources" / "TruthCorpus" / "Cases").glob("*.swift")))

    def test_entries_name_the_cases_that_decide_them(self):
        found = self.DECIDING.findall(self.text)
        self.assertEqual(len(found), self.text.count('decides: "'), "a case that decides has a literal id")
        self.assertGreater(len(found), 20)
        pages = "\n".join(path.read_text(encoding="utf-8")
                          for path in (ROOT / "Documentation" / "Evidence").glob("*.md"))
        entries = {part.split(":", 1)[0]: part for part in pages.split("\n## ")[1:]}
        for name, entry in found:
            self.assertIn(f"`{name}`", entries.get(entry, ""), f"{entry} does not name the case {name}")

    def test_ids_are_unique(self):
        names = re.findall(r'TruthCase\(\s*"([a-z0-9-]+)"', self.text)
        self.assertEqual(len(names), len(set(names)))
        self.assertGreater(len(names), 80)

    def test_links_to_the_example_lead_to_its_sources(self):
        links = sorted((drawing.KIT / "Sources" / "TruthCorpus" / "Examples").iterdir())
        self.assertEqual([link.name for link in links],
                         ["WeatherIntents", "WeatherModels", "WeatherPlaces", "WeatherViews"])
        for link in links:
            self.assertTrue(link.is_symlink() and any(link.glob("*.swift")), link)


if __name__ == "__main__":
    unittest.main()
