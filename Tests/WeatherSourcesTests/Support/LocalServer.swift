import Foundation
import Glibc
import Synchronization

/// A server of this machine that answers each request as a test says, also wrongly.
final class LocalServer: Sendable {
    struct Request: Hashable, Sendable {
        /// With the parameters.
        var path: String
        /// By names in lowercase.
        var headers: [String: String]
    }

    enum Response: Sendable {
        case reply(Int, headers: [String: String] = [:], body: String = "")
        /// Announces more bytes than it sends.
        case half(String)
        /// Sends nothing for seconds.
        case silent(Double)
        /// Sends a byte of the body at a time, with pauses in seconds.
        case dripping(String, pause: Double)
    }

    private let listener: Int32
    let port: UInt16
    private let respond: Mutex<@Sendable (Request) -> Response>
    private let received = Mutex<[Request]>([])

    init(_ respond: @escaping @Sendable (Request) -> Response) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                bind(descriptor, raw, length) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, raw, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRINUSE) }
        port = UInt16(bigEndian: address.sin_port)
        self.respond = Mutex(respond)
        Thread.detachNewThread { [self] in accept() }
    }

    var address: String { "http://127.0.0.1:\(port)" }
    var requests: [Request] { received.withLock(\.self) }

    /// Answers further requests differently.
    func change(_ respond: @escaping @Sendable (Request) -> Response) { self.respond.withLock { $0 = respond } }

    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    private func accept() {
        while true {
            let client = Glibc.accept(listener, nil, nil)
            guard client >= 0 else {
                close(listener)
                return
            }
            Thread.detachNewThread { [self] in serve(client) }
        }
    }

    private func serve(_ client: Int32) {
        defer { close(client) }
        guard let request = Self.read(client) else { return }
        received.withLock { $0.append(request) }
        switch respond.withLock(\.self)(request) {
        case .reply(let status, let headers, let body):
            var head = "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n"
            for (name, value) in headers { head += "\(name): \(value)\r\n" }
            Self.send(head + "\r\n" + body, to: client)
        case .half(let body):
            let head = "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count * 2)\r\nConnection: close\r\n\r\n"
            Self.send(head + body, to: client)
        case .silent(let seconds): usleep(UInt32(seconds * 1e6))
        case .dripping(let body, let pause):
            let head = "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
            Self.send(head, to: client)
            for character in body {
                guard Self.send(String(character), to: client) else { return }
                usleep(UInt32(pause * 1e6))
            }
        }
    }

    /// - Returns: Whether the client still receives.
    @discardableResult
    private static func send(_ text: String, to client: Int32) -> Bool {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.send(client, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    private static func read(_ client: Int32) -> Request? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while !bytes.suffix(4_100).contains(sequence: Array("\r\n\r\n".utf8)) {
            let count = Glibc.read(client, &buffer, buffer.count)
            guard count > 0, bytes.count < 64 << 10 else { return nil }
            bytes += buffer.prefix(count)
        }
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        let headers = lines.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (
                line[..<colon].lowercased(),
                line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            )
        }
        return Request(path: String(words[1]), headers: Dictionary(headers) { first, _ in first })
    }
}

extension Collection<UInt8> {
    fileprivate func contains(sequence: [UInt8]) -> Bool {
        let bytes = Array(self)
        guard bytes.count >= sequence.count else { return false }
        return (0...bytes.count - sequence.count).contains { Array(bytes[$0..<$0 + sequence.count]) == sequence }
    }
}
