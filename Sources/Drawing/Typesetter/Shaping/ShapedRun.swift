/// Glyphs of one run of text in one face, in font units, in visual order from left to right.
final class ShapedRun: Sendable {
    struct Glyph: Sendable {
        var id: UInt32
        /// Offset in UTF-8 bytes from the start of the run.
        var cluster: UInt32
        var advance: Int32
        var offsetX: Int32
        var offsetY: Int32
    }

    let glyphs: [Glyph]

    init(glyphs: [Glyph]) {
        self.glyphs = glyphs
    }
}

/// The inputs of a shaped run; not the point size, so one run serves every size of the same instance.
struct ShapingKey: Hashable {
    var text: String
    var font: Int
    /// ISO 15924 script as HarfBuzz's tag.
    var script: UInt32
    var features: ShapingFeatures
    var isRightToLeft: Bool
    var locale: String
}
