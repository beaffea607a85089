import EvidenceSupport

/// Where two pictures of the same thing differ by more than the course of an edge.
///
/// Edges may lie up to 1.5 pixels apart, everything else within 2 of 255:
///
/// 1. Around each pixel of the one picture, the pixels of the other whose centers are at most 1.5 pixels away are
///    compared: the three by three around it. Outside of the picture lies its background: an edge that touches the
///    border may lie on either side of it.
/// 2. Each component must lie between the least and the greatest of those, give or take 2. A smoothed edge is a blend
///    of its two sides, so its pixel matches a blend of its neighbors, not one neighbor of the same value. Where no
///    component of these differs by 12 there is no edge, and the pixel must agree with the one at its own place.
/// 3. Both pictures take both parts, so that neither may lack what the other has.
/// 4. A pixel that disagrees in either part counts once.
struct PictureComparison: CustomStringConvertible {
    /// Of 255.
    static let tolerance = 2
    /// What a component of the pixels around one must differ by, of 255, for an edge to lie there.
    static let edgeContrast = 12

    private(set) var differingPixels = 0
    /// Pixels of the smallest rectangle around all that differ: the first and the last of each axis.
    private(set) var columns: ClosedRange<Int>?
    private(set) var rows: ClosedRange<Int>?
    /// The farthest that a component lies outside of what is allowed, of 255.
    private(set) var worstDifference = 0
    private let sizes: String?

    /// - Parameter background: the four components of what lies around both.
    init(_ found: PixelGrid, _ expected: PixelGrid, background: [UInt8]) {
        guard found.width == expected.width, found.height == expected.height else {
            sizes = "\(found.width)x\(found.height) pixels instead of \(expected.width)x\(expected.height)"
            differingPixels = max(found.width * found.height, expected.width * expected.height)
            return
        }
        sizes = nil
        for y in 0..<found.height {
            for x in 0..<found.width {
                let difference = max(
                    Self.difference(of: found, from: expected, x, y, background),
                    Self.difference(of: expected, from: found, x, y, background))
                if difference > 0 { note(x, y, difference) }
            }
        }
    }

    var holds: Bool { differingPixels == 0 }

    var description: String {
        if let sizes { return sizes }
        guard let columns, let rows else { return "no pixel differs" }
        return "\(differingPixels) pixels differ within columns \(columns) and rows \(rows), "
            + "by up to \(worstDifference) of 255"
    }

    private mutating func note(_ x: Int, _ y: Int, _ difference: Int) {
        differingPixels += 1
        worstDifference = max(worstDifference, difference)
        columns = min(columns?.lowerBound ?? x, x)...max(columns?.upperBound ?? x, x)
        rows = min(rows?.lowerBound ?? y, y)...max(rows?.upperBound ?? y, y)
    }

    /// How far a pixel of the one lies outside of what is near it in the other; 0 within the tolerance.
    private static func difference(
        of one: PixelGrid, from other: PixelGrid, _ x: Int, _ y: Int, _ background: [UInt8]
    ) -> Int {
        let start = (y * one.width + x) * 4
        if (0..<4).allSatisfy({ abs(Int(one.bytes[start + $0]) - Int(other.bytes[start + $0])) <= tolerance }) {
            return 0
        }
        let touchesBorder = x == 0 || y == 0 || x == one.width - 1 || y == one.height - 1
        var between = 0
        var inPlace = 0
        var contrast = 0
        for component in 0..<4 {
            var least = touchesBorder ? Int(background[component]) : 255
            var greatest = touchesBorder ? Int(background[component]) : 0
            for row in max(y - 1, 0)...min(y + 1, other.height - 1) {
                for column in max(x - 1, 0)...min(x + 1, other.width - 1) {
                    let value = Int(other.bytes[(row * other.width + column) * 4 + component])
                    least = min(least, value)
                    greatest = max(greatest, value)
                }
            }
            let value = Int(one.bytes[start + component])
            contrast = max(contrast, greatest - least)
            between = max(between, least - tolerance - value, value - greatest - tolerance)
            inPlace = max(inPlace, abs(value - Int(other.bytes[start + component])) - tolerance)
        }
        return contrast < edgeContrast ? inPlace : between
    }
}
