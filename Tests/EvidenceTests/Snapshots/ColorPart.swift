import CoreGraphics
import EvidenceSupport

/// Finds a part of a picture by its color.
///
/// 1. A pixel has the color if red, green and blue each differ by at most 3 of 255.
/// 2. Pixels of the color that share a side are one part. Those of one part are taken off the list of pixels when they
///    are found, so that each pixel is visited once.
/// 3. The result is the box around the largest part, in pixels.
///
/// Only a window around the expected place is searched. A part that leaves the window is cut off there, and its box
/// then touches the window's side.
struct ColorPart {
    private static let tolerance = 3

    private let left: Int
    private let top: Int
    private let width: Int
    private let height: Int
    /// Whether a pixel of the window has the color and belongs to no part yet.
    private var isOpen: [Bool] = []

    private init(of color: Pixel, in grid: PixelGrid, within window: CGRect) {
        left = max(Int(window.minX), 0)
        top = max(Int(window.minY), 0)
        width = max(min(Int(window.maxX), grid.width) - left, 0)
        height = max(min(Int(window.maxY), grid.height) - top, 0)
        let wanted = (0..<3).map { Int(color.components[$0]) }
        isOpen.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                let start = ((top + y) * grid.width + left + x) * 4
                isOpen.append((0..<3).allSatisfy { abs(Int(grid.bytes[start + $0]) - wanted[$0]) <= Self.tolerance })
            }
        }
    }

    static func box(of color: Pixel, in grid: PixelGrid, within window: CGRect) -> CGRect? {
        var search = ColorPart(of: color, in: grid, within: window)
        var largest: (pixels: Int, box: CGRect)?
        for start in search.isOpen.indices where search.isOpen[start] {
            let part = search.takePart(from: start)
            if part.pixels > (largest?.pixels ?? 0) { largest = part }
        }
        return largest?.box
    }

    private mutating func takePart(from start: Int) -> (pixels: Int, box: CGRect) {
        var pixels = 0
        var (minX, maxX, minY, maxY) = (width, -1, height, -1)
        var waiting = [start]
        isOpen[start] = false
        while let index = waiting.popLast() {
            let (y, x) = index.quotientAndRemainder(dividingBy: width)
            pixels += 1
            (minX, maxX, minY, maxY) = (min(minX, x), max(maxX, x), min(minY, y), max(maxY, y))
            if x > 0 { visit(index - 1, &waiting) }
            if x < width - 1 { visit(index + 1, &waiting) }
            if y > 0 { visit(index - width, &waiting) }
            if y < height - 1 { visit(index + width, &waiting) }
        }
        return (
            pixels, CGRect(x: left + minX, y: top + minY, width: maxX + 1 - minX, height: maxY + 1 - minY)
        )
    }

    private mutating func visit(_ index: Int, _ waiting: inout [Int]) {
        guard isOpen[index] else { return }
        isOpen[index] = false
        waiting.append(index)
    }
}

extension Pixel {
    /// The first color of a text such as `box of the #FF8D28 part 1`.
    init?(firstColorOf text: String) {
        guard let match = text.firstMatch(of: /#([0-9A-F]{6})/), let value = Int(match.1, radix: 16) else {
            return nil
        }
        self.init(components: SIMD4(Int16(value >> 16 & 255), Int16(value >> 8 & 255), Int16(value & 255), 255))
    }
}
