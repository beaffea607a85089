import Foundation

/// The key of the page: without it the server delivers nothing and accepts no command.
///
/// 1. The address that the program prints contains the whole key, as `token`. The server answers it with a cookie, and
///    the browser continues in the page's folder; so neither the address bar nor the history, a screenshot or a
///    `Referer` header shows the key.
/// 2. A browser sends a cookie to the servers on all ports of a machine, one of which may belong to another user, but
///    only for paths in the folder that the cookie names. Therefore the page has a folder, whose name no other server
///    knows, and the cookie's value is the other part of the key.
package struct AccessKey: Hashable, Sendable {
    static let secretLength = 39
    static let folderLength = 13

    /// The value of the cookie: more than 190 random bits.
    let secret: String
    /// The name of the page's folder: 64 random bits.
    let folder: String

    /// A new, random key.
    package init() {
        secret = (0..<3).map { _ in Self.randomPart() }.joined()
        folder = Self.randomPart()
    }

    /// - Returns: `nil` if the text does not have the form of a key.
    init?(token: String) {
        let isKey = token.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
        guard isKey, token.utf8.count == Self.secretLength + Self.folderLength else { return nil }
        secret = String(token.prefix(Self.secretLength))
        folder = String(token.suffix(Self.folderLength))
    }

    /// The whole key, as in the printed address.
    var token: String { secret + folder }

    /// The path of the page.
    var path: String { "/\(folder)/" }

    /// 64 cryptographically random bits, as letters and digits.
    static func randomPart() -> String {
        var generator = SystemRandomNumberGenerator()
        let part = String(generator.next() as UInt64, radix: 36)
        return String(repeating: "0", count: folderLength - part.count) + part
    }

    /// Compares strings in time that does not depend on where they differ.
    static func equal(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
