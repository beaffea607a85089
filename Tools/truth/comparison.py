"""Compares two pictures pixel by pixel, with the rules of Tests/EvidenceTests/Harness/PictureComparison.swift.

Edges may lie up to 1.5 pixels apart, everything else within 2 of 255:

1. Around each pixel of the one picture, the three by three pixels of the other are compared. Outside of the picture lies
   its background.
2. Each component must lie between the least and the greatest of those, give or take 2. Where no component of these
   differs by 12 there is no edge, and the pixel must agree with the one at its own place.
3. Both pictures take both parts, and a pixel that disagrees in either part counts once.
"""

TOLERANCE = 2
EDGE_CONTRAST = 12


def difference(one, other, x, y, background):
    """How far a pixel of the one lies outside of what is near it in the other; 0 within the tolerance."""
    own, same = one.rows[y][3 * x:3 * x + 3], other.rows[y][3 * x:3 * x + 3]
    if all(abs(a - b) <= TOLERANCE for a, b in zip(own, same)):
        return 0
    touches_border = x in (0, one.width - 1) or y in (0, one.height - 1)
    columns = range(max(x - 1, 0), min(x + 1, other.width - 1) + 1)
    rows = other.rows[max(y - 1, 0):min(y + 1, other.height - 1) + 1]
    between = in_place = contrast = 0
    for component in range(3):
        near = [row[3 * column + component] for row in rows for column in columns]
        if touches_border:
            near.append(background[component])
        value = own[component]
        contrast = max(contrast, max(near) - min(near))
        between = max(between, min(near) - TOLERANCE - value, value - max(near) - TOLERANCE)
        in_place = max(in_place, abs(value - same[component]) - TOLERANCE)
    return in_place if contrast < EDGE_CONTRAST else between


def differing_pixels(found, expected, background):
    """How many pixels differ; all of them when the sizes do."""
    if (found.width, found.height) != (expected.width, expected.height):
        return max(found.width * found.height, expected.width * expected.height)
    count = 0
    for y in range(found.height):
        if found.rows[y] == expected.rows[y]:
            continue
        count += sum(1 for x in range(found.width)
                     if difference(found, expected, x, y, background) > 0
                     or difference(expected, found, x, y, background) > 0)
    return count


def coverage(pixels, background):
    """The ink of each row: differences from the background, which is black or white, to a hundredth of a pixel."""
    plain = sum(background) * pixels.width
    return [round(abs(plain - sum(row)) / 7.65) / 100 for row in pixels.rows]


def ink(pixels, background):
    """The first column and row that differ from the background by the contrast of an edge, and the ones after the
    last; None without any."""
    box = None
    plain = bytes(background) * pixels.width
    for y, row in enumerate(pixels.rows):
        if row == plain:
            continue
        marked = [x for x in range(pixels.width)
                  if any(abs(row[3 * x + part] - background[part]) >= EDGE_CONTRAST for part in range(3))]
        if marked:
            left, top, right, bottom = box or (marked[0], y, 0, 0)
            box = (min(left, marked[0]), top, max(right, marked[-1] + 1), y + 1)
    return list(box) if box else None
