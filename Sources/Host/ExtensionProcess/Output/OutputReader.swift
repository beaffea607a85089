import ExtensionProtocol
import Foundation
import Glibc
import ProcessLauncher
import Subprocesses
import Synchronization

/// Reads the output of a process on a separate thread, from the process's start to its end, and watches its resources.
///
/// 1. Lines go to a log, if there is one; the last ones are kept for crash reports. The stack trace that the Swift
///    runtime prints after a failed check does not count: it would displace the line that names the check.
/// 2. A process that prints more than the limit within one request is terminated; the rest of its output is read and
///    discarded, so that nothing waits for it.
/// 3. A process that exceeds a limit of its resources (`UsageMonitor`) is terminated as well.
/// 4. When all writers have closed the pipe, the reader reports it. It can also be stopped, because a child of the
///    process may keep the pipe open for longer.
///
/// Invariant: a process is only killed before it is reaped, because its ID may be reused later.
final class OutputReader: Sendable {
    private static let keptLines = 40
    private static let lineLimit = 4_096

    private struct State {
        var child: ChildProcess?
        var bytes = 0
        var requests = 0
        var exceededLimit: ExtensionError.Limit?
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
    ///   - monitor: Watches the resources of the process.
    ///   - atEnd: Called on the reader's thread when all writers have closed the pipe, but not after `finish`.
    /// - Returns: The reader and the write end for the process; `nil` if the system has no descriptors left.
    static func make(
        limit: Int, log: OutputLog?, monitor: UsageMonitor, atEnd: @escaping @Sendable () -> Void
    ) -> (reader: OutputReader, writeEnd: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pl_output_pipe(&ends) == 0 else { return nil }
        let stop = pl_event()
        guard stop >= 0 else {
            for end in ends { close(end) }
            return nil
        }
        let reader = OutputReader(pipe: ends[0], stop: stop, limit: limit, log: log)
        let thread = Thread { reader.run(monitor, atEnd: atEnd) }
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

    /// The process that is terminated if it exceeds a limit.
    func watch(_ child: ChildProcess) {
        state.withLock { state in
            state.child = child
            if state.exceededLimit != nil { child.kill() }
        }
    }

    func beginRequest() {
        state.withLock { state in
            state.bytes = 0
            state.requests += 1
        }
    }

    /// The limit for which the process was terminated.
    var exceededLimit: ExtensionError.Limit? { state.withLock { $0.exceededLimit } }

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

    private func run(_ monitor: UsageMonitor, atEnd: @Sendable () -> Void) {
        var monitor = monitor
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
                if poll(&entries, 2, pause(before: monitor.nextSample)) < 0, errno != EINTR { break }
                isStopping = entries[1].revents != 0
                sample(&monitor)
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
            if isStopping, exceededLimit != nil { break }
        }
        if let rest = splitter.finish() { take([rest], bytes: 0) }
        ended.signal()
        if !isOpen, !isFinished { atEnd() }
    }

    /// Milliseconds.
    private func pause(before moment: Double) -> Int32 {
        Int32(min(max((moment - MonotonicClock.now) * 1_000, 0), 10_000).rounded(.up))
    }

    /// Terminates the process if it exceeds a limit. The lock is held, so that it is not reaped in between, except
    /// while stored data is counted, because requests would wait.
    private func sample(_ monitor: inout UsageMonitor) {
        let now = MonotonicClock.now
        guard now >= monitor.nextSample else { return }
        monitor = state.withLock { [monitor] state in
            var monitor = monitor
            guard let child = state.child, state.exceededLimit == nil else {
                monitor.skipSample(now: now)
                return monitor
            }
            if let limit = monitor.exceededLimit(of: child.id, request: state.requests, now: now) {
                state.exceededLimit = limit
                child.kill()
            }
            return monitor
        }
        guard let limit = monitor.exceededStorageLimit() else { return }
        state.withLock { state in
            guard let child = state.child, state.exceededLimit == nil else { return }
            state.exceededLimit = limit
            child.kill()
        }
    }

    /// Whether a line can explain a crash: it is neither empty nor part of a stack trace of the Swift runtime, which
    /// consists of addresses.
    static func isTelling(_ line: String) -> Bool {
        !line.isEmpty && line != "Current stack trace:" && !(line.first?.isNumber == true && line.contains(" 0x"))
    }

    private func take(_ lines: [String], bytes: Int) {
        var telling: [String] = []
        for line in lines.reversed() where Self.isTelling(line) {
            telling.append(line)
            if telling.count == Self.keptLines { break }
        }
        let newest = Array(telling.reversed())
        let isHeard = state.withLock { state in
            state.bytes += bytes
            if state.bytes > limit, state.exceededLimit == nil {
                state.exceededLimit = .output
                state.child?.kill()
            }
            state.lines += newest
            if state.lines.count > Self.keptLines { state.lines.removeFirst(state.lines.count - Self.keptLines) }
            return state.bytes <= limit
        }
        guard isHeard, let log else { return }
        for line in lines { log.append(line) }
    }
}
