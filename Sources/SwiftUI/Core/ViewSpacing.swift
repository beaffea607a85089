/// The distances that a view would like to keep from its neighbours.
///
/// A preference is a table keyed by (edge, category). Between two views the largest distance that both facing edges
/// agree on counts; without a shared category it is the larger of the two plain values, and without any, 8 points
/// (evidence: rows N1211–N1223 of the fidelity facts).
public struct ViewSpacing: Sendable {
    /// What lies on the other side of the edge.
    package enum Category: Hashable, Sendable {
        case textToText
        case edgeAboveText
        case edgeBelowText
        case textBaseline
        case plain
    }

    /// The measures of a text's line from which gaps between texts follow.
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

    package var values: [Key: Value]

    nonisolated public init() {
        values = [:]
    }

    package init(values: [Key: Value]) {
        self.values = values
    }

    /// No distance to anything on any edge, as for a spacer.
    public static let zero = ViewSpacing(
        values: Dictionary(uniqueKeysWithValues: Edge.allCases.map { (Key($0, .plain), .distance(0)) }))
}
