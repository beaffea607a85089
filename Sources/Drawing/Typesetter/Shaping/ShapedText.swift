/// A whole text, shaped but not yet broken into lines. Lengths in points, offsets in UTF-8 bytes of the text.
///
/// Invariants: clusters are in logical order and cover every paragraph without gaps; a cluster's glyphs lie together in
/// `glyphs`, from left to right; items cover the clusters of a paragraph in logical order.
struct ShapedText: Sendable {
    struct Glyph: Sendable {
        var id: UInt32
        /// From the left end of its cluster; y downward.
        var x: Float
        var y: Float
    }

    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        /// Takes no space at the end of a line.
        static let whitespace = Traits(rawValue: 1 << 0)
        /// A line may end after this cluster.
        static let breakAfter = Traits(rawValue: 1 << 1)
        /// A space of any kind, also one that keeps its width at the end of a line.
        static let space = Traits(rawValue: 1 << 2)
    }

    struct Cluster: Sendable {
        var start: Int32
        var end: Int32
        var firstGlyph: Int32
        var glyphCount: UInt16
        var traits: Traits
        var item: Int32
        var advance: Double
    }

    /// Clusters of one face, one span and one direction.
    struct Item: Sendable {
        var face: FaceUse
        var span: Int
        var level: UInt8
        var clusters: Range<Int>

        var isRightToLeft: Bool { level & 1 == 1 }
    }

    struct Paragraph: Sendable {
        var clusters: Range<Int>
        var items: Range<Int>
        /// Without the line separator at its end.
        var bytes: Range<Int>
        var baseLevel: UInt8
        /// The span that gives an empty paragraph its height.
        var firstSpan: Int
    }

    var clusters: [Cluster] = []
    var glyphs: [Glyph] = []
    var items: [Item] = []
    var paragraphs: [Paragraph] = []
    /// The glyphs and width of each span's ellipsis, in the order of the spans.
    var fonts: [ResolvedFont] = []
}
