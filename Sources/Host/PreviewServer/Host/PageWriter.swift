import ExtensionProcess
import RenderModel
import Synchronization
import WidgetHost

/// Writes the SVG of pages, and knows which pictures pages wait for.
///
/// 1. Each picture and each place is written on a thread of its own, so that one that takes long delays neither another
///    one nor the host's tasks.
/// 2. A widget's picture is written once for each revision: another task that needs it, or the findings about it, waits
///    for the same result. Only the findings are kept afterward.
/// 3. A picture that exceeds the time limit is replaced by an empty one with a finding. The limit only exists here, on
///    the live device; pictures of other commands are limited by work alone.
/// 4. Such a picture of a widget or an activity is due for a second attempt as soon as nothing else is being drawn. The
///    feed starts it, one at a time; see `LatePictures`.
/// 5. `stop` interrupts everything that is being written; nothing of it is shown, and nothing is written afterward.
package final class PageWriter: Sendable {
    /// Measures a drawing.
    typealias Stopwatch = @Sendable (ProcessorTime) -> Duration

    /// The SVG of a large widget takes a few milliseconds. A picture that takes a hundred times as long is hardly usable
    /// on a page, which also has to parse and draw it. A loaded machine may take ten times as long for the same work.
    package static let timeLimit = PageTimeLimit(processor: .seconds(2), total: .seconds(20))
    /// The time after which a page says what it waits for; a notice about a faster picture would only flicker.
    static let patience = Duration.milliseconds(300)

    private enum Record {
        case writing(revision: Int, Task<PageDocument?, Never>, isAnnounced: Bool)
        case written(revision: Int, findings: [Diagnostic], isLate: Bool)

        init(_ document: PageDocument, revision: Int) {
            self = .written(revision: revision, findings: document.findings, isLate: document.isLate)
        }
    }

    private struct State {
        var records: [InstanceID: Record] = [:]
        var late = LatePictures()
        /// Stops the drawings in progress.
        var running: [Int: @Sendable () -> Void] = [:]
        var nextJob = 0
        var isStopped = false
        /// Called when a second attempt can start.
        var whenIdle: (@Sendable () -> Void)?
        /// The notes that pages have.
        var published = PageNotes()
    }

    private let state = Mutex(State())
    private let timeLimit: PageTimeLimit
    private let stopwatch: Stopwatch
    private let willWrite: PageSVG.Observer

    /// - Parameters:
    ///   - stopwatch: The processor time of a drawing; only tests replace it.
    ///   - willWrite: Called before each document, on its thread.
    init(
        timeLimit: PageTimeLimit = PageWriter.timeLimit, stopwatch: @escaping Stopwatch = { $0.used },
        willWrite: @escaping PageSVG.Observer
    ) {
        self.timeLimit = timeLimit
        self.stopwatch = stopwatch
        self.willWrite = willWrite
    }

    package convenience init(timeLimit: PageTimeLimit = PageWriter.timeLimit) {
        self.init(timeLimit: timeLimit, willWrite: { _, _ in })
    }

    package func stop() {
        let running = state.withLock { state in
            state.isStopped = true
            return Array(state.running.values)
        }
        for stop in running { stop() }
    }

    // MARK: Pictures

    /// - Returns: `nil` if nothing was ever drawn, or this was stopped.
    func document(of shown: ShownWidget) async -> PageDocument? {
        guard let tree = shown.tree else { return nil }
        let (id, revision) = (shown.instance, shown.revision)
        abandonSecondAttempt(at: .widget(id))
        let task = state.withLock { state -> Task<PageDocument?, Never> in
            if case .writing(let known, let task, _)? = state.records[id], known == revision { return task }
            let task = Task {
                let document = await self.document(of: tree, prefix: shown.prefix)
                self.finish(id, revision, document)
                return document
            }
            state.records[id] = .writing(revision: revision, task, isAnnounced: false)
            return task
        }
        return await task.value
    }

    /// What a widget's picture lacks.
    func findings(of shown: ShownWidget) async -> [Diagnostic] {
        let known = state.withLock { state -> [Diagnostic]? in
            if case .written(let revision, let findings, _)? = state.records[shown.instance],
                revision == shown.revision
            {
                return findings
            }
            return nil
        }
        if let known { return known }
        return await document(of: shown)?.findings ?? []
    }

    /// - Parameter limit: `nil` for that of a first attempt.
    /// - Returns: `nil` if this was stopped, or the task was canceled.
    func document(of tree: RenderTree, prefix: String, within limit: PageTimeLimit? = nil) async -> PageDocument? {
        switch await drawn(within: limit ?? timeLimit, { $0.document(of: tree, prefix: prefix) }) {
        case .drawn(let document): document
        case .late(let lateness): PageDocument(late: tree, lateness, prefix: prefix)
        case .stopped: nil
        }
    }

    /// The transition between two pictures; `nil` if planning it takes too long.
    func transition(from old: RenderTree, revision: Int, to new: RenderTree) async -> PageTransition? {
        let outcome = await drawn(within: timeLimit) { _ in PageTransition(from: old, revision: revision, to: new) }
        if case .drawn(let transition) = outcome { return transition }
        return nil
    }

    /// Draws on a thread of its own.
    ///
    /// - Parameter limit: `nil` for drawings of the host itself.
    func drawn<Value: Sendable>(
        within limit: PageTimeLimit? = nil, _ draw: @escaping @Sendable (PageSVG) -> Value
    ) async -> PageOutcome<Value> {
        let job = PageJob<Value>()
        guard let number = register({ job.end(.stopped) }) else { return .stopped }
        defer { unregister(number) }
        let alarm = limit.map { limit in
            Task { [stopwatch] in await job.watch(limit, stopwatch) }
        }
        defer { alarm?.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                job.wait(continuation)
                WorkThread(name: "picture").run { [willWrite] in
                    let value = job.time.measure {
                        draw(PageSVG(interruption: job.interruption, willWrite: willWrite))
                    }
                    // An interrupted drawing is incomplete, and its outcome is known.
                    if !job.interruption.isRequested { job.end(.drawn(value)) }
                }
            }
        } onCancel: {
            job.end(.stopped)
        }
    }

    private func register(_ stop: @escaping @Sendable () -> Void) -> Int? {
        state.withLock { state in
            guard !state.isStopped else { return nil }
            state.nextJob += 1
            state.running[state.nextJob] = stop
            return state.nextJob
        }
    }

    private func unregister(_ number: Int) {
        let whenIdle = state.withLock { state -> (@Sendable () -> Void)? in
            state.running[number] = nil
            return state.running.isEmpty && state.late.due != nil ? state.whenIdle : nil
        }
        whenIdle?()
    }

    private func finish(_ id: InstanceID, _ revision: Int, _ document: PageDocument?) {
        state.withLock { state in
            // A newer revision may have replaced it.
            guard case .writing(let known, _, _)? = state.records[id], known == revision else { return }
            state.records[id] = document.map { Record($0, revision: revision) }
            guard let lateness = document?.lateness else { return }
            state.late.add(.widget(id), revision: revision, lateness)
        }
    }
}

