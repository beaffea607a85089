import Foundation
import Glibc
import ProcessLauncher
import Subprocesses
import Synchronization

/// Reads the output of a process on a separate thread, from the process's start to its end.
///
/// 1. Lines go to a log, if there is one; the last ones are kept for crash reports.
/// 2. A process that prints more than the limit within one request is terminated; the rest of its output is read and
///    discarded, so that nothing waits for it.
/// 3. When all writers have closed the pipe, the reader reports it. It can also be stopped, because a child of the
///    process may keep the pipe open for longer.
///
/// Invariant: a process is only killed before it is reaped, because its ID may be reused later.
final class OutputReader: Sendable {
    private static let keptLines = 40
    private static let lineLimit = 4_096

    private struct State {
        var child: ChildProcess?
        var bytes = 0
        var isOverLimit = false
        var lines: [String] = []
        var isFinished = false
    }

    private let pipe: Int32
    /// An event descriptor that ends the reader.
    private let stop: Int32
    private let limit: Int
    private let log: OutputLog?
    private let ended = DispatchSemaphore(value: 0)
    private let state = Mutex(State())

    /// - Parameters:
    ///   - limit: The maximum number of bytes between two calls of `beginRequest`.
    ///   - atEnd: Called on the reader's thread when all writers have closed the pipe, but not after `finish`.
    /// - Returns: The reader and the write end for the process; `nil` if the system has no descriptors left.
    static func make(
        limit: Int, log: OutputLog?, atEnd: @escaping @Sendable () -> Void
    ) -> (reader: OutputReader, writeEnd: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pl_output_pipe(&ends) == 0 else { return nil }
        let stop = pl_event()
        guard stop >= 0 else {
            for end in ends { close(end) }
            return nil
        }
        let reader = OutputReader(pipe: ends[0], stop: stop, limit: limit, log: log)
        let thread = Thread { reader.run(atEnd: atEnd) }
        thread.name = "extension output"
        thread.stackSize = 256 << 10
        thread.start()
        return (reader, ends[1])
    }

    private init(pipe: Int32, stop: Int32, limit: Int, log: OutputLog?) {
        self.pipe = pipe
        self.stop = stop
        self.limit = limit
        self.log = log
    }

    deinit {
        close(pipe)
        close(stop)
    }

    /// The process that is terminated if it prints too much.
    func watch(_ child: ChildProcess) {
        state.withLock { state in
            state.child = child
            if state.isOverLimit { child.kill() }
        }
    }

    func beginRequest() {
        state.withLock { $0.bytes = 0 }
    }

    var isOverLimit: Bool { state.withLock { $0.isOverLimit } }

    var lastLines: [String] { state.withLock { $0.lines } }

    /// Ends the process, unless it is or will be collected.
    func kill() {
        state.withLock { $0.child?.kill() }
    }

    /// Releases the process, which is about to be reaped and must no longer be killed from here.
    func release() {
        state.withLock { $0.child = nil }
    }

    /// Reads the remaining output and ends.
    func finish() {
        let isFirst = state.withLock { state in
            defer { state.isFinished = true }
            return !state.isFinished
        }
        guard isFirst else { return }
        var one: UInt64 = 1
        _ = write(stop, &one, 8)
        ended.wait()
    }

    var isFinished: Bool { state.withLock { $0.isFinished } }

    private func run(atEnd: @Sendable () -> Void) {
        var splitter = LineSplitter(limit: Self.lineLimit)
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var isOpen = true
        var isStopping = false
        while isOpen {
            if !isStopping {
                var entries = [
                    pollfd(fd: pipe, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
                ]
                if poll(&entries, 2, -1) < 0, errno != EINTR { break }
                isStopping = entries[1].revents != 0
            }
            let count = buffer.withUnsafeMutableBytes { read(pipe, $0.baseAddress, $0.count) }
            if count > 0 {
                take(splitter.add(buffer[..<count]), bytes: count)
            } else if count == 0 {
                isOpen = false
            } else if errno == EAGAIN, isStopping {
                break
            } else if errno != EAGAIN, errno != EINTR {
                isOpen = false
            }
            // A writer that never pauses must not prevent a stopped reader from ending.
            if isStopping, isOverLimit { break }
        }
        if let rest = splitter.finish() { take([rest], bytes: 0) }
        ended.signal()
        if !isOpen, !isFinished { atEnd() }
    }

    private func take(_ lines: [String], bytes: Int) {
        let isHeard = state.withLock { state in
            state.bytes += bytes
            if state.bytes > limit, !state.isOverLimit {
                state.isOverLimit = true
                state.child?.kill()
            }
            state.lines += lines.suffix(Self.keptLines)
            if state.lines.count > Self.keptLines { state.lines.removeFirst(state.lines.count - Self.keptLines) }
            return state.bytes <= limit
        }
        guard isHeard, let log else { return }
        for line in lines { log.append(line) }
    }
}
