"""Reads the upper left corner of PNG files as red, green and blue, with nothing but the standard library."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
# The widest and highest picture that is read: a case has at most a few hundred points.
MOST_PIXELS = 4096


class PictureError(Exception):
    """The file is not a picture that can be read; the message says why."""


class Pixels:
    """Rows of red, green and blue bytes."""

    def __init__(self, width, height, rows):
        self.width, self.height, self.rows = width, height, rows

    def color(self, x, y):
        """Red, green and blue; of the nearest pixel for a place outside."""
        x, y = min(max(x, 0), self.width - 1), min(max(y, 0), self.height - 1)
        return list(self.rows[y][3 * x:3 * x + 3])

    def cropped(self, width, height):
        return Pixels(width, height, [row[:3 * width] for row in self.rows[:height]])


def chunks(data):
    """Pairs of a chunk's name and its bytes."""
    position = len(SIGNATURE)
    while position + 8 <= len(data):
        length, name = struct.unpack(">I4s", data[position:position + 8])
        yield name, data[position + 8:position + 8 + length]
        position += length + 12


def unfiltered(kind, line, above, step):
    """A row without its filter; `above` is the row before it, `step` the bytes of a pixel."""
    if kind == 0:
        return line
    if kind == 2:
        return bytearray((a + b) & 255 for a, b in zip(line, above)) if any(line) else bytearray(above)
    for index in range(len(line)):
        left = line[index - step] if index >= step else 0
        up = above[index]
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + up) // 2
        else:
            corner = above[index - step] if index >= step else 0
            guess = min((abs(up - corner), 0, left), (abs(left - corner), 1, up),
                        (abs(left + up - 2 * corner), 2, corner))[2]
        line[index] = (line[index] + guess) & 255
    return line


def read(data, rows=MOST_PIXELS):
    """The pixels of a PNG file; `rows` limits how many rows are decoded.

    1. The header must say eight bits for each of three or four components, without interlacing. Opacity is dropped: the
       cases have an opaque background.
    2. Each row is decoded from its filter and the row above."""
    found = list(chunks(data)) if data.startswith(SIGNATURE) else []
    if not found or found[0][0] != b"IHDR" or len(found[0][1]) != 13:
        raise PictureError("it is not a PNG file")
    width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", found[0][1])
    if depth != 8 or color not in (2, 6) or interlaced:
        raise PictureError("it does not have eight bits for each of three or four components; the kit writes such files")
    if not (0 < width <= MOST_PIXELS and 0 < height <= MOST_PIXELS):
        raise PictureError(f"it has {width} x {height} pixels; at most {MOST_PIXELS} of each are read")
    step = 3 if color == 2 else 4
    rows = min(rows, height)
    length = width * step + 1
    try:
        content = zlib.decompressobj().decompress(b"".join(part for name, part in found if name == b"IDAT"),
                                                  length * rows)
    except zlib.error as error:
        raise PictureError(f"its pixels are damaged: {error}") from error
    if len(content) < length * rows:
        raise PictureError("its pixels end too early")
    above, result = bytearray(width * step), []
    for start in range(0, length * rows, length):
        if content[start] > 4:
            raise PictureError(f"it has a row with the unknown filter {content[start]}")
        above = unfiltered(content[start], bytearray(content[start + 1:start + length]), above, step)
        row = bytes(above)
        if step == 4:
            plain = bytearray(width * 3)
            for component in range(3):
                plain[component::3] = row[component::4]
            row = bytes(plain)
        result.append(row)
    return Pixels(width, rows, result)
