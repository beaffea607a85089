import Foundation
import Glibc

/// A connection to the server of `tessera preview`, as a browser opens it. Everything blocks, with a time limit.
struct PageConnection: ~Copyable {
    struct Answer: Sendable {
        var status: Int
        var head: String
        var body: String
    }

    private static let timeLimit = 60
    private let descriptor: Int32
    private let port: Int
    private let access: PageAccess

    init(port: Int, _ access: PageAccess = PageAccess()) throws(RoundFailure) {
        self.port = port
        self.access = access
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var limit = timeval(tv_sec: Self.timeLimit, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            throw RoundFailure("no connection to port \(port): \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    func request(_ method: String, _ path: String, token: String? = nil, body: String = "") -> Bool {
        var text = "\(method) \(access.folder)\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
        if !access.cookie.isEmpty { text += "Cookie: \(access.cookie)\r\n" }
        if let token { text += "X-Tessera-Token: \(token)\r\nContent-Type: application/json\r\n" }
        if method == "POST" { text += "Content-Length: \(body.utf8.count)\r\n" }
        return send(text + "\r\n" + body)
    }

    func send(_ text: String) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }

    /// - Returns: `nil` when the connection ends before the answer does.
    func answer() -> Answer? {
        var bytes: [UInt8] = []
        while let more = receive() {
            bytes += more
            guard let end = bytes.firstRange(of: ChunkedBody.headEnd) else { continue }
            let original = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
            let head = original.lowercased()
            guard let status = head.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
            let lengths = head.split(separator: "\r\n").filter { $0.hasPrefix("content-length:") }
            let length = lengths.first.flatMap { Int($0.dropFirst(15).drop { $0 == " " }) } ?? 0
            guard bytes.count - end.upperBound >= length else { continue }
            return Answer(
                status: status, head: original, body: String(decoding: bytes[end.upperBound...], as: UTF8.self))
        }
        return nil
    }

    /// The data of the first event with this name in the stream `/events`.
    func event(_ name: String) -> String? {
        guard request("GET", "/events") else { return nil }
        let head = Array("event: \(name)\ndata: ".utf8)
        var body = ChunkedBody()
        while let more = receive() {
            // A state with the lines of a flood is large; it is searched once for each of its chunks.
            guard body.add(more), let start = body.bytes.firstRange(of: head) else { continue }
            let data = body.bytes[start.upperBound...]
            guard let end = data.firstRange(of: Array("\n\n".utf8)) else { continue }
            return String(decoding: data[..<end.lowerBound], as: UTF8.self)
        }
        return nil
    }

    private func receive() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }
}
