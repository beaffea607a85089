import ExtensionProtocol
import Foundation
import RenderModel
import Typesetter

/// Whether a widget says when its content is from, which it should when people look more often than it is renewed
/// (F-77).
package enum Freshness {
    /// Seconds after which content counts as old; ours, for the guidelines give no number.
    static let limit: TimeInterval = 3_600

    /// Seconds within which a date in a text counts as the date of the content.
    private static let tolerance: TimeInterval = 60

    /// What is missing; none when the content is fresh or its date is shown.
    ///
    /// 1. Content is as old as its entry is shown: since its date, or since it came, whichever was later.
    /// 2. Its date is shown by a text that tells it and goes on by itself, by the time of day in the words of a text,
    ///    or by a view with the identifier `lastUpdated`.
    package static func finding(
        _ tree: RenderTree, entryDate: Date, received: Date, now: Date, environment: WidgetEnvironment
    ) -> String? {
        let age = now.timeIntervalSince(max(entryDate, received))
        guard age > limit, !tellsDate(tree, [entryDate, received], environment) else { return nil }
        return "the content is \(Int(age / 60)) minutes old and nothing says so; show when it was last updated"
    }

    private static func tellsDate(_ tree: RenderTree, _ dates: [Date], _ environment: WidgetEnvironment) -> Bool {
        let isTold = tree.dynamicDates.contains { told in
            dates.contains { abs($0.timeIntervalSinceReferenceDate - told.start) <= tolerance }
        }
        let phrases = DatePhrases(
            locale: Locale(identifier: environment.locale),
            timeZone: TimeZone(identifier: environment.timeZone) ?? .gmt)
        let times = dates.map { plain(phrases.time($0)) }
        return isTold
            || tree.root.contains { node in
                if node.meaning?.identifier == "lastUpdated" { return true }
                guard case .text(let text) = node.content else { return false }
                let words = plain(text.string)
                return times.contains { words.contains($0) }
            }
    }

    /// Narrow and no-break spaces, which some writers of dates use and others do not, as plain ones.
    private static func plain(_ string: String) -> String {
        String(string.map { $0.isWhitespace ? " " : $0 })
    }
}

extension RenderNode {
    fileprivate func contains(_ matches: (RenderNode) -> Bool) -> Bool {
        matches(self) || children.contains { $0.contains(matches) }
    }
}
