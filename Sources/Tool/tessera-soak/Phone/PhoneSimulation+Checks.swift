import Foundation
import WidgetHost

/// What must hold at any time at which the host has finished its work.
extension PhoneSimulation {
    func compare(after event: String) async throws {
        await host.settle()
        try await compareRecord(after: event)
        let snapshot = await host.snapshot()
        if let fault = schedulingFault(snapshot) { throw failure("after \(event): \(fault)") }
        if let next = await host.nextWake, next <= clock.now {
            throw failure("after \(event): the host wants to wake at \(next.formatted(.iso8601)), which has passed")
        }
        if let notice = snapshot.notices.first { throw failure("after \(event): the host notes “\(notice)”") }
    }

    func compareRecord(after event: String) async throws {
        let snapshot = await host.snapshot()
        if let difference = record.difference(from: snapshot.instances) {
            throw failure("after \(event): \(difference)")
        }
    }

    private func schedulingFault(_ snapshot: HostSnapshot) -> String? {
        let now = clock.now
        let isInstalled = snapshot.apps.contains { $0.id == app.id }
        for widget in snapshot.instances {
            let (timeline, budget) = (widget.timeline, widget.budget)
            if widget.isLoading { return "widget \(widget.id) is still loading" }
            if budget.spent > budget.perDay {
                return "widget \(widget.id) used \(budget.spent) of \(budget.perDay) reloads of 24 hours"
            }
            if let shown = timeline.shown, shown != Self.entryIndex(timeline, at: now) {
                return "widget \(widget.id) shows entry \(shown) of \(timeline.entries.map(\.shownFrom))"
            }
            if let planned = timeline.planned, planned.due <= now {
                return "widget \(widget.id) was not reloaded at \(planned.due.formatted(.iso8601))"
            }
            guard isInstalled, timeline.policy != .never || timeline.failure != nil else { continue }
            guard let planned = timeline.planned else { return "widget \(widget.id) plans no reload" }
            if planned.due.timeIntervalSince(now) > app.longestPause {
                return "widget \(widget.id) plans its reload only for \(planned.due.formatted(.iso8601))"
            }
        }
        return nil
    }

    private static func entryIndex(_ timeline: HostSnapshot.Timeline, at now: Date) -> Int? {
        timeline.entries.isEmpty ? nil : max(0, timeline.entries.prefix { $0.shownFrom <= now }.count - 1)
    }
}
