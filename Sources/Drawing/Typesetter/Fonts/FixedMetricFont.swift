import CoreGraphics
import RenderModel

/// A font without a file for layout tests: every character is a box of one em, 0.8 em above the baseline, 0.2 em below.
///
/// Its numbers are easy to reckon with: at 10 points a text of seven characters is 70 points wide and 10 high. Spaces
/// have the same advance and no box. Glyph ids are Unicode scalar values.
package enum FixedMetricFont {
    /// Used in place of a file name in `FontInstance.file`.
    package static let file = "fixed-metric"
    /// The name that widget code uses.
    package static let familyName = "TesseraFixed"
    package static let ascent = 0.8
    package static let descent = 0.2
    package static let advance = 1.0

    static func outline(glyph: UInt32, size: Double) -> PathStorage {
        var path = PathStorage()
        guard let scalar = Unicode.Scalar(glyph), !scalar.properties.isWhitespace else { return path }
        path.move(to: CGPoint(x: 0, y: -ascent * size))
        path.line(to: CGPoint(x: advance * size, y: -ascent * size))
        path.line(to: CGPoint(x: advance * size, y: descent * size))
        path.line(to: CGPoint(x: 0, y: descent * size))
        path.close()
        return path
    }
}
