/// The reason that a source has no syntax tree.
package enum SyntaxFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case programMissing(searched: [String])
    case notStarted(reason: String)
    case tooLarge(bytes: Int, allowed: Int)
    case timedOut(seconds: Double)
    /// The program exited while it parsed the source.
    case ended
    /// The reply does not have the host's version of the encoding.
    case unexpectedAnswer

    /// Whether the failure is due to the source, so that another attempt fails as well.
    var isOfSource: Bool {
        switch self {
        case .tooLarge, .timedOut, .ended: true
        case .programMissing, .notStarted, .unexpectedAnswer: false
        }
    }

    package var description: String {
        switch self {
        case .programMissing(let searched):
            return "the program \(SyntaxProgram.name), which reads Swift sources, was not found in "
                + searched.joined(separator: ", ") + "; run `./dev build`, or set \(SyntaxProgram.variable) to its path"
        case .notStarted(let reason):
            return "the program \(SyntaxProgram.name), which reads Swift sources, does not start: \(reason); run "
                + "`./dev build` with the Swift toolchain in use"
        case .tooLarge(let bytes, let allowed):
            return "its \(bytes) bytes exceed the limit of \(allowed); split the file"
        case .timedOut(let seconds):
            return "parsing it takes more than \(Int(seconds.rounded(.up))) seconds; split the file"
        case .ended: return "the Swift parser crashes on it; simplify its most deeply nested code"
        case .unexpectedAnswer:
            return "the program \(SyntaxProgram.name) has a different version; run `./dev build`"
        }
    }
}
