import Foundation
import Synchronization

/// Reads sources with `tessera-syntax`, each once.
///
/// 1. A source that was read before is found by its bytes. Two generations of sources are kept: when the younger one is
///    full the older one is forgotten, and what is asked for again moves into the younger one.
/// 2. Any other is given to a process that waits, or to a new one when all are busy; at most as many threads as ask run
///    that way. Processes are started when the first source must be read, and stay for the life of the reader.
/// 3. A process that fails is ended and not used again. The source then has a failure instead of a tree, and the next
///    source gets another process.
package final class SyntaxReader: Sendable {
    /// That of the running program.
    package static let shared = SyntaxReader()

    package struct Limits: Hashable, Sendable {
        /// Bytes of a source.
        package var bytes = 8 << 20
        /// Of the clock, for one source; the parser reads a byte in about a microsecond.
        package var seconds = 10.0
        package var secondsPerByte = 20e-6

        package init() {}
    }

    private struct State: ~Copyable {
        var idle: [SyntaxProcess] = []
        var young: [SourceKey: SourceText] = [:]
        var old: [SourceKey: SourceText] = [:]
        var youngBytes = 0
        var parses = 0
        /// That there is no program, which does not change while this one runs.
        var missing: SyntaxFailure?
    }

    /// Bytes of the sources of a generation; their trees take about ten times as much.
    private static let generationLimit = 4 << 20

    private let program: SyntaxProgram?
    private let limits: Limits
    private let state = Mutex(State())

    /// - Parameter program: `nil` for the one that is found near the executable.
    package init(_ program: SyntaxProgram? = nil, limits: Limits = Limits()) {
        self.program = program
        self.limits = limits
    }

    /// How many sources were parsed so far.
    package var parses: Int { state.withLock { $0.parses } }

    /// A source with its syntax; one with a failure where that cannot be known.
    package func text(_ bytes: [UInt8]) -> SourceText {
        if let known = known(bytes) { return known }
        let text: SourceText
        do throws(SyntaxFailure) {
            text = SourceText(bytes, try tree(of: bytes))
        } catch {
            return SourceText(unreadable: bytes, error)
        }
        keep(text)
        return text
    }

    private func known(_ bytes: [UInt8]) -> SourceText? {
        let key = SourceKey(bytes: bytes)
        let known = state.withLock { state in (young: state.young[key], old: state.old[key]) }
        if let old = known.old, known.young == nil { keep(old) }
        return known.young ?? known.old
    }

    private func keep(_ text: SourceText) {
        state.withLock { state in
            if state.youngBytes > 0, state.youngBytes + text.bytes.count > Self.generationLimit {
                state.old = state.young
                state.young = [:]
                state.youngBytes = 0
            }
            state.young[SourceKey(bytes: text.bytes)] = text
            state.youngBytes += text.bytes.count
        }
    }

    private func tree(of bytes: [UInt8]) throws(SyntaxFailure) -> SyntaxTree {
        guard bytes.count <= limits.bytes else { throw .tooLarge(bytes: bytes.count, allowed: limits.bytes) }
        let process: SyntaxProcess
        if let idle = state.withLock({ $0.idle.popLast() }) { process = idle } else { process = try start() }
        let answer = try process.answer(to: bytes, within: limits.seconds + Double(bytes.count) * limits.secondsPerByte)
        guard let tree = SyntaxTree(encoded: answer, count: bytes.count) else { throw .unexpectedAnswer }
        state.withLock { state in
            state.idle.append(process)
            state.parses += 1
        }
        return tree
    }

    private func start() throws(SyntaxFailure) -> SyntaxProcess {
        if let missing = state.withLock({ $0.missing }) { throw missing }
        do throws(SyntaxFailure) {
            if let program { return try SyntaxProcess(program) }
            return try SyntaxProcess(try SyntaxProgram.find())
        } catch {
            if case .programMissing = error { state.withLock { $0.missing = error } }
            throw error
        }
    }
}

/// The bytes of a source, hashed all at once: an array is hashed element by element.
private struct SourceKey: Hashable {
    let bytes: [UInt8]

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
