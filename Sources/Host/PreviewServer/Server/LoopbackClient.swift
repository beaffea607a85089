import Foundation
import Glibc

/// The user at the other end of a connection over loopback, as the kernel lists it.
struct LoopbackClient {
    /// The ports of the two ends.
    var port: Int
    var serverPort: Int

    private static let lists = ["/proc/net/tcp", "/proc/net/tcp6"]

    /// Whether the client is a process of this program's user or of root.
    ///
    /// Sockets are found by their ports alone; if several have them, each must belong to the user. A socket that its
    /// process has closed is listed without an inode and as root's, so it does not count.
    var isOwn: Bool {
        let owners = Self.lists.flatMap { users(in: Self.content(of: $0)) }
        return !owners.isEmpty && owners.allSatisfy { [geteuid(), 0].contains($0) }
    }

    /// The kernel returns a page of a list at a time. Foundation would take the first one for the whole file.
    private static func content(of list: String) -> String {
        let file = open(list, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(file, &buffer, buffer.count)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }

    /// The users of the client's sockets in a list in the format of `/proc/net/tcp`.
    func users(in list: String) -> [uid_t] {
        list.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: " ")
            guard fields.count > 9, fields[9] != "0", Self.port(of: fields[1]) == port,
                Self.port(of: fields[2]) == serverPort
            else { return nil }
            return uid_t(fields[7])
        }
    }

    /// The port of an address such as `0100007F:21C2`.
    private static func port(of field: Substring) -> Int? {
        field.split(separator: ":").last.flatMap { Int($0, radix: 16) }
    }
}
