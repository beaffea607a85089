import ExtensionProtocol
import Foundation

/// The timeline of a placed widget, and its next reload.
package struct WidgetSchedule: Hashable, Sendable, Codable {
    package struct Entry: Hashable, Sendable, Codable {
        /// The provider's date.
        package var date: Date
        /// The date at which the host shows it, which is later than `date` if the previous entry is too close.
        package var shownFrom: Date
        package var relevance: Relevance?
        /// Index among the provider's entries, which identifies the entry in drawing requests.
        package var index: Int

        package init(date: Date, shownFrom: Date, relevance: Relevance?, index: Int) {
            self.date = date
            self.shownFrom = shownFrom
            self.relevance = relevance
            self.index = index
        }
    }

    package struct Relevance: Hashable, Sendable, Codable {
        package var score: Double
        /// Seconds; 0 lasts until the next entry.
        package var duration: Double

        package init(score: Double, duration: Double) {
            self.score = score
            self.duration = duration
        }
    }

    package enum Policy: Hashable, Sendable, Codable {
        case atEnd, never
        case after(Date)
    }

    /// The reason of a reload.
    package enum ReloadReason: String, Hashable, Sendable, Codable, CaseIterable {
        /// The widget was just placed.
        case placed
        /// The timeline's policy.
        case policy
        /// The user requested the reload.
        case person
        /// A button or toggle of the widget was used.
        case interaction
        /// The extension or app called `WidgetCenter`.
        case widgetCenter
        case configuration
        /// Appearance, locale, type size or device changed and the entries could no longer be drawn.
        case environment
        /// The extension was rebuilt.
        case build
        /// An attempt failed and is repeated.
        case retry
        /// The clock was set.
        case clock

        /// Reloads by the user's own action and by changes of the system do not count (Apple, Keeping a widget up
        /// to date).
        package var isFree: Bool {
            switch self {
            case .policy, .widgetCenter, .retry: false
            case .placed, .person, .interaction, .configuration, .environment, .build, .clock: true
            }
        }
    }

    /// A requested reload that is deferred.
    package struct PlannedReload: Hashable, Sendable, Codable {
        package var reason: ReloadReason
        /// The date of the request.
        package var wanted: Date
        /// The date at which it runs.
        package var due: Date
        /// The reason that `due` is later than `wanted`, as text.
        package var deferral: String?

        package init(reason: ReloadReason, wanted: Date, due: Date, deferral: String? = nil) {
            self.reason = reason
            self.wanted = wanted
            self.due = due
            self.deferral = deferral
        }
    }

    /// The reason that the last attempt failed.
    package struct Failure: Hashable, Sendable, Codable {
        package var message: String
        /// The number of consecutive failures.
        package var count: Int
        package var since: Date

        package init(message: String, count: Int, since: Date) {
            self.message = message
            self.count = count
            self.since = since
        }
    }

    /// The number of the timeline, which increases by one with each new one. 0 before the first.
    package var generation: Int
    /// Sorted by `shownFrom`; empty before the first timeline.
    package var entries: [Entry]
    package var policy: Policy
    /// The date at which the timeline was received.
    package var received: Date?
    /// Index of the displayed entry in `entries`.
    package var shown: Int?
    package var planned: PlannedReload?
    package var failure: Failure?
    /// The reasons that iOS would show a gray or blank widget, as text; empty if it would not.
    package var grayReasons: [String]

    package init(
        generation: Int = 0, entries: [Entry] = [], policy: Policy = .never, received: Date? = nil, shown: Int? = nil,
        planned: PlannedReload? = nil, failure: Failure? = nil, grayReasons: [String] = []
    ) {
        self.generation = generation
        self.entries = entries
        self.policy = policy
        self.received = received
        self.shown = shown
        self.planned = planned
        self.failure = failure
        self.grayReasons = grayReasons
    }

    /// The names in stored files.
    private enum CodingKeys: String, CodingKey {
        case generation, entries, policy, received, shown, planned, failure
        case grayReasons = "greyReasons"
    }

    package var shownEntry: Entry? {
        guard let shown, entries.indices.contains(shown) else { return nil }
        return entries[shown]
    }
}
