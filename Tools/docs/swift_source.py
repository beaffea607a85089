"""Reads Swift sources as far as the pages of the documentation need it: without comments and strings, with the heads
and bodies of declarations."""

import re

NO_CODE = re.compile(
    r"//[^\n]*|/\*.*?\*/|(?P<h>#*)\"\"\"(?:\\.|.)*?\"\"\"(?P=h)|(?P<m>#+)\"[^\n]*?\"(?P=m)|\"(?:\\.|[^\"\\\n])*\"",
    re.DOTALL)


def code_of(text):
    """The code without comments and string literals. Interpolations count as string content; comments do not nest."""
    return NO_CODE.sub(" ", text)


def blanked(text):
    """Comments and strings as spaces; every offset and line stays. A string keeps its quotation marks."""
    def blank(match):
        gone = re.sub(r"[^\n]", " ", match[0])
        return gone if match[0].startswith("/") or len(gone) < 2 else '"' + gone[1:-1] + '"'
    return NO_CODE.sub(blank, text)


CLOSING = {"(": ")", "[": "]", "{": "}"}


def closing(code, start):
    stack = []
    for offset in range(start, len(code)):
        letter = code[offset]
        if letter in CLOSING:
            stack.append(CLOSING[letter])
        elif stack and letter == stack[-1]:
            stack.pop()
            if not stack:
                return offset
    return len(code)


# The start of another declaration, or the end of the enclosing one.
NEXT = re.compile(r"\s*(?:public\b|///|@|\}|$)")


class Source:
    def __init__(self, path):
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.code = blanked(self.text)
        self.lines = [0] + [match.end() for match in re.finditer("\n", self.code)]

    def declaration(self, line):
        """From the line to the end of the body, or of the line when there is none."""
        start = self.lines[line]
        depth = 0
        for offset in range(start, len(self.code)):
            letter = self.code[offset]
            if letter in "([":
                depth += 1
            elif letter in ")]":
                depth -= 1
            elif letter == "{" and depth == 0:
                return self.code[start:offset], self.code[offset + 1:closing(self.code, offset)]
            elif letter == "}" or letter == "\n" and depth == 0 and NEXT.match(self.code, offset + 1):
                return self.code[start:offset], None
        return self.code[start:], None
