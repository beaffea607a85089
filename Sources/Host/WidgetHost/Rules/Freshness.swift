import ExtensionProtocol
import Foundation
import RenderModel
import Typesetter

/// Whether a widget shows the date of its content, which it should if users look more often than it is updated (F-77).
package enum Freshness {
    /// Seconds after which content counts as old; the project's choice, because the guidelines give no number.
    static let limit: TimeInterval = 3_600

    /// Seconds within which a date in text counts as the date of the content.
    private static let tolerance: TimeInterval = 60

    /// The finding; `nil` if the content is fresh or its date is shown.
    ///
    /// 1. The age of content is the time since its entry's date, or since it was received, whichever is later.
    /// 2. Its date is shown by text that updates automatically, by a time of day in static text, or by a view with the
    ///    identifier `lastUpdated`.
    package static func finding(
        _ tree: RenderTree, entryDate: Date, received: Date, now: Date, environment: WidgetEnvironment
    ) -> String? {
        let age = now.timeIntervalSince(max(entryDate, received))
        guard age > limit, !showsDate(tree, [entryDate, received], environment) else { return nil }
        return "the content is \(Int(age / 60)) minutes old and has no date; show when it was last updated"
    }

    private static func showsDate(_ tree: RenderTree, _ dates: [Date], _ environment: WidgetEnvironment) -> Bool {
        let isShown = tree.dynamicDates.contains { date in
            dates.contains { abs($0.timeIntervalSinceReferenceDate - date.start) <= tolerance }
        }
        let phrases = DatePhrases(
            locale: Locale(identifier: environment.locale),
            timeZone: TimeZone(identifier: environment.timeZone) ?? .gmt)
        let times = dates.map { plain(phrases.time($0)) }
        return isShown
            || tree.root.contains { node in
                if node.semantics?.identifier == "lastUpdated" { return true }
                guard case .text(let text) = node.content else { return false }
                let words = plain(text.string)
                return times.contains { words.contains($0) }
            }
    }

    /// Replaces narrow and no-break spaces, which only some date formats use, by plain ones.
    private static func plain(_ string: String) -> String {
        String(string.map { $0.isWhitespace ? " " : $0 })
    }
}

extension RenderNode {
    fileprivate func contains(_ matches: (RenderNode) -> Bool) -> Bool {
        matches(self) || children.contains { $0.contains(matches) }
    }
}
