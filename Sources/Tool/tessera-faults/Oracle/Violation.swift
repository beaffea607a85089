/// A promise of the host that was broken.
enum Violation: Hashable, Sendable, CustomStringConvertible {
    case lostWidget(Int)
    case unexpectedWidget(Int)
    case otherKind(Int, expected: String, found: String)
    case lostConfiguration(Int, expected: [String], found: String)
    /// The last picture of a widget is gone or was replaced by an older one.
    case lostPicture(Int, last: Int, found: Int?)
    /// A widget shows the picture of another one.
    case otherPicture(Int, found: String)
    /// After the fault has ended, a step does not succeed.
    case noRecovery(String)
    /// The failure was not stated, or without its reason.
    case noReason(expected: String, stated: [String])
    /// A step did not end in time.
    case stuck(String)
    case leftProcesses([String])
    case leftFiles([String])
    case leftDescriptors(before: Int, after: Int)
    case leftMemory(before: Int, after: Int)
    /// The host or the machine itself failed in an unexpected way.
    case failed(String)

    var description: String {
        switch self {
        case .lostWidget(let id): "widget \(id) was acknowledged and is lost"
        case .unexpectedWidget(let id): "widget \(id) exists, but was never placed or was removed"
        case .otherKind(let id, let expected, let found): "widget \(id) is of kind \(found), not \(expected)"
        case .lostConfiguration(let id, let expected, let found):
            "widget \(id) has the configuration '\(found)', not '\(expected.joined(separator: "' or '"))'"
        case .lostPicture(let id, let last, let found):
            "widget \(id) showed picture \(last), and now \(found.map { "picture \($0)" } ?? "none")"
        case .otherPicture(let id, let found): "widget \(id) shows '\(found)', which belongs to another widget"
        case .noRecovery(let what): "after the fault, \(what)"
        case .noReason(let expected, let stated):
            "nothing states '\(expected)', only: "
                + (stated.isEmpty ? "nothing" : stated.suffix(6).joined(separator: " | "))
        case .stuck(let what): "\(what) does not end"
        case .leftProcesses(let names): "processes are left: \(names.joined(separator: ", "))"
        case .leftFiles(let names): "files are left: \(names.joined(separator: ", "))"
        case .leftDescriptors(let before, let after): "\(after - before) descriptors are left (\(before), now \(after))"
        case .leftMemory(let before, let after):
            "\((after - before) >> 20) MB are left (\(before >> 20) MB, now \(after >> 20) MB)"
        case .failed(let what): what
        }
    }
}

/// A violation with what reproduces it.
struct Finding: Hashable, Sendable {
    var level: Level
    /// The seed of the round.
    var seed: UInt64
    /// `nil` for what only the end of a round shows.
    var pair: FaultPair?
    var violation: Violation

    var description: String { "\(pair?.description ?? "end of the round"): \(violation)" }

    /// The arguments that repeat the round.
    var replay: String { "./dev faults --level \(level.rawValue) --seed \(seed) --count 1" }
}
