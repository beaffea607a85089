/// One line before its glyphs are placed: which clusters it shows. Lengths in points.
struct LineSlice: Sendable {
    var paragraph: Int
    /// Clusters shown, in logical order, without the spaces that hang at the end of a broken line.
    var shown: Range<Int>
    /// When the line is cut: the clusters shown after the ellipsis.
    var afterEllipsis: Range<Int>?
    /// The span whose font draws the ellipsis.
    var ellipsisSpan: Int?
    var width: Double
    var ascent: Double
    var descent: Double
    /// Room between this line's box and the one above.
    var gap: Double
}

/// The lines that one proposal led to.
struct Fit: Sendable {
    var lines: [LineSlice]
    /// Exact, not rounded.
    var width: Double
    /// From the top of the box to the exact first baseline.
    var firstBaseline: Double
    var lastBaseline: Double
    var height: Double
    var isTruncated: Bool
}
