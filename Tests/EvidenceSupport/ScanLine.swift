/// One row or column of a picture: its flat stretches, and where one gives way to the next, to a hundredth of a pixel.
///
/// 1. At least two pixels in a row that differ by no more than 1 of 255 from the first of them are a stretch. A stretch
///    that differs by less than 12 from the one before it belongs to that one.
/// 2. What lies between two stretches is an edge. Where a pixel there lies more than 24 outside of what the colors on
///    both sides allow, as in a hairline, the farthest of them is a stretch of its own, and so on with both halves.
/// 3. An edge lies where a sharp one would leave as much of both colors: at the end of its window less the sum of the
///    shares that the color beyond has of each pixel in the window, by the component that differs most. Pixels within
///    2 of either color count as that color. The window reaches from half-way to the edge before to half-way to the
///    edge after, in whole pixels, so that it follows from the positions alone and another picture can be measured in
///    the same windows.
/// 4. An edge that takes more than two pixels crosses the line at a small angle and is marked as slanting: its
///    position says more about the curve's flatness than about its place, which lines of the other axis show better.
///
/// As text: the colors with the positions between them, slanting ones with a tilde.
/// `row 10: 0,0,0,0 37.06 28,28,30,255 262.94 0,0,0,0`
package struct ScanLine: Equatable, Sendable {
    package enum Axis: String, Sendable { case row, column }

    package struct Edge: Equatable, Sendable {
        /// Pixels from the start of the line.
        package var position: Double
        package var isSlanting: Bool
        /// The color beyond.
        package var color: Pixel
    }

    package let axis: Axis
    package let index: Int
    package let first: Pixel
    package private(set) var edges: [Edge]

    private static let contrast = (flat: 1, stretch: 12, outside: 24, color: 2)
    private static let longestSteepEdge = 2
    private static let mostEdges = 64

    /// `nil` for a line whose edges have no stable place, or too many.
    package init?(_ axis: Axis, _ index: Int, of grid: PixelGrid) {
        let pixels = Self.pixels(axis, index, grid)
        let stretches = Self.stretches(pixels)
        guard let first = stretches.first?.color, stretches.count <= Self.mostEdges + 1 else { return nil }
        self.axis = axis
        self.index = index
        self.first = first
        edges = zip(stretches, stretches.dropFirst()).map { before, after in
            Edge(
                position: Double(before.pixels.upperBound + after.pixels.lowerBound) / 2,
                isSlanting: after.pixels.lowerBound - before.pixels.upperBound > Self.longestSteepEdge,
                color: after.color)
        }
        for _ in 0..<8 {
            let positions = positions(in: grid)
            if positions == edges.map(\.position) { return }
            for (edge, position) in positions.enumerated() { edges[edge].position = position }
            guard positions == positions.sorted() else { return nil }
        }
        return nil
    }

    /// Where another picture has these edges.
    package func positions(in grid: PixelGrid) -> [Double] {
        let pixels = Self.pixels(axis, index, grid)
        let windows = windows(length: pixels.count)
        return edges.indices.map { edge in
            let before = edge == 0 ? first : edges[edge - 1].color
            let covered = pixels[windows[edge]].reduce(0.0) {
                $0 + Self.share(of: edges[edge].color, in: $1, over: before)
            }
            return ((Double(windows[edge].upperBound) - covered) * 100).rounded() / 100
        }
    }

    private func windows(length: Int) -> [Range<Int>] {
        var bounds = [0]
        for (edge, next) in zip(edges, edges.dropFirst()) {
            bounds.append(Int(((edge.position + next.position) / 2).rounded()))
        }
        bounds.append(length)
        return zip(bounds, bounds.dropFirst()).map { min($0, $1, length)..<min(max($0, $1), length) }
    }

    private static func pixels(_ axis: Axis, _ index: Int, _ grid: PixelGrid) -> [Pixel] {
        axis == .row ? (0..<grid.width).map { grid[$0, index] } : (0..<grid.height).map { grid[index, $0] }
    }

    /// 0…1.
    private static func share(of color: Pixel, in pixel: Pixel, over other: Pixel) -> Double {
        if pixel.distance(to: color) <= contrast.color { return 1 }
        if pixel.distance(to: other) <= contrast.color { return 0 }
        let component = (0..<4).max {
            abs(color.components[$0] - other.components[$0]) < abs(color.components[$1] - other.components[$1])
        }
        guard let component, color.components[component] != other.components[component] else { return 0 }
        let share =
            Double(pixel.components[component] - other.components[component])
            / Double(color.components[component] - other.components[component])
        return min(max(share, 0), 1)
    }
}

extension ScanLine {
    private typealias Stretch = (color: Pixel, pixels: Range<Int>)

    private static func stretches(_ pixels: [Pixel]) -> [Stretch] {
        var result: [Stretch] = []
        var start = 0
        while start < pixels.count {
            let end = pixels[start...].firstIndex { $0.distance(to: pixels[start]) > contrast.flat } ?? pixels.count
            if end - start > 1 {
                append((pixels[start], start..<end), of: pixels, to: &result)
                start = end
            } else {
                start += 1
            }
        }
        return result
    }

    private static func append(_ stretch: Stretch, of pixels: [Pixel], to result: inout [Stretch]) {
        if let last = result.last {
            result += hairlines(between: last, stretch, of: pixels)
        }
        if let last = result.last, last.color.distance(to: stretch.color) < contrast.stretch {
            result[result.count - 1].pixels = last.pixels.lowerBound..<stretch.pixels.upperBound
        } else {
            result.append(stretch)
        }
    }

    private static func hairlines(between before: Stretch, _ after: Stretch, of pixels: [Pixel]) -> [Stretch] {
        let gap = before.pixels.upperBound..<max(before.pixels.upperBound, after.pixels.lowerBound)
        func distance(_ index: Int) -> Int { outside(pixels[index], before.color, after.color) }
        guard let farthest = gap.max(by: { distance($0) < distance($1) }), distance(farthest) > contrast.outside else {
            return []
        }
        let hairline: Stretch = (pixels[farthest], farthest..<farthest + 1)
        return hairlines(between: before, hairline, of: pixels) + [hairline]
            + hairlines(between: hairline, after, of: pixels)
    }

    /// How far a component lies outside of the range between two colors.
    private static func outside(_ pixel: Pixel, _ one: Pixel, _ other: Pixel) -> Int {
        (0..<4).map { component in
            let value = pixel.components[component]
            let (a, b) = (one.components[component], other.components[component])
            return Int(max(min(a, b) - value, value - max(a, b), 0))
        }.max() ?? 0
    }
}

extension ScanLine: CustomStringConvertible {
    package var description: String {
        "\(axis) \(index): \(first)"
            + edges.map { " \($0.isSlanting ? "~" : "")\($0.position) \($0.color)" }.joined()
    }

    /// - Parameter text: what `description` gives.
    package init?(_ text: Substring) {
        let words = text.split(separator: " ")
        guard words.count >= 3, words.count % 2 == 1, let axis = Axis(rawValue: String(words[0])),
            words[1].hasSuffix(":"), let index = Int(words[1].dropLast()), let first = Pixel(words[2])
        else { return nil }
        self.axis = axis
        self.index = index
        self.first = first
        edges = []
        for word in stride(from: 3, to: words.count, by: 2) {
            let isSlanting = words[word].hasPrefix("~")
            guard let position = Double(isSlanting ? words[word].dropFirst() : words[word]),
                let color = Pixel(words[word + 1])
            else { return nil }
            edges.append(Edge(position: position, isSlanting: isSlanting, color: color))
        }
    }
}
