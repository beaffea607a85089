import ExtensionHost

/// What has come of the plan so far.
struct RunResults {
    /// By place in the plan.
    private(set) var pictures: [Picture?]
    private(set) var failures: [String] = []
    /// The first thing that went wrong.
    private(set) var failure: CommandFailure?
    /// A file could not be written: the next ones could not either.
    private(set) var mustStop = false
    private var progress: ProgressBar

    init(total: Int, terminal: Terminal) {
        pictures = Array(repeating: nil, count: total)
        progress = ProgressBar(total: total, terminal: terminal)
    }

    mutating func note(_ order: PictureOrder, _ result: Result<Picture, CommandFailure>) {
        switch result {
        case .success(let picture):
            pictures[order.index] = picture
            for twin in order.twins { pictures[twin.index] = picture.shared(with: twin.job) }
        case .failure(let problem):
            // What was on its way when a file could not be written has the same trouble; once is enough to say so.
            if !mustStop { failures.append(problem.message) }
            if problem.status == .usage { mustStop = true }
            if failure == nil { failure = problem }
        }
        progress.advance(order.job.file)
        for twin in order.twins { progress.advance(twin.job.file) }
    }

    mutating func note(_ group: JobGroup, _ error: ExtensionError) {
        let family = group.jobs.first.map { ", \($0.familyName)" } ?? ""
        note(error.commandFailure(about: group.name + family))
        for job in group.jobs { progress.advance(job.file) }
    }

    mutating func note(_ file: String, _ problem: CommandFailure) {
        note(problem)
        progress.advance(file)
    }

    mutating func leaveOut(_ file: String, kind: String) {
        noteRepetition(of: kind)
        progress.advance(file)
    }

    private mutating func noteRepetition(of kind: String) {
        let sentence = "The other pictures of \(kind) were left out after it broke down repeatedly."
        if !failures.contains(sentence) { failures.append(sentence) }
    }

    mutating func note(_ problem: CommandFailure) {
        failures.append(problem.message)
        if failure == nil { failure = problem }
    }

    mutating func leaveOut(_ group: JobGroup, kind: String) {
        noteRepetition(of: kind)
        for job in group.jobs { progress.advance(job.file) }
    }
}
