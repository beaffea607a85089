import Foundation
import Synchronization

/// Parses sources with `tessera-syntax`, each of them once.
///
/// 1. A source that was parsed before is found by its bytes. Two generations of sources are cached: when the younger
///    one is full, the older one is discarded, and a source that is requested again moves to the younger one.
/// 2. A source that an earlier run parsed is loaded from the store, if the reader has one.
/// 3. Any other source is sent to an idle process, or to a new one if all are busy, so that there are at most as many
///    processes as requesting threads. No process is started before a source must be parsed, and processes live as long
///    as the reader.
/// 4. A process that fails is terminated and not used again. The source then has a failure instead of a tree, which is
///    kept like a tree, so that a source that takes too long is tried once. The next source gets another process.
package final class SyntaxReader: Sendable {
    /// The reader of the running program.
    package static let shared = SyntaxReader()

    package struct Limits: Hashable, Sendable {
        /// The maximum size of a source in bytes.
        package var bytes = 8 << 20
        /// The wall-clock time limit for one source; the parser takes about a microsecond per byte.
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
        /// The folder with the trees that are stored between runs.
        var storeFolder: String?
        /// The search for the program, whose result does not change during a run.
        var program: Result<SyntaxProgram, SyntaxFailure>?
    }

    /// The maximum size of a generation's sources in bytes; their trees take about ten times as much.
    private static let generationLimit = 4 << 20

    private let limits: Limits
    private let state: Mutex<State>

    /// - Parameter program: `nil` for the one found near the executable.
    package init(_ program: SyntaxProgram? = nil, limits: Limits = Limits()) {
        self.limits = limits
        state = Mutex(State(program: program.map(Result.success)))
    }

    /// Stores trees in a folder between runs.
    package func keepTrees(in folder: String) {
        state.withLock { $0.storeFolder = folder }
    }

    /// The number of sources sent to a process so far.
    package var parses: Int { state.withLock { $0.parses } }

    /// The processes that wait for a source.
    var idleProcesses: [pid_t] { state.withLock { $0.idle.map(\.id) } }

    /// A source with its syntax tree, or with a failure if it cannot be parsed.
    package func text(_ bytes: [UInt8]) -> SourceText {
        if let known = known(bytes) { return known }
        let text: SourceText
        do throws(SyntaxFailure) {
            text = SourceText(bytes, try tree(of: bytes))
        } catch {
            text = SourceText(unreadable: bytes, error)
            guard error.isOfSource else { return text }
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
        let program = try program()
        let store = state.withLock { $0.storeFolder }.flatMap { SyntaxStore(in: $0, of: program) }
        if let tree = store?.tree(of: bytes) { return tree }
        let process: SyntaxProcess
        if let idle = state.withLock({ $0.idle.popLast() }) {
            process = idle
        } else {
            process = try SyntaxProcess(program)
        }
        let seconds = limits.seconds + Double(bytes.count) * limits.secondsPerByte
        state.withLock { $0.parses += 1 }
        let answer = try process.answer(to: bytes, within: seconds)
        guard let tree = SyntaxTree(encoded: answer, count: bytes.count) else { throw .unexpectedAnswer }
        state.withLock { $0.idle.append(process) }
        store?.keep(answer, of: bytes)
        return tree
    }

    private func program() throws(SyntaxFailure) -> SyntaxProgram {
        if let known = state.withLock({ $0.program }) { return try known.get() }
        let found = Result { () throws(SyntaxFailure) in try SyntaxProgram.find() }
        state.withLock { $0.program = found }
        return try found.get()
    }
}

/// The bytes of a source, hashed as a whole: an array is hashed element by element.
private struct SourceKey: Hashable {
    let bytes: [UInt8]

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
