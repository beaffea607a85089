import ExtensionHost
import Synchronization

/// What has come of the plan so far; told by the thread that asks the extension and by those that paint.
final class RunResults: Sendable {
    struct Account: Sendable {
        /// In the order of the plan.
        var pictures: [Picture]
        var failures: [String]
        /// The first thing that went wrong.
        var failure: CommandFailure?
    }

    private struct State {
        /// By place in the plan.
        var pictures: [Picture?]
        var failures: [String] = []
        var failure: CommandFailure?
        var mustStop = false
        var progress: ProgressBar

        mutating func note(_ problem: CommandFailure) {
            failures.append(problem.message)
            if failure == nil { failure = problem }
        }
    }

    private let state: Mutex<State>

    init(total: Int, terminal: Terminal) {
        state = Mutex(
            State(
                pictures: Array(repeating: nil, count: total), progress: ProgressBar(total: total, terminal: terminal)))
    }

    /// A file could not be written: the next ones could not either.
    var mustStop: Bool { state.withLock { $0.mustStop } }

    var account: Account {
        state.withLock {
            Account(pictures: $0.pictures.compactMap { $0 }, failures: $0.failures, failure: $0.failure)
        }
    }

    func note(_ order: PictureOrder, _ result: Result<Picture, CommandFailure>) {
        state.withLock { state in
            switch result {
            case .success(let picture):
                state.pictures[order.index] = picture
                for twin in order.twins { state.pictures[twin.index] = picture.shared(with: twin.job) }
            case .failure(let problem):
                // What was on its way when a file could not be written has the same trouble; once is enough to say so.
                if !state.mustStop { state.failures.append(problem.message) }
                if problem.status == .usage { state.mustStop = true }
                if state.failure == nil { state.failure = problem }
            }
            state.progress.advance(order.job.file)
            for twin in order.twins { state.progress.advance(twin.job.file) }
        }
    }

    func note(_ problem: CommandFailure) {
        state.withLock { $0.note(problem) }
    }

    func note(_ group: JobGroup, _ error: ExtensionError) {
        let family = group.jobs.first.map { ", \($0.familyName)" } ?? ""
        state.withLock { state in
            state.note(error.commandFailure(about: group.name + family))
            for job in group.jobs { state.progress.advance(job.file) }
        }
    }

    func note(_ file: String, _ problem: CommandFailure) {
        state.withLock { state in
            state.note(problem)
            state.progress.advance(file)
        }
    }

    func leaveOut(_ files: [String], kind: String) {
        let sentence = "The other pictures of \(kind) were left out after it broke down repeatedly."
        state.withLock { state in
            if !state.failures.contains(sentence) { state.failures.append(sentence) }
            for file in files { state.progress.advance(file) }
        }
    }
}
