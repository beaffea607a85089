import ExtensionProtocol
import Foundation

/// What a placed widget shows when, and when it is asked for more.
package struct WidgetSchedule: Hashable, Sendable, Codable {
    package struct Entry: Hashable, Sendable, Codable {
        /// The provider's date.
        package var date: Date
        /// When the host shows it: later than `date` when the entry before it came too close.
        package var shownFrom: Date
        package var relevance: Relevance?
        /// Index among the provider's entries: names the entry when it is drawn.
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

    /// Why a reload is asked for.
    package enum ReloadReason: String, Hashable, Sendable, Codable, CaseIterable {
        /// The widget was just placed.
        case placed
        /// The timeline's policy.
        case policy
        /// The person pressed reload.
        case person
        /// A button or toggle of the widget was used.
        case interaction
        /// The extension or app called `WidgetCenter`.
        case widgetCenter
        case configuration
        /// Appearance, locale, type size or device changed and the entries could no longer be drawn.
        case environment
        /// The extension was built anew.
        case build
        /// An attempt failed and is repeated.
        case retry
        /// The clock was set.
        case clock

        /// Reloads by the person's own action and by changes of the system do not count (Apple, Keeping a widget up
        /// to date).
        package var isFree: Bool {
            switch self {
            case .policy, .widgetCenter, .retry: false
            case .placed, .person, .interaction, .configuration, .environment, .build, .clock: true
            }
        }
    }

    /// A reload that is asked for and waits.
    package struct PlannedReload: Hashable, Sendable, Codable {
        package var reason: ReloadReason
        /// When it was wished for.
        package var wanted: Date
        /// When it will run.
        package var due: Date
        /// Why `due` is later than `wanted`, in words.
        package var deferral: String?

        package init(reason: ReloadReason, wanted: Date, due: Date, deferral: String? = nil) {
            self.reason = reason
            self.wanted = wanted
            self.due = due
            self.deferral = deferral
        }
    }

    /// Why the last attempt gave nothing new.
    package struct Failure: Hashable, Sendable, Codable {
        package var message: String
        /// Failures in a row.
        package var count: Int
        package var since: Date

        package init(message: String, count: Int, since: Date) {
            self.message = message
            self.count = count
            self.since = since
        }
    }

    /// Number of the timeline: grows by one with each that is taken over. 0 before the first.
    package var generation: Int
    /// Sorted by `shownFrom`; empty before the first timeline.
    package var entries: [Entry]
    package var policy: Policy
    /// When the timeline came.
    package var received: Date?
    /// Index into `entries` of the one on screen.
    package var shown: Int?
    package var planned: PlannedReload?
    package var failure: Failure?
    /// Why a phone would show a grey or blank widget here, in words; empty when it would not.
    package var greyReasons: [String]

    package init(
        generation: Int = 0, entries: [Entry] = [], policy: Policy = .never, received: Date? = nil, shown: Int? = nil,
        planned: PlannedReload? = nil, failure: Failure? = nil, greyReasons: [String] = []
    ) {
        self.generation = generation
        self.entries = entries
        self.policy = policy
        self.received = received
        self.shown = shown
        self.planned = planned
        self.failure = failure
        self.greyReasons = greyReasons
    }

    package var shownEntry: Entry? {
        guard let shown, entries.indices.contains(shown) else { return nil }
        return entries[shown]
    }
}
