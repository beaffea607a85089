import Foundation
import Glibc

/// A plain HTTP/1.1 client that sends exactly the test's bytes, valid or forged.
package struct RawHTTP: Sendable {
    package struct Answer: Sendable {
        package var status: Int
        package var headers: [String: String]
        package var body: String
    }

    package struct Failure: Error {
        package var what: String
    }

    /// What a browser has after it opened the page's address.
    package struct Access: Sendable {
        /// The page's folder, such as `/name`.
        package var folder: String
        package var cookie: String
    }

    package var port: Int
    /// Put before every path and into every request, if there is one.
    package var access: Access?

    package init(port: Int, access: Access? = nil) {
        self.port = port
        self.access = access
    }

    /// Opens the page's address, as a browser does.
    package static func opened(_ url: String) async throws -> RawHTTP {
        guard let parts = URLComponents(string: url), let port = parts.port else {
            throw Failure(what: "no address with a port: \(url)")
        }
        let http = RawHTTP(port: port)
        let answer = try await http.send("GET", "/?" + (parts.percentEncodedQuery ?? ""))
        guard let cookie = answer.headers["set-cookie"],
            let path = cookie.split(separator: "Path=").last?.prefix(while: { $0 != ";" })
        else { throw Failure(what: "the address opens nothing: \(answer.status), \(answer.body)") }
        let access = Access(folder: String(path.dropLast()), cookie: String(cookie.prefix { $0 != ";" }))
        return RawHTTP(port: http.port, access: access)
    }

    /// The first lines of a request.
    package func head(_ method: String, _ path: String, host: String? = nil) -> String {
        let cookie = access.map { "Cookie: \($0.cookie)\r\n" } ?? ""
        return """
            \(method) \(access?.folder ?? "")\(path) HTTP/1.1\r
            Host: \(host ?? "127.0.0.1:\(port)")\r
            \(cookie)
            """
    }

    /// - Parameter headers: sent unchanged; `Host` is added unless it is among them.
    package func send(
        _ method: String, _ path: String, headers: [(String, String)] = [], body: String = ""
    ) async throws -> Answer {
        try await offPool { try exchange(method, path, headers, body) }
    }

    private func exchange(
        _ method: String, _ path: String, _ headers: [(String, String)], _ body: String
    ) throws -> Answer {
        let descriptor = try connect()
        defer { close(descriptor) }
        var text = head(method, path, host: headers.first { $0.0 == "Host" }?.1)
        for (name, value) in headers where name != "Host" { text += "\(name): \(value)\r\n" }
        if !body.isEmpty { text += "Content-Length: \(body.utf8.count)\r\n" }
        text += "Connection: close\r\n\r\n" + body
        try write(text, to: descriptor)
        return try Self.parse(readAll(descriptor))
    }

    package func connect() throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(what: "no socket: \(errno)") }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            close(descriptor)
            throw Failure(what: "no connection to port \(port): \(errno)")
        }
        return descriptor
    }

    package func write(_ text: String, to descriptor: Int32) throws {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            // A server that rejects a large body closes the connection before it reads all of it.
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// The number of connections that a client has closed and the server has not.
    package func halfClosedCount() async throws -> Int {
        // 08: the other side has ended the connection, and the process of the server has not yet.
        try await connections().count { $0.state == "08" }
    }

    /// Whether the server has not noticed an end of a client's connection.
    ///
    /// - Parameter client: The client's port.
    package func isEstablished(from client: UInt16) async throws -> Bool {
        let address = ":" + String(format: "%04X", Int(client))
        return try await connections().contains { $0.state == "01" && $0.remote.hasSuffix(address) }
    }

    /// The connections of the server.
    private func connections() async throws -> [(remote: Substring, state: Substring)] {
        // The table lists all connections of the machine. Foundation would take its first page for all of it.
        let table = try await offPool {
            guard let file = FileHandle(forReadingAtPath: "/proc/self/net/tcp") else { return "" }
            return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        }
        let suffix = ":" + String(format: "%04X", port)
        return table.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ")
            return fields.count > 3 && fields[1].hasSuffix(suffix) ? (fields[2], fields[3]) : nil
        }
    }

    /// The port of a client's connection.
    package static func port(of client: Int32) -> UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(client, $0, &size) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    private func readAll(_ descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
            if Self.isWhole(bytes) { return bytes }
        }
    }

    /// Some servers keep the connection open; then the announced length determines the end.
    private static func isWhole(_ bytes: [UInt8]) -> Bool {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return false }
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).lowercased()
        guard let range = head.firstRange(of: "content-length:") else { return false }
        let length = Int(head[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }) ?? 0
        return bytes.count - end.upperBound >= length
    }

    private static func parse(_ bytes: [UInt8]) throws -> Answer {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstRange(of: "\r\n\r\n") else { throw Failure(what: "no answer: \(text.prefix(200))") }
        let lines = text[..<end.lowerBound].split(separator: "\r\n", omittingEmptySubsequences: false)
        guard let first = lines.first, let status = Int(first.split(separator: " ").dropFirst().first ?? "") else {
            throw Failure(what: "no status: \(text.prefix(200))")
        }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        return Answer(status: status, headers: headers, body: String(text[end.upperBound...]))
    }
}
