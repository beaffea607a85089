import Foundation
import Glibc

extension AccessKey {
    /// Why a key could not be stored.
    package struct StorageProblem: Error, Hashable, Sendable, CustomStringConvertible {
        var path: String
        var reason: String

        package var description: String {
            """
            The key of the page cannot be stored in “\(path)”: \(reason). After a restart, open the newly printed \
            address.
            """
        }
    }

    /// The name of the file with the key, in the state folder.
    package static let fileName = "page-key"

    /// The stored key of a folder, so that pages reconnect to a restarted server. Without one, a new key is stored.
    ///
    /// 1. A file that another user could have read or written, a link, and malformed content are replaced.
    /// 2. A new key is written to a file that only the user can read, which is then given its name in one step. Of two
    ///    programs that start at the same time, both use the key that was named first.
    package static func stored(in folder: String) throws(StorageProblem) -> AccessKey {
        let path = folder + "/" + fileName
        if let key = read(path) { return key }
        let key = AccessKey()
        let draft = path + "." + randomPart()
        try key.write(to: draft)
        defer { unlink(draft) }
        if link(draft, path) == 0 { return key }
        if let other = read(path) { return other }
        guard rename(draft, path) == 0 else { throw StorageProblem(path: path, reason: text(of: errno)) }
        return key
    }

    private static func read(_ path: String) -> AccessKey? {
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            status.st_mode & 0o077 == 0
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: secretLength + folderLength + 1)
        let count = Glibc.read(file, &bytes, bytes.count)
        return count < 0 ? nil : AccessKey(token: String(decoding: bytes[..<count], as: UTF8.self))
    }

    private func write(to path: String) throws(StorageProblem) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StorageProblem(path: path, reason: Self.text(of: errno)) }
        defer { close(file) }
        let bytes = Array(token.utf8)
        errno = 0
        guard Glibc.write(file, bytes, bytes.count) == bytes.count, fsync(file) == 0 else {
            let reason = Self.text(of: errno)
            unlink(path)
            throw StorageProblem(path: path, reason: reason)
        }
    }

    private static func text(of code: Int32) -> String {
        code == 0 ? "not all of it was written" : String(cString: strerror(code)).lowercased()
    }
}
