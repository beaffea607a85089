import Synchronization

/// What has come of the plan so far; told by the thread that asks the extension and by those that paint.
final class RunResults: Sendable {
    private struct State {
        var sequence = PictureSequence()
        var record: RunRecord
        var failures: [String] = []
        var failure: CommandFailure?
        var mustStop = false
        var progress: ProgressBar

        mutating func note(_ problem: CommandFailure) {
            failures.append(problem.message)
            if failure == nil { failure = problem }
        }

        mutating func settle(_ place: Int, _ picture: Picture?) {
            add(sequence.settle(place, picture))
        }

        mutating func add(_ pictures: [Picture]) {
            for picture in pictures {
                do throws(CommandFailure) {
                    try record.add(picture)
                } catch {
                    stop(error)
                }
            }
        }

        /// What was on its way when a file could not be written has the same trouble; once is enough to say so.
        mutating func stop(_ problem: CommandFailure) {
            if !mustStop { note(problem) }
            mustStop = true
        }
    }

    private let state: Mutex<State>
    private let terminal: Terminal

    init(total: Int, record: RunRecord, terminal: Terminal) {
        self.terminal = terminal
        state = Mutex(State(record: record, progress: ProgressBar(total: total, terminal: terminal)))
    }

    /// A file could not be written: the next ones could not either.
    var mustStop: Bool { state.withLock { $0.mustStop } }

    func note(_ order: PictureOrder, _ result: Result<Picture, CommandFailure>) {
        state.withLock { state in
            switch result {
            case .success(let picture):
                state.settle(order.index, picture)
                for twin in order.twins { state.settle(twin.index, picture.shared(with: twin.job)) }
            case .failure(let problem):
                if problem.status == .usage || state.mustStop { state.stop(problem) } else { state.note(problem) }
                state.settle(order.index, nil)
                for twin in order.twins { state.settle(twin.index, nil) }
            }
            state.progress.advance(order.job.file)
            for twin in order.twins { state.progress.advance(twin.job.file) }
        }
    }

    func note(_ problem: CommandFailure) {
        state.withLock { $0.note(problem) }
    }

    /// - Parameter files: of the pictures that cannot be made because of it.
    func note(_ problem: CommandFailure, files: [String]) {
        state.withLock { state in
            state.note(problem)
            for file in files { state.progress.advance(file) }
        }
    }

    func leaveOut(_ files: [String], kind: String) {
        let sentence = "The other pictures of \(kind) were left out after it broke down repeatedly."
        state.withLock { state in
            if !state.failures.contains(sentence) { state.failures.append(sentence) }
            for file in files { state.progress.advance(file) }
        }
    }

    /// No picture comes for these places of the plan.
    func skip(_ places: some Sequence<Int>) {
        state.withLock { state in
            for place in places { state.settle(place, nil) }
        }
    }

    /// Nothing more comes.
    ///
    /// - Returns: the first thing that went wrong.
    func finish(into manifest: inout Manifest) -> CommandFailure? {
        state.withLock { state in
            state.add(state.sequence.rest())
            manifest.pictureCount = state.record.pictureCount
            manifest.noticed = state.record.findings
            manifest.failures = state.failures
            return state.failure
        }
    }

    /// - Returns: what went wrong.
    func writeRecord(of manifest: inout Manifest) -> CommandFailure? {
        state.withLock { state in
            do throws(CommandFailure) {
                try state.record.finish(&manifest, terminal: terminal)
                return nil
            } catch {
                return error
            }
        }
    }
}
