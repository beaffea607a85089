import ExtensionProtocol
import Glibc
import Subprocesses

/// A running `tessera-syntax` process, which parses sources one at a time.
///
/// Its environment only disables the runtime's backtraces. It has no input and no file descriptor except the request
/// socket, and exits when that is closed. It needs no sandbox around it, which would take longer to start than most
/// sources to parse: before the first request it confines itself to that socket and its memory. After a failure it must
/// not be used again: its next reply could belong to an earlier source.
final class SyntaxProcess: Sendable {
    /// The stack size in bytes. The parser limits its nesting depth, but not its lookahead.
    private static let stackLimit: UInt64 = 64 << 20
    private static let dataLimit: UInt64 = 4 << 30
    /// The maximum number of bytes of a reply for each byte of the source.
    private static let answerFactor = 64

    private let child: ChildProcess

    var id: pid_t { child.id }
    private let channel: Int32

    init(_ program: SyntaxProgram) throws(SyntaxFailure) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw .notStarted(reason: String(cString: strerror(errno)))
        }
        defer { close(ends[1]) }
        var launch = ChildProcess.Launch(
            path: program.path, arguments: [], environment: ["SWIFT_BACKTRACE": "enable=no"])
        launch.folder = "/"
        launch.channel = ends[1]
        launch.stackLimit = Self.stackLimit
        launch.dataLimit = Self.dataLimit
        do throws(ChildProcess.LaunchFailure) {
            child = try ChildProcess.start(launch)
        } catch {
            close(ends[0])
            throw .notStarted(reason: error.description)
        }
        channel = ends[0]
    }

    deinit {
        close(channel)
        child.kill()
        _ = child.wait()
        child.closeOutput()
    }

    /// The encoded tree of a source.
    ///
    /// - Parameter seconds: the wall-clock time limit for the whole reply.
    func answer(to source: [UInt8], within seconds: Double) throws(SyntaxFailure) -> [UInt8] {
        let deadline = MonotonicClock.now + seconds
        do throws(Interruption) {
            let length = withUnsafeBytes(of: UInt32(source.count).littleEndian) { Array($0) }
            try write(length, by: deadline)
            try write(source, by: deadline)
            let head = try read(4, by: deadline)
            let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
            guard count <= (source.count + 1_024) * Self.answerFactor else { throw Interruption.length }
            return try read(count, by: deadline)
        } catch {
            switch error {
            case .deadline: throw .timedOut(seconds: seconds)
            case .end: throw .ended
            case .length: throw .unexpectedAnswer
            }
        }
    }

    private enum Interruption: Error { case deadline, end, length }

    private func write(_ bytes: [UInt8], by deadline: Double) throws(Interruption) {
        var sent = 0
        while sent < bytes.count {
            try wait(for: POLLOUT, by: deadline)
            let count = bytes.withUnsafeBytes { buffer in
                send(
                    channel, buffer.baseAddress.map { $0 + sent }, bytes.count - sent,
                    Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            if count > 0 { sent += count } else { try check(errno) }
        }
    }

    private func read(_ count: Int, by deadline: Double) throws(Interruption) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        while bytes.count < count {
            try wait(for: POLLIN, by: deadline)
            let wanted = min(count - bytes.count, 1 << 16)
            var received = 0
            bytes += [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
                received = recv(channel, buffer.baseAddress, wanted, Int32(MSG_DONTWAIT))
                initialized = max(0, received)
            }
            if received == 0 { throw .end }
            if received < 0 { try check(errno) }
        }
        return bytes
    }

    private func check(_ code: Int32) throws(Interruption) {
        guard code == EINTR || code == EAGAIN else { throw .end }
    }

    private func wait(for event: Int32, by deadline: Double) throws(Interruption) {
        while true {
            let left = deadline - MonotonicClock.now
            guard left > 0 else { throw .deadline }
            var entry = pollfd(fd: channel, events: Int16(event), revents: 0)
            if poll(&entry, 1, Int32(min(left * 1_000 + 1, 3_600_000))) > 0 { return }
        }
    }
}
