import Foundation
import WidgetHost

/// The audits of placed widgets, for pages that show them.
///
/// 1. A page requests the audit of the widget whose guidelines it shows, again after each build and timeline of it.
///    Nothing is audited without a request.
/// 2. One audit runs at a time, and the widget that was requested last is next. It starts after a short pause, so that a
///    burst of changes results in one audit.
/// 3. An audit is canceled when another widget is requested, which postpones it, when its widget has another build,
///    configuration or size, when its widget is removed, and when the user stops it.
/// 4. A newer timeline does not cancel an audit, because a fast clock would never let one finish. The next audit of the
///    widget follows after a pause as long as the last one took.
/// 5. Every change of a widget's result goes to all listeners. While an audit is running, the result has the previous
///    findings.
///
/// Invariant: a widget whose audit is running or waiting has the state `running`.
package actor GuidelineAudits {
    /// The time that one audit may take.
    package static let usualLimit = Duration.seconds(60)
    /// The time in which several changes lead to one audit.
    package static let usualPause = Duration.milliseconds(400)

    /// The reason that the running audit is canceled.
    private enum Cancellation {
        /// Another widget is audited first.
        case postponed
        /// Its result is not needed.
        case dropped
    }

    private struct Running {
        var widget: AuditedWidget
        var task: Task<PageGuidelines?, Never>
        var cancellation: Cancellation?
    }

    private struct Waiting {
        var widget: AuditedWidget
        var due: ContinuousClock.Instant
    }

    private struct Known {
        var widget: AuditedWidget
        var guidelines: PageGuidelines
        /// No audit of a newer timeline starts before.
        var rest: ContinuousClock.Instant
    }

    private let auditor: any GuidelineAuditor
    private let limit: Duration
    private let pause: Duration
    private var running: Running?
    /// The next one is at the end.
    private var waiting: [Waiting] = []
    private var known: [InstanceID: Known] = [:]
    private var worker: Task<Void, Never>?
    /// The pause before the next audit.
    private var rest: Task<Void, Never>?
    private var listeners: [Int: AsyncStream<PageGuidelines>.Continuation] = [:]
    private var nextListener = 0
    private var isEnding = false

    package init(
        auditor: any GuidelineAuditor, limit: Duration = GuidelineAudits.usualLimit,
        pause: Duration = GuidelineAudits.usualPause
    ) {
        self.auditor = auditor
        self.limit = limit
        self.pause = pause
    }

    nonisolated func buildNumber(of id: ExtensionID) -> Int? { auditor.buildNumber(of: id) }

    // MARK: Requests

    /// Requests the audit of a widget, unless its result is known or on its way.
    ///
    /// - Returns: The current result.
    package func request(_ widget: AuditedWidget) -> PageGuidelines {
        if let running, running.cancellation == nil, running.widget.isAudited(like: widget) {
            waiting.removeAll { $0.widget.id == widget.id }
        } else if isPending(widget.id) || known[widget.id]?.widget.isAudited(like: widget) != true {
            add(widget, due: .now + pause)
        }
        return current(widget.id)
    }

    /// Requests the audit of a widget although its result may be known.
    package func repeatAudit(of widget: AuditedWidget) -> PageGuidelines {
        let isRunning = running.map { $0.cancellation == nil && $0.widget.isAudited(like: widget) } ?? false
        if !isRunning {
            known[widget.id]?.rest = .now
            add(widget, due: .now)
        }
        return current(widget.id)
    }

    /// Stops the audit of a widget for the user. The next change of the widget leads to another one.
    package func stop(_ id: InstanceID) {
        guard let widget = pending(id) else { return }
        drop(id)
        set(PageGuidelines(stopped: known[id]?.guidelines, of: widget), of: widget, rest: .now)
    }

    /// Drops the results and audits of widgets that were removed.
    func keep(_ ids: Set<InstanceID>) {
        known = known.filter { ids.contains($0.key) }
        waiting.removeAll { !ids.contains($0.widget.id) }
        if let running, !ids.contains(running.widget.id) { cancel(.dropped) }
    }

    /// Cancels everything and returns when the running audit has ended. Nothing is audited afterward.
    package func end() async {
        isEnding = true
        waiting = []
        rest?.cancel()
        cancel(.dropped)
        await worker?.value
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }

    /// Each caller receives the known results and all later ones.
    package func updates() -> AsyncStream<PageGuidelines> {
        let (stream, listener) = AsyncStream.makeStream(of: PageGuidelines.self)
        guard !isEnding else {
            listener.finish()
            return stream
        }
        let number = nextListener
        nextListener += 1
        listeners[number] = listener
        listener.onTermination = { _ in Task { await self.removeListener(number) } }
        for id in known.keys { listener.yield(current(id)) }
        return stream
    }

    private func removeListener(_ number: Int) { listeners[number] = nil }

    // MARK: The queue

    private func pending(_ id: InstanceID) -> AuditedWidget? {
        if let next = waiting.first(where: { $0.widget.id == id }) { return next.widget }
        guard let running, running.widget.id == id, running.cancellation == nil else { return nil }
        return running.widget
    }

    private func isPending(_ id: InstanceID) -> Bool { pending(id) != nil }

    /// The result as pages show it.
    private func current(_ id: InstanceID) -> PageGuidelines {
        var current = known[id]?.guidelines ?? PageGuidelines(widget: id.number, state: .running)
        guard isPending(id) else { return current }
        current.state = .running
        current.note = nil
        return current
    }

    private func add(_ widget: AuditedWidget, due: ContinuousClock.Instant) {
        guard !isEnding else { return }
        let earlier = waiting.first { $0.widget.id == widget.id }
        waiting.removeAll { $0.widget.id == widget.id }
        waiting.append(Waiting(widget: widget, due: min(due, earlier?.due ?? due)))
        if let running, running.cancellation == nil {
            if running.widget.id != widget.id {
                cancel(.postponed)
            } else if !running.widget.isSameWidget(as: widget) {
                cancel(.dropped)
            }
        }
        publish(current(widget.id))
        rest?.cancel()
        if worker == nil { worker = Task { await self.work() } }
    }

    private func cancel(_ cancellation: Cancellation) {
        running?.cancellation = cancellation
        running?.task.cancel()
    }

    private func drop(_ id: InstanceID) {
        waiting.removeAll { $0.widget.id == id }
        if running?.widget.id == id { cancel(.dropped) }
    }

    private func work() async {
        while let next = waiting.last {
            let pause = pause(before: next)
            if pause > .zero {
                await wait(pause)
            } else {
                waiting.removeLast()
                await audit(next.widget)
            }
        }
        worker = nil
    }

    private func pause(before next: Waiting) -> Duration {
        var due = next.due
        if let last = known[next.widget.id], last.widget.isSameWidget(as: next.widget) { due = max(due, last.rest) }
        return ContinuousClock.now.duration(to: due)
    }

    /// A new request ends the pause.
    private func wait(_ pause: Duration) async {
        let rest = Task { _ = try? await CancelableSleep.run(for: pause) }
        self.rest = rest
        await rest.value
        self.rest = nil
    }

    private func audit(_ widget: AuditedWidget) async {
        let start = ContinuousClock.now
        let task = Task { [auditor, limit] in await auditor.audit(widget, within: limit) }
        running = Running(widget: widget, task: task)
        let result = await task.value
        let cancellation = running?.cancellation
        running = nil
        let end = ContinuousClock.now
        switch (result, cancellation) {
        case (_, .dropped?): break
        case (let result?, _): set(result, of: widget, rest: end + (end - start))
        case (nil, .postponed?):
            guard !isPending(widget.id), !isEnding else { break }
            waiting.insert(Waiting(widget: widget, due: end), at: 0)
        case (nil, nil): set(PageGuidelines(stopped: known[widget.id]?.guidelines, of: widget), of: widget, rest: end)
        }
    }

    private func set(_ guidelines: PageGuidelines, of widget: AuditedWidget, rest: ContinuousClock.Instant) {
        known[widget.id] = Known(widget: widget, guidelines: guidelines, rest: rest)
        publish(current(widget.id))
    }

    private func publish(_ guidelines: PageGuidelines) {
        for listener in listeners.values { listener.yield(guidelines) }
    }
}

extension PageGuidelines {
    /// The previous result after an audit that was stopped.
    fileprivate init(stopped previous: PageGuidelines?, of widget: AuditedWidget) {
        self = previous ?? PageGuidelines(widget: widget.id.number, state: .stopped)
        state = .stopped
        note = nil
    }
}
