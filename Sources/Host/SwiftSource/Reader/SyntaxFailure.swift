/// Why the syntax of a source is not known.
package enum SyntaxFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case programMissing(searched: [String])
    case notStarted(reason: String)
    case tooLarge(bytes: Int, allowed: Int)
    case timedOut(seconds: Double)
    /// The program ended while it read the source.
    case ended
    /// The program does not speak the host's version.
    case unexpectedAnswer

    package var description: String {
        switch self {
        case .programMissing(let searched):
            return "the program \(SyntaxProgram.name), which reads Swift sources, was not found in "
                + searched.joined(separator: ", ") + "; run `./dev build`, or set \(SyntaxProgram.variable) to its path"
        case .notStarted(let reason):
            return "the program \(SyntaxProgram.name), which reads Swift sources, does not start: \(reason); run "
                + "`./dev build` with the Swift toolchain in use"
        case .tooLarge(let bytes, let allowed):
            return "its \(bytes) bytes are more than the \(allowed) that are read; split the file"
        case .timedOut(let seconds):
            return "reading its syntax takes more than \(Int(seconds.rounded(.up))) seconds; split the file"
        case .ended: return "the Swift parser crashes on it; simplify what is nested most deeply in it"
        case .unexpectedAnswer:
            return "the program \(SyntaxProgram.name) is of another version; run `./dev build`"
        }
    }
}
