/// The distances that a view prefers to its neighbors.
///
/// A preference is a table keyed by (edge, category). `distance(to:along:)` evaluates two tables.
///
/// Edges are leading-based, as in all layout: in a right-to-left container the leading edge is on the right.
public struct ViewSpacing: Sendable {
    /// What is on the other side of the edge.
    package enum Category: Hashable, Sendable {
        case textToText
        case edgeAboveText
        case edgeBelowText
        case textBaseline
        case plain
    }

    /// The line metrics of a text, from which gaps between texts follow.
    package struct TextMetrics: Hashable, Sendable {
        package var ascent: CGFloat
        package var descent: CGFloat
        package var leading: CGFloat
        package var pixelLength: CGFloat

        package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, pixelLength: CGFloat) {
            self.ascent = ascent
            self.descent = descent
            self.leading = leading
            self.pixelLength = pixelLength
        }
    }

    package enum Value: Hashable, Sendable {
        case distance(CGFloat)
        case topText(TextMetrics)
        case bottomText(TextMetrics)
    }

    package struct Key: Hashable, Sendable {
        package var edge: Edge
        package var category: Category

        package init(_ edge: Edge, _ category: Category) {
            self.edge = edge
            self.category = category
        }
    }

    package var values: Table {
        didSet { isStandard = false }
    }

    /// The values of a view without preferences; two such views are 8 points apart.
    private(set) var isStandard: Bool

    /// The preferences of a view without preferences: no distance to text beyond the text's own, on each edge (N1445).
    nonisolated public init() {
        self = Self.standard
    }

    package init(values: Table) {
        self.values = values
        isStandard = false
    }

    private init(standard values: Table) {
        self.values = values
        isStandard = true
    }

    private static let standard = ViewSpacing(standard: [
        Key(.top, .edgeBelowText): .distance(0),
        Key(.bottom, .edgeAboveText): .distance(0),
        Key(.leading, .edgeBelowText): .distance(0),
        Key(.trailing, .edgeAboveText): .distance(0),
    ])

    /// The preferences of a symbol, which is set like a letter: no distance to a text or a symbol above or below it
    /// (N1507, N1521).
    package static let symbol = ViewSpacing(values: [
        Key(.top, .textToText): .distance(0), Key(.bottom, .textToText): .distance(0),
    ])

    /// No distance on any edge, as for a spacer.
    public static let zero = ViewSpacing(values: [
        Key(.top, .plain): .distance(0), Key(.leading, .plain): .distance(0),
        Key(.bottom, .plain): .distance(0), Key(.trailing, .plain): .distance(0),
    ])
}
