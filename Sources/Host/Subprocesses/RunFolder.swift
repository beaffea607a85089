import Foundation
import Glibc

/// A folder of this process in the temporary folder, for files that only this run needs.
///
/// 1. The process holds a lock on the folder and removes it after use.
/// 2. A killed process leaves its folder, unlocked. The next process of the user that makes one removes it, on another
///    thread, so that no run waits for it.
/// 3. What was made within the last minute stays: a process may be about to lock it.
package final class RunFolder: Sendable {
    package let path: String
    private let lock: FolderLock

    private static let mark = "tessera-run-"
    /// Seconds.
    private static let leastAge = 60.0

    /// The user's temporary folder, and the one of the system, whose path is short.
    private static let parents: [String] = {
        let own = NSTemporaryDirectory()
        let trimmed = own.count > 1 && own.hasSuffix("/") ? String(own.dropLast()) : own
        return trimmed == "/tmp" ? [trimmed] : [trimmed, "/tmp"]
    }()

    /// Starts at the first access.
    private static let removal: Void = Thread.detachNewThread {
        for parent in RunFolder.parents { RunFolder.removeLeft(in: parent, at: Date().timeIntervalSince1970) }
    }

    /// - Parameter maximumLength: The maximum length of the path in bytes, as the address of a socket has one.
    /// - Returns: `nil` if no folder can be made; `errno` has the reason.
    package init?(maximumLength: Int = .max) {
        _ = RunFolder.removal
        var made: String?
        for parent in RunFolder.parents where made == nil { made = RunFolder.make(in: parent, maximumLength) }
        guard let path = made, let lock = FolderLock(path, .exclusive) else { return nil }
        self.path = path
        self.lock = lock
    }

    deinit { remove() }

    private static func make(in parent: String, _ maximumLength: Int) -> String? {
        var path = [CChar]("\(parent)/\(mark)XXXXXX".utf8CString)
        guard path.count - 1 <= maximumLength else {
            errno = ENAMETOOLONG
            return nil
        }
        // Only the user can enter the folder.
        guard mkdtemp(&path) != nil else { return nil }
        return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Removes the folder with its contents.
    package func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Removes the folders of this user's processes that ended without doing so.
    ///
    /// - Parameter now: Seconds since 1970.
    package static func removeLeft(in parent: String, at now: Double) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for name in names where name.hasPrefix(mark) {
            let path = parent + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
                // A clock that was set back must not keep it forever.
                abs(now - Double(status.st_mtim.tv_sec)) > leastAge
            else { continue }
            FolderLock.remove(path)
        }
    }
}
