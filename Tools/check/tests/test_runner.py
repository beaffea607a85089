"""Tests of the runner of the checks."""

from support import CheckTestCase


class RunnerTests(CheckTestCase):
    check = "Tools/check/run"

    def setUp(self):
        super().setUp()
        self.script("exit 0")

    def script(self, body):
        self.write("Tools/check/links", f"#!/bin/sh\n{body}\n")
        (self.root / "Tools/check/links").chmod(0o755)

    def test_a_check_without_faults_passes(self):
        status, lines = self.run_check("links", CI="")
        self.assertEqual(status, 0)
        self.assertIn("✓ links", lines)

    def test_a_fault_is_printed_and_fails_the_run(self):
        self.script("echo a.md:1: wrong; exit 1")
        status, lines = self.run_check("links", CI="")
        self.assertEqual(status, 1)
        self.assertIn("a.md:1: wrong", lines)

    def test_a_check_that_cannot_run_is_a_fault_in_ci_alone(self):
        self.script("echo no tool; exit 3")
        self.assertEqual(self.run_check("links", CI="")[0], 0)
        self.assertEqual(self.run_check("links", CI="true")[0], 1)

    def test_an_unknown_name_is_answered_with_the_list(self):
        status, lines = self.run_check("link", CI="")
        self.assertEqual(status, 1)
        self.assertIn("links", lines)
