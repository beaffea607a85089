import ExtensionProtocol
import Glibc

/// One connection of a widget through the gateway: the SOCKS 5 request (RFC 1928), then bytes in both directions.
///
/// Only CONNECT is supported. The gateway resolves names, because a widget has no network to do so, and connects to an
/// address that it has checked, so that a name cannot change its address between the check and the connection.
struct GatewayConnection {
    /// The reply codes of RFC 1928.
    private enum Reply: UInt8, Error {
        case succeeded = 0
        case notAllowed = 2
        case unreachable = 4
        case refused = 5
        case unsupportedCommand = 7
        case unsupportedAddress = 8
    }

    private enum Destination {
        case name(String)
        case address([UInt8])
    }

    /// The connection was closed, the time limit passed, or the request is invalid.
    private struct Ended: Error {}

    let client: Int32
    /// A descriptor that becomes readable when the gateway stops.
    let stop: Int32
    let isAllowed: @Sendable ([UInt8]) -> Bool

    /// The time limits in seconds for the request, for connecting, and without any bytes.
    private static let requestLimit = 10.0
    private static let connectLimit = 20.0
    private static let idleLimit = 120.0

    /// Serves the connection until one side ends it, then closes it.
    func run() {
        defer { close(client) }
        _ = fcntl(client, F_SETFL, O_NONBLOCK)
        do {
            let (destination, port) = try readRequest(by: MonotonicClock.now + Self.requestLimit)
            let remote: Int32
            do throws(Reply) {
                remote = try connect(to: destination, port: port)
            } catch {
                try? send(reply(error))
                return
            }
            defer { close(remote) }
            try send(reply(.succeeded))
            relay(remote)
        } catch let error as Reply {
            try? send(reply(error))
        } catch {
            // The widget's side ended, or its request is invalid: it notices the closed connection.
        }
    }

    // MARK: The request

    private func readRequest(by deadline: Double) throws -> (Destination, port: UInt16) {
        let greeting = try read(2, by: deadline)
        let methods = try read(Int(greeting[1]), by: deadline)
        guard greeting[0] == 5 else { throw Ended() }
        guard methods.contains(0) else {
            try? send([5, 0xFF])
            throw Ended()
        }
        try send([5, 0])
        let head = try read(4, by: deadline)
        guard head[0] == 5 else { throw Ended() }
        let destination: Destination
        switch head[3] {
        case 1: destination = .address(try read(4, by: deadline))
        case 4: destination = .address(try read(16, by: deadline))
        case 3:
            let name = try read(Int(try read(1, by: deadline)[0]), by: deadline)
            guard !name.isEmpty, !name.contains(0) else { throw Reply.unsupportedAddress }
            destination = .name(String(decoding: name, as: UTF8.self))
        default: throw Reply.unsupportedAddress
        }
        let port = try read(2, by: deadline)
        guard head[1] == 1 else { throw Reply.unsupportedCommand }
        return (destination, UInt16(port[0]) << 8 | UInt16(port[1]))
    }

    private func reply(_ code: Reply) -> [UInt8] { [5, code.rawValue, 0, 1, 0, 0, 0, 0, 0, 0] }

