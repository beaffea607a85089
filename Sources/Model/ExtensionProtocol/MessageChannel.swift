import Glibc
import RenderModel

/// Why a message could not be transferred.
package enum ChannelError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The other side closed the socket or died.
    case closed
    /// The deadline passed.
    case timedOut
    /// The deadline passed in the middle of a message.
    case stalled(received: Int, of: Int)
    /// The other side announced a message larger than allowed.
    case tooLarge(bytes: Int, allowed: Int)
    /// The other side's message is unexpected: wrong version or number.
    case unexpected(String)
    case malformed(BinaryDecodingError)
    case system(code: Int32)

    package var description: String {
        switch self {
        case .closed: "the other side closed the connection"
        case .timedOut: "no answer within the time limit"
        case .stalled(let received, let count): "the message stopped after \(received) of \(count) bytes"
        case .tooLarge(let bytes, let allowed): "a message of \(bytes) bytes is larger than \(allowed)"
        case .unexpected(let what): what
        case .malformed(let error): error.description
        case .system(let code): String(cString: strerror(code))
        }
    }
}

/// A socket that transfers whole messages.
///
/// A message is a header of twelve bytes, three little-endian 32-bit numbers, and a body:
///
/// 1. the protocol's version, so that an extension built by a different version is rejected with a clear message;
/// 2. the number of the request that the message is or answers;
/// 3. the number of bytes in the body.
package struct MessageChannel: Sendable {
    package static let version: UInt32 = 7

    /// The extension's end of the connection: host and extension agree on this descriptor.
    package static let extensionDescriptor: Int32 = 3

    package let descriptor: Int32
    package let limits: BinaryLimits

    package init(descriptor: Int32, limits: BinaryLimits = BinaryLimits()) {
        self.descriptor = descriptor
        self.limits = limits
    }

    package func send<Message: BinaryCodable>(_ message: Message, number: UInt32) throws(ChannelError) {
        var writer = BinaryWriter()
        message.encode(into: &writer)
        let body = writer.bytes
        guard body.count <= limits.bytes, let length = UInt32(exactly: body.count) else {
            throw .tooLarge(bytes: body.count, allowed: limits.bytes)
        }
        var head: [UInt8] = []
        head.reserveCapacity(12)
        for value in [Self.version, number, length] {
            withUnsafeBytes(of: value.littleEndian) { head.append(contentsOf: $0) }
        }
        try write(head)
        try write(body)
    }

    /// The deadline applies to decoding as well as to waiting.
    ///
    /// - Parameter deadline: seconds of `MonotonicClock.now`; `nil` waits indefinitely.
    package func receive<Message: BinaryCodable>(
        _ type: Message.Type, deadline: Double? = nil
    ) throws(ChannelError) -> (message: Message, number: UInt32) {
        let head = try read(12, deadline: deadline)
        let version = number(head, at: 0)
        guard version == Self.version else {
            throw .unexpected("the other side uses protocol version \(version), this side version \(Self.version)")
        }
        guard let length = Int(exactly: number(head, at: 8)), length <= limits.bytes else {
            throw .tooLarge(bytes: Int(truncatingIfNeeded: number(head, at: 8)), allowed: limits.bytes)
        }
        let body = try read(length, deadline: deadline, part: .body)
        let end = deadline ?? .infinity
        do {
            return (
                try Message(binary: body, limits: limits) { MonotonicClock.now > end }, number(head, at: 4)
            )
        } catch .late {
            throw .timedOut
        } catch {
            throw .malformed(error)
        }
    }

    private func number(_ bytes: [UInt8], at offset: Int) -> UInt32 {
        bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    private func write(_ bytes: [UInt8]) throws(ChannelError) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.send(
                    descriptor, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                sent += count
            } else if errno == EPIPE || errno == ECONNRESET {
                throw .closed
            } else if errno != EINTR {
                throw .system(code: errno)
            }
        }
    }

    private enum Part { case head, body }

    private func read(
        _ count: Int, deadline: Double?, part: Part = .head
    ) throws(ChannelError) -> [UInt8] {
        // The announced length is trusted only piece by piece, so that a false one cannot exhaust memory.
        let step = 1 << 20
        var bytes: [UInt8] = []
        while bytes.count < count {
            guard try isReadable(by: deadline) else {
                throw part == .body || !bytes.isEmpty ? .stalled(received: bytes.count, of: count) : .timedOut
            }
            let wanted = min(step, count - bytes.count)
            var received = 0
            let piece = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
                received = recv(descriptor, buffer.baseAddress, wanted, 0)
                initialized = max(0, received)
            }
            if received > 0 {
                bytes.append(contentsOf: piece)
            } else if received == 0 || errno == ECONNRESET {
                throw .closed
            } else if errno != EINTR {
                throw .system(code: errno)
            }
        }
        return bytes
    }

    /// Whether data is available before the deadline.
    private func isReadable(by deadline: Double?) throws(ChannelError) -> Bool {
        guard let deadline else { return true }
        while true {
            let left = deadline - MonotonicClock.now
            guard left > 0 else { return false }
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&entry, 1, Int32(min(left * 1_000 + 1, 3_600_000)))
            if ready > 0 { return true }
            if ready < 0, errno != EINTR { throw .system(code: errno) }
        }
    }
}
