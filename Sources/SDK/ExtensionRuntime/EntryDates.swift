import ExtensionProtocol
import Foundation
import RenderModel
import WidgetKit

/// Removes the entries of a provider whose dates cannot be shown, and reports them.
///
/// 1. A date is valid if it is a finite number of seconds less than 1e11 before or after 2001, about 3,000 years:
///    `.distantPast` and `.distantFuture` are.
/// 2. A timeline skips an entry without one. A placeholder or snapshot is a single entry and is shown at once, so it
///    receives the current date instead.
/// 3. Values of the relevance and of the reload policy that are not finite have no effect and are reported, too.
struct EntryDates {
    private(set) var entries: [WidgetDescriptor.Entry]
    private(set) var diagnostics: [Diagnostic] = []
    /// The invalid entries as text; `nil` if there are none.
    private(set) var problem: String?

    /// Seconds.
    private static let range = 1e11
    /// The number of entries that a message lists.
    private static let listed = 3
    private static let remedy =
        "calculate the date from a valid one, such as Date.now, and check divisions and parsed numbers for NaN"

    init(_ entries: [WidgetDescriptor.Entry], of kind: String, for purpose: EntriesRequest.Purpose) {
        let invalid = entries.indices.filter { !Self.isValid(entries[$0].date) }
        self.entries = entries
        if !invalid.isEmpty {
            let subject: String
            if purpose == .timeline {
                let shown = invalid.prefix(Self.listed).map { "\($0 + 1) (\(Self.words(entries[$0].date)))" }
                let rest = invalid.count - shown.count
                let names = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
                subject =
                    (invalid.count == 1 ? "entry \(names)" : "entries \(names)")
                    + " of \(entries.count) in the timeline " + (invalid.count == 1 ? "has" : "have")
                    + " no valid date"
                self.entries = entries.filter { Self.isValid($0.date) }
            } else {
                subject = "the \(purpose.rawValue) has no valid date (\(Self.words(entries[0].date)))"
                for index in invalid { self.entries[index].date = Date() }
            }
            problem = "\(subject); \(Self.remedy)"
            let effect =
                purpose == .timeline ? (invalid.count == 1 ? "it is skipped" : "they are skipped") : "now is used"
            report("\(subject); \(effect)", about: kind, remedy: Self.remedy)
        }
        let odd = self.entries.firstIndex { entry in
            entry.relevance.map { !$0.score.isFinite || !Self.isValid($0.duration) } ?? false
        }
        if let odd {
            report(
                "the relevance of entry \(odd + 1) is not a finite number; it has no effect", about: kind,
                remedy: "pass a finite score and duration to TimelineEntryRelevance")
        }
    }

    /// Reports a policy with an invalid date.
    mutating func check(_ policy: TimelineReloadPolicy, of kind: String) {
        guard case .after(let date) = policy.moment, !Self.isValid(date) else { return }
        report(
            "the timeline's policy .after(_:) has no valid date (\(Self.words(date))); no reload is planned",
            about: kind, remedy: Self.remedy)
    }

    private mutating func report(_ message: String, about kind: String, remedy: String) {
        diagnostics.append(Diagnostic(.warning, .timeline, subject: kind, message: message, remedy: remedy))
    }

    static func isValid(_ date: Date) -> Bool { isValid(date.timeIntervalSinceReferenceDate) }

    private static func isValid(_ seconds: Double) -> Bool { abs(seconds) < range }

    private static func words(_ date: Date) -> String {
        let seconds = date.timeIntervalSinceReferenceDate
        if seconds.isNaN { return "NaN" }
        if seconds.isInfinite { return seconds < 0 ? "-infinity" : "infinity" }
        return seconds < 0 ? "too far in the past" : "too far in the future"
    }
}