// MARK: - Second attempts

extension PageWriter {
    /// The subject whose second attempt can start now, because nothing is being drawn.
    var dueSubject: PictureSubject? {
        state.withLock { $0.running.isEmpty && !$0.isStopped ? $0.late.due : nil }
    }

    /// - Parameter action: Called when a second attempt can start because a drawing ended.
    func whenIdle(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.whenIdle = action } }

    func isTryingAgain(_ subject: PictureSubject) -> Bool { state.withLock { $0.late.isRunning(subject) } }

    /// Also if it has not started yet.
    func abandonSecondAttempt(at subject: PictureSubject) {
        let abandon = state.withLock { $0.late.remove(subject) }
        abandon?()
    }

    /// - Returns: `nil` if no second attempt is due, it was abandoned, or this was stopped.
    func secondDocument(of shown: ShownWidget) async -> PageDocument? {
        let (id, revision) = (shown.instance, shown.revision)
        let document = await secondAttempt(at: .widget(id), revision: revision) { limit -> PageDocument? in
            guard let tree = shown.tree else { return nil }
            return await self.document(of: tree, prefix: shown.prefix, within: limit)
        }
        let isNewest = state.withLock { state in
            guard state.late.end(.widget(id), revision: revision, document?.lateness) else { return false }
            if let document { state.records[id] = Record(document, revision: revision) }
            return true
        }
        return isNewest ? document : nil
    }

    /// Writes the pictures of an activity once more.
    ///
    /// - Parameter write: Writes them within a limit.
    func secondAttempt(
        at activity: ActivityID, _ write: @escaping @Sendable (PageTimeLimit) async -> ActivityWriting
    ) async {
        let result = await secondAttempt(at: .activity(activity), revision: 0) { await write($0) }
        state.withLock { state in
            var lateness: PageLateness?
            if case .late(let reason)? = result { lateness = reason }
            _ = state.late.end(.activity(activity), revision: 0, lateness)
        }
    }

    /// - Returns: `nil` if no second attempt is due.
    private func secondAttempt<Result: Sendable>(
        at subject: PictureSubject, revision: Int, _ write: @escaping @Sendable (PageTimeLimit) async -> Result?
    ) async -> Result? {
        let limit = timeLimit.forSecondAttempt
        let task = state.withLock { state -> Task<Result?, Never>? in
            var task: Task<Result?, Never>?
            state.late.start(subject, revision: revision) {
                let started = Task { await write(limit) }
                task = started
                return { started.cancel() }
            }
            return task
        }
        guard let task else { return nil }
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}

