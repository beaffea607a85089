import CoreGraphics

/// What was measured in a picture, stored as the text of `Documentation/Evidence/pictures/ID.txt`.
///
/// - `size`: pixels.
/// - `box`: a box of ink, as `InkBoxFinder` finds it: left, top, width and height in pixels.
/// - `color`: the pixel at a named point, where the pixels around it differ by no more than 2 of 255.
/// - `flat`: a color that at least a thousandth of the pixels have, the most frequent first, and how many have it,
///   give or take 2 of 255.
/// - `row` and `column`: edges, as `ScanLine` finds them, at each sixteenth of the size and 0, 1, 2, 4 and 8 pixels from
///   the sides.
package struct PictureFacts: Equatable, Sendable {
    package struct Flat: Equatable, Sendable {
        package var color: Pixel
        package var pixels: Int
    }

    package var width = 0
    package var height = 0
    package var boxes: [CGRect] = []
    package var colors: [Point: Pixel] = [:]
    package var flats: [Flat] = []
    package var lines: [ScanLine] = []

    /// A place that each picture has.
    package enum Point: String, CaseIterable, Sendable {
        case topLeft = "top-left"
        case top
        case topRight = "top-right"
        case left
        case center
        case right
        case bottomLeft = "bottom-left"
        case bottom
        case bottomRight = "bottom-right"

        /// The pixel, one pixel inside of the sides.
        package func place(width: Int, height: Int) -> (x: Int, y: Int) {
            let index = Self.allCases.firstIndex(of: self) ?? 0
            let columns = [1, width / 2, width - 2]
            let rows = [1, height / 2, height - 2]
            return (columns[index % 3], rows[index / 3])
        }
    }

    private static let mostBoxes = 40
    private static let mostFlats = 12

    package init() {}

    package init(measuring grid: PixelGrid, lines hasLines: Bool) {
        width = grid.width
        height = grid.height
        boxes = Array(InkBoxFinder.boxes(grid).prefix(Self.mostBoxes))
        for point in Point.allCases {
            let (x, y) = point.place(width: width, height: height)
            if Self.isFlat(grid, x, y) { colors[point] = grid[x, y] }
        }
        flats = Self.flats(grid)
        guard hasLines else { return }
        lines =
            Self.places(height).compactMap { ScanLine(.row, $0, of: grid) }
            + Self.places(width).compactMap { ScanLine(.column, $0, of: grid) }
    }

    /// How many pixels have a color, give or take 2 of 255.
    package static func count(_ color: Pixel, in grid: PixelGrid) -> Int {
        var count = 0
        for y in 0..<grid.height {
            for x in 0..<grid.width where grid[x, y].distance(to: color) <= 2 { count += 1 }
        }
        return count
    }

    private static func isFlat(_ grid: PixelGrid, _ x: Int, _ y: Int) -> Bool {
        (max(y - 1, 0)...min(y + 1, grid.height - 1)).allSatisfy { row in
            (max(x - 1, 0)...min(x + 1, grid.width - 1)).allSatisfy {
                grid[$0, row].distance(to: grid[x, y]) <= 2
            }
        }
    }

    private static func flats(_ grid: PixelGrid) -> [Flat] {
        var counts: [Pixel: Int] = [:]
        for y in 0..<grid.height {
            for x in 0..<grid.width { counts[grid[x, y], default: 0] += 1 }
        }
        let least = max(grid.width * grid.height / 1000, 16)
        var result: [Flat] = []
        let frequent = counts.filter { $0.value >= least }
            .sorted { ($1.value, $0.key.description) < ($0.value, $1.key.description) }
        for (color, _) in frequent where result.count < mostFlats {
            guard result.allSatisfy({ $0.color.distance(to: color) > 4 }) else { continue }
            result.append(Flat(color: color, pixels: count(color, in: grid)))
        }
        return result
    }

    private static func places(_ length: Int) -> [Int] {
        let near = [0, 1, 2, 4, 8]
        let all = near + (1..<16).map { $0 * length / 16 } + near.map { length - 1 - $0 }
        return Set(all.filter { $0 >= 0 && $0 < length }).sorted()
    }
}

extension PictureFacts: CustomStringConvertible {
    package var description: String {
        var text = ["size \(width) \(height)"]
        text += boxes.map { "box \(Int($0.minX)) \(Int($0.minY)) \(Int($0.width)) \(Int($0.height))" }
        text += Point.allCases.compactMap { point in colors[point].map { "color \(point.rawValue) \($0)" } }
        text += flats.map { "flat \($0.color) \($0.pixels)" }
        text += lines.map(\.description)
        return text.joined(separator: "\n") + "\n"
    }

    /// A line that is not one of a picture's facts.
    package struct Malformed: Error, CustomStringConvertible {
        let line: Substring
        package var description: String { "This is not a fact of a picture: \(line)" }
    }

    /// - Parameter text: what `description` gives; lines that begin with `#` are comments.
    package init(_ text: String) throws {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard read(line) else { throw Malformed(line: line) }
        }
    }

    private mutating func read(_ line: Substring) -> Bool {
        let words = line.split(separator: " ")
        let numbers = words.dropFirst().compactMap { Int($0) }
        switch (words[0], words.count, numbers.count) {
        case ("size", 3, 2):
            (width, height) = (numbers[0], numbers[1])
        case ("box", 5, 4):
            boxes.append(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case ("color", 3, _):
            guard let point = Point(rawValue: String(words[1])), let color = Pixel(words[2]) else { return false }
            colors[point] = color
        case ("flat", 3, 1):
            guard let color = Pixel(words[1]) else { return false }
            flats.append(Flat(color: color, pixels: numbers[0]))
        default:
            guard let line = ScanLine(line) else { return false }
            lines.append(line)
        }
        return true
    }
}
