import Foundation

extension HostLog {
    package enum Event: Hashable, Sendable, Codable {
        case installed(name: String)
        case uninstalled(name: String)
        case buildFailed(errors: Int)
        case placed
        case removed
        case configured
        case reloadAsked(WidgetSchedule.ReloadReason)
        case reloadGranted(WidgetSchedule.ReloadReason, spent: Int, perDay: Int)
        case reloadDeferred(WidgetSchedule.ReloadReason, until: Date, because: String)
        case timelineReceived(entries: Int, policy: WidgetSchedule.Policy)
        case entriesCoalesced(omitted: Int, spacing: TimeInterval)
        case entriesClose(spacing: TimeInterval)
        case entryShown(date: Date)
        case gray(reason: String)
        case failed(message: String, retry: Date?)
        case intentPerformed(name: String, summary: String)
        case intentFailed(name: String, message: String)
        case appOpened(url: String?)
        case targetRejected(reason: String)
        case stackTurned(StackID, to: InstanceID)
        case suggestionAdded
        case suggestionKept
        case suggestionExpired
        case activity(String)
        case output(String)
        case processEnded(reason: String)
        case note(String)
        case diagnostic(String)

        /// The names in stored files.
        private enum CodingKeys: String, CodingKey {
            case installed, uninstalled, buildFailed, placed, removed, configured, reloadAsked, reloadGranted
            case reloadDeferred, timelineReceived, entriesCoalesced, entriesClose, entryShown, failed, intentPerformed
            case intentFailed, appOpened, stackTurned, suggestionAdded, suggestionKept, suggestionExpired, activity
            case output, processEnded, note, diagnostic
            case gray = "grey"
            case targetRejected = "targetRefused"
        }

        private enum EntriesCoalescedCodingKeys: String, CodingKey {
            case omitted = "leftOut"
            case spacing
        }

        package var text: String {
            switch self {
            case .installed(let name): "\(name) was installed"
            case .uninstalled(let name): "\(name) was removed from the device"
            case .buildFailed(let errors): "the build failed with \(errors) error\(errors == 1 ? "" : "s")"
            case .placed: "the widget was placed"
            case .removed: "the widget was removed"
            case .configured: "the widget was configured"
            case .reloadAsked(let reason): "a reload was requested: \(reason.words)"
            case .reloadGranted(let reason, let spent, let perDay):
                reason.isFree
                    ? "free reload: \(reason.words)"
                    : "reload \(spent) of \(perDay) in 24 hours: \(reason.words)"
            case .reloadDeferred(_, let until, let because):
                "the reload is deferred until \(Self.time(until)): \(because)"
            case .timelineReceived(let entries, let policy):
                "a timeline of \(entries) entr\(entries == 1 ? "y" : "ies"), \(Self.words(policy))"
            case .entriesCoalesced(let omitted, let spacing):
                "\(omitted) entries closer than \(Int(spacing)) s to the previous one were skipped; for content that "
                    + "changes every second, use a Live Activity or text that shows the time"
            case .entriesClose(let spacing):
                "entries are \(Int(spacing)) s apart; a timeline should leave about five minutes between them"
            case .entryShown(let date): "the entry of \(Self.time(date)) is shown"
            case .gray(let reason): "on an iPhone this widget would be gray: \(reason)"
            case .failed(let message, let retry):
                "the reload failed: \(message)" + (retry.map { "; retry at \(Self.time($0))" } ?? "")
            case .intentPerformed(let name, let summary):
                "the intent \(name) was performed" + (summary.isEmpty ? "" : ": \(summary)")
            case .intentFailed(let name, let message): "the intent \(name) failed: \(message)"
            case .appOpened(let url): "opens the app" + (url.map { " at \($0)" } ?? "")
            case .targetRejected(let reason): "the tap had no effect: \(reason)"
            case .stackTurned(let stack, let member): "stack \(stack) rotated to widget \(member)"
            case .suggestionAdded: "the widget was suggested"
            case .suggestionKept: "the suggested widget is kept"
            case .suggestionExpired: "the suggested widget was removed, because the user did not keep it"
            case .output(let line): line
            case .processEnded(let reason): "the extension crashed: \(reason)"
            case .note(let text): text
            case .activity(let text): text
            case .diagnostic(let text): text
            }
        }

        /// Formats a date in UTC, so that logs do not depend on the time zone.
        private static func time(_ date: Date) -> String { date.formatted(.iso8601) }

        private static func words(_ policy: WidgetSchedule.Policy) -> String {
            switch policy {
            case .atEnd: "reload after the last entry"
            case .never: "no automatic reload"
            case .after(let date): "reload after \(time(date))"
            }
        }
    }
}

extension WidgetSchedule.ReloadReason {
    package var words: String {
        switch self {
        case .placed: "the widget was placed"
        case .policy: "the timeline's policy"
        case .person: "the user requested it"
        case .interaction: "a control was used"
        case .widgetCenter: "WidgetCenter was called"
        case .configuration: "the configuration changed"
        case .environment: "the environment changed"
        case .build: "a new build"
        case .retry: "a retry"
        case .clock: "the clock was set"
        }
    }
}
