import Synchronization

/// The results of the plan so far, which the thread that queries the extension and the painting threads report.
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

        /// Pictures in progress when a file could not be written fail in the same way, which is reported once.
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

    /// Whether a file could not be written, in which case further files would fail as well.
    var mustStop: Bool { state.withLock { $0.mustStop } }

    func note(_ order: PictureOrder, _ result: Result<Picture, CommandFailure>) {
        state.withLock { state in
            switch result {
            case .success(let picture):
                state.settle(order.index, picture)
                for twin in order.twins { state.settle(twin.index, picture.shared(with: twin.job)) }
            case .failure(let problem) where problem.status == .interrupted:
                // The run itself reports that it was interrupted.
                state.settle(order.index, nil)
                for twin in order.twins { state.settle(twin.index, nil) }
                return
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

    /// - Parameter files: The files of the pictures that cannot be drawn because of it.
    func note(_ problem: CommandFailure, files: [String]) {
        state.withLock { state in
            state.note(problem)
            for file in files { state.progress.advance(file) }
        }
    }

    func omit(_ files: [String], kind: String) {
        let sentence = "The other pictures of \(kind) were skipped after it crashed repeatedly."
        state.withLock { state in
            if !state.failures.contains(sentence) { state.failures.append(sentence) }
            for file in files { state.progress.advance(file) }
        }
    }

    /// Marks indices of the plan that get no picture.
    func skip(_ places: some Sequence<Int>) {
        state.withLock { state in
            for place in places { state.settle(place, nil) }
        }
    }

    /// Ends the run.
    ///
    /// - Returns: The first failure.
    func finish(into manifest: inout Manifest) -> CommandFailure? {
        state.withLock { state in
            state.add(state.sequence.rest())
            manifest.pictureCount = state.record.pictureCount
            manifest.noticed = state.record.findings
            manifest.failures = state.failures
            return state.failure
        }
    }

    /// - Returns: The failure, if any.
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