    private func read(_ count: Int, by deadline: Double) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let amount = bytes.withUnsafeMutableBytes {
                Glibc.read(client, $0.baseAddress?.advanced(by: filled), count - filled)
            }
            if amount > 0 {
                filled += amount
            } else if amount == 0 || errno != EAGAIN && errno != EINTR {
                throw Ended()
            } else if !wait(for: client, Int16(POLLIN), by: deadline) {
                throw Ended()
            }
        }
        return bytes
    }

    /// A few bytes, which the socket's buffer always has room for.
    private func send(_ bytes: [UInt8]) throws {
        guard Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { throw Ended() }
    }

    /// - Returns: Whether the descriptor is ready; otherwise the time passed or the gateway stops.
    private func wait(for descriptor: Int32, _ events: Int16, by deadline: Double) -> Bool {
        var entries = [
            pollfd(fd: descriptor, events: events, revents: 0), pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
        ]
        let left = min(max((deadline - MonotonicClock.now) * 1_000, 0), 600_000)
        let count = poll(&entries, 2, Int32(left.rounded(.up)))
        if count < 0, errno == EINTR { return true }
        return count > 0 && entries[1].revents == 0
    }

    // MARK: The destination

    private func connect(to destination: Destination, port: UInt16) throws(Reply) -> Int32 {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_NUMERICSERV
        let host: String
        switch destination {
        case .name(let name): host = name
        case .address(let bytes):
            hints.ai_flags |= AI_NUMERICHOST
            host = Self.text(of: bytes)
        }
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, "\(port)", &hints, &list) == 0 else { throw .unreachable }
        defer { freeaddrinfo(list) }
        var failure = Reply.unreachable
        var next = list
        while let candidate = next {
            next = candidate.pointee.ai_next
            guard let address = candidate.pointee.ai_addr, let bytes = PublicAddress.bytes(of: address) else {
                continue
            }
            guard isAllowed(bytes) else {
                failure = .notAllowed
                continue
            }
            if let remote = open(candidate.pointee) { return remote }
            failure = .refused
        }
        throw failure
    }

    private static func text(of bytes: [UInt8]) -> String {
        var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &buffer, socklen_t(buffer.count))
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private func open(_ candidate: addrinfo) -> Int32? {
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let remote = socket(candidate.ai_family, kind, 0)
        guard remote >= 0 else { return nil }
        if Glibc.connect(remote, candidate.ai_addr, candidate.ai_addrlen) == 0 { return remote }
        var code: Int32 = errno
        if code == EINPROGRESS, wait(for: remote, Int16(POLLOUT), by: MonotonicClock.now + Self.connectLimit) {
            var length = socklen_t(MemoryLayout<Int32>.size)
            if getsockopt(remote, SOL_SOCKET, SO_ERROR, &code, &length) == 0, code == 0 { return remote }
        }
        close(remote)
        return nil
    }

    // MARK: Bytes

    /// One direction of a connection.
    private struct Direction {
        let source: Int32
        let target: Int32
        private var bytes = [UInt8](repeating: 0, count: 32 << 10)
        private var waiting: Range<Int> = 0..<0
        private(set) var isDone = false

        init(from source: Int32, to target: Int32) {
            self.source = source
            self.target = target
        }

        /// The descriptor and event that the direction waits for.
        var interest: pollfd {
            guard !isDone else { return pollfd(fd: -1, events: 0, revents: 0) }
            return waiting.isEmpty
                ? pollfd(fd: source, events: Int16(POLLIN), revents: 0)
                : pollfd(fd: target, events: Int16(POLLOUT), revents: 0)
        }

        /// - Returns: `false` when the connection failed.
        mutating func advance() -> Bool {
            if waiting.isEmpty {
                let count = bytes.withUnsafeMutableBytes { Glibc.read(source, $0.baseAddress, $0.count) }
                guard count >= 0 else { return errno == EAGAIN || errno == EINTR }
                guard count > 0 else {
                    isDone = true
                    shutdown(target, Int32(SHUT_WR))
                    return true
                }
                waiting = 0..<count
            }
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.send(
                    target, buffer.baseAddress?.advanced(by: waiting.lowerBound), waiting.count,
                    Int32(MSG_NOSIGNAL))
            }
            guard count >= 0 else { return errno == EAGAIN || errno == EINTR }
            waiting = waiting.dropFirst(count)
            return true
        }
    }

    private func relay(_ remote: Int32) {
        var directions = [Direction(from: client, to: remote), Direction(from: remote, to: client)]
        while directions.contains(where: { !$0.isDone }) {
            var entries = directions.map(\.interest) + [pollfd(fd: stop, events: Int16(POLLIN), revents: 0)]
            let count = poll(&entries, nfds_t(entries.count), Int32(Self.idleLimit * 1_000))
            if count < 0, errno == EINTR { continue }
            guard count > 0, entries[2].revents == 0 else { return }
            for index in directions.indices where entries[index].revents != 0 {
                guard directions[index].advance() else { return }
            }
        }
    }
}
