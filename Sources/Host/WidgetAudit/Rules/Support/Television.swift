import CoreGraphics

/// Rows of controls, for the rules about Apple TV.
enum Television {
    static let missing = "no preview is for Apple TV"
    /// Of frames, in pixels.
    static let tolerance: CGFloat = 0.5

    /// Controls with the same path of view types but for numbers, side by side.
    struct Row {
        /// Equal for all rows of a grid.
        var pattern: String
        /// At least two, from the left.
        var items: [TapFacts]

        /// The visible gaps between neighbors.
        var gaps: [CGFloat] { zip(items.dropFirst(), items).map { $0.frame.minX - $1.frame.maxX } }
    }

    /// The rows of a screen from the top, scrolling or not.
    static func rows(of screen: ScreenEvidence) -> [Row] {
        let groups = Dictionary(grouping: screen.controls) { RepeatedViews.pattern(of: $0.identity) }
        let rows = groups.flatMap { pattern, controls in
            let tops = RepeatedViews.distinct(controls.map { Double($0.frame.minY) }, tolerance: Double(tolerance))
            return tops.map { top in
                let items = controls.filter { abs($0.frame.minY - CGFloat(top)) <= tolerance }
                return Row(pattern: pattern, items: items.sorted { $0.frame.minX < $1.frame.minX })
            }
        }
        return rows.filter { $0.items.count > 1 }.sorted {
            ($0.items[0].frame.minY, $0.pattern) < ($1.items[0].frame.minY, $1.pattern)
        }
    }
}

extension ScreenEvidence {
    var isTelevision: Bool { conditions.kind == .appleTV }
}
