"""What the tests of the checks share: a small repository with the check that they run.

The checks find their project by their own path, so a test copies the one that it runs.
"""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


class CheckTestCase(unittest.TestCase):
    """A repository with one check.

    - check: the command, as the runner has it.
    - needed: further files and folders of the project that it reads."""

    check = ""
    needed = []

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        subprocess.run(["git", "init", "--quiet", str(self.root)], check=True)
        for name in [self.check.split()[0], *self.needed]:
            self.copy(name)

    def copy(self, name):
        target = self.root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target)
        else:
            shutil.copy(ROOT / name, target)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run_check(self, *arguments, **environment):
        result = subprocess.run([str(self.root / self.check.split()[0]), *self.check.split()[1:], *arguments],
                                cwd=self.root, capture_output=True, text=True, check=False,
                                env={**os.environ, **environment})
        return result.returncode, result.stdout + result.stderr

    def assert_passes(self):
        self.assertEqual(self.run_check(), (0, ""))

    def assert_fault(self, *texts):
        """The check finds faults and names these places and things, in whatever words."""
        status, lines = self.run_check()
        self.assertEqual(status, 1, lines)
        for text in texts:
            self.assertIn(text, lines)
        self.assertNotIn("Traceback", lines)
