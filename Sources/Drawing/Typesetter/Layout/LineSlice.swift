/// A line before its glyphs are positioned: its visible clusters. Lengths in points.
struct LineSlice: Sendable {
    var paragraph: Int
    /// Visible clusters, in logical order, without the hanging spaces at the end of a broken line.
    var shown: Range<Int>
    /// For a truncated line: the clusters after the ellipsis.
    var afterEllipsis: Range<Int>?
    /// The span whose font draws the ellipsis.
    var ellipsisSpan: Int?
    /// Of what is shown; lines are aligned by it.
    var width: Double
    /// With the hanging spaces, as far as they fit: what the line contributes to the text's width.
    var extent: Double
    var ascent: Double
    var descent: Double
    /// Space between this line's box and the one above.
    var gap: Double
}

/// The lines for one proposal.
struct Fit: Sendable {
    var lines: [LineSlice]
    /// The largest extent of a line; exact, not rounded.
    var width: Double
    /// From the top of the box to the exact first baseline.
    var firstBaseline: Double
    var lastBaseline: Double
    var height: Double
    var isTruncated: Bool
}
