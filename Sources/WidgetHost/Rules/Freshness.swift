import Foundation
import RenderModel

/// Whether a widget says when its content is from, which it should when people look more often than it is renewed
/// (F-77).
package enum Freshness {
    /// Seconds after which content counts as old; ours, for the guidelines give no number.
    static let limit: TimeInterval = 3_600

    /// Seconds within which a date in a text counts as the date of the entry.
    private static let tolerance: TimeInterval = 60

    /// What is missing; none when the content is fresh or its date is shown.
    package static func finding(_ tree: RenderTree, entryDate: Date, age: TimeInterval) -> String? {
        guard age > limit, !tellsDate(tree, entryDate) else { return nil }
        return "the content is \(Int(age / 60)) minutes old and nothing says so; show when it was last updated"
    }

    /// A text that tells the entry's date, or a node that is marked as telling it.
    private static func tellsDate(_ tree: RenderTree, _ entryDate: Date) -> Bool {
        let moment = entryDate.timeIntervalSinceReferenceDate
        return tree.dynamicDates.contains { abs($0.start - moment) <= tolerance }
            || tree.root.hasIdentifier("lastUpdated")
    }
}

extension RenderNode {
    fileprivate func hasIdentifier(_ identifier: String) -> Bool {
        meaning?.identifier == identifier || children.contains { $0.hasIdentifier(identifier) }
    }
}