/// The end of writing an activity's pictures.
enum ActivityWriting: Sendable {
    case complete
    /// At least one of them is empty.
    case late(PageLateness)
    case stopped
}

extension ShownWidget {
    /// Of identifiers in its picture: during a transition the page has two pictures of a widget.
    fileprivate var prefix: String { "w\(instance)r\(revision)-" }
}

// MARK: - What pages say about their pictures

/// The reasons that pictures on a page are not the newest ones.
struct PageNotes: Hashable, Sendable {
    var widgets: [InstanceID: String] = [:]
    var activities: [ActivityID: String] = [:]
}

extension PageWriter {
    /// The notes for pages, which have them from now on.
    func takeNotes() -> PageNotes {
        state.withLock { state in
            state.published = notes(in: state)
            return state.published
        }
    }

    /// Whether pages have other notes.
    var hasNews: Bool { state.withLock { notes(in: $0) != $0.published } }

    /// Whether the newest picture of a widget took too long.
    func isLate(_ id: InstanceID) -> Bool {
        state.withLock { state in
            if case .written(_, _, true)? = state.records[id] { return true }
            return false
        }
    }

    /// Makes a note of a picture that is still being written.
    func announce(_ id: InstanceID) {
        state.withLock { state in
            guard case .writing(let revision, let task, _)? = state.records[id] else { return }
            state.records[id] = .writing(revision: revision, task, isAnnounced: true)
        }
    }

    /// The end of the first attempt at an activity's pictures.
    func note(_ activity: ActivityID, _ writing: ActivityWriting) {
        guard case .late(let lateness) = writing else { return abandonSecondAttempt(at: .activity(activity)) }
        state.withLock { $0.late.add(.activity(activity), revision: 0, lateness) }
    }

    /// Drops what belongs to removed widgets and activities.
    func keep(_ widgets: Set<InstanceID>, _ activities: Set<ActivityID>) {
        let abandoned = state.withLock { state in
            state.records = state.records.filter { widgets.contains($0.key) }
            return state.late.keep { subject in
                switch subject {
                case .widget(let id): widgets.contains(id)
                case .activity(let id): activities.contains(id)
                }
            }
        }
        for abandon in abandoned { abandon() }
    }

    private func notes(in state: State) -> PageNotes {
        var notes = PageNotes()
        for (subject, note) in state.late.notes {
            switch subject {
            case .widget(let id): notes.widgets[id] = note
            case .activity(let id): notes.activities[id] = note
            }
        }
        for (id, record) in state.records {
            guard case .writing(_, _, isAnnounced: true) = record else { continue }
            notes.widgets[id] = "The newest picture is still being written as SVG."
        }
        return notes
    }
}
