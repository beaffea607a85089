/// A kind of failure that the machine causes.
enum Fault: String, CaseIterable, Hashable, Sendable {
    /// The host is killed with `SIGKILL`.
    case killedHost = "killed-host"
    /// The process that works for the host is killed: the widget's, or the compiler.
    case killedWorker = "killed-worker"
    /// The worker never answers.
    case hang
    /// The worker prints endlessly.
    case flood
    /// A write ends in the middle, and its writer is killed.
    case halfWrite = "half-write"
    /// The disk accepts no further byte.
    case fullDisk = "full-disk"
    /// The clock jumps while the step runs.
    case clockJump = "clock-jump"
    /// No descriptor can be opened.
    case lostDescriptors = "lost-descriptors"
    /// A file that the step reads or writes is damaged.
    case damagedFile = "damaged-file"
    /// A page connects and never reads.
    case slowReader = "slow-reader"
}

/// What the host does when a fault occurs.
enum Step: String, CaseIterable, Hashable, Sendable {
    /// The build and the installation of an extension after a start.
    case build
    /// The drawing of entries.
    case draw
    /// The placement of a widget.
    case place
    /// The change of a widget's configuration.
    case configure
    /// A tap that performs an intent.
    case tap
    /// The request of a new timeline.
    case reload
    /// The replacement of a build after a source file was saved.
    case save
    /// The end of the host.
    case shutDown = "shut-down"
}

/// A fault at a step, written `FAULT:STEP`.
struct FaultPair: Hashable, Sendable, CustomStringConvertible {
    var fault: Fault
    var step: Step

    init(_ fault: Fault, _ step: Step) {
        self.fault = fault
        self.step = step
    }

    /// - Returns: `nil` unless the text is `FAULT:STEP` with known names.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let fault = Fault(rawValue: String(parts[0])),
            let step = Step(rawValue: String(parts[1]))
        else { return nil }
        self.init(fault, step)
    }

    var description: String { "\(fault.rawValue):\(step.rawValue)" }

    static let all = Fault.allCases.flatMap { fault in Step.allCases.map { FaultPair(fault, $0) } }
}
