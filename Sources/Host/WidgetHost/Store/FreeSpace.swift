import Foundation

/// Whether a disk has room for a small file.
enum FreeSpace {
    /// Bytes: SQLite's companion files in their smallest form.
    private static let least: UInt64 = 64 << 10

    /// Whether the file system of a file, which need not exist, is full for this user.
    static func isExhausted(at path: String) -> Bool {
        var status = statvfs()
        var place = path
        while statvfs(place, &status) != 0 {
            let parent = (place as NSString).deletingLastPathComponent
            guard errno == ENOENT, parent != place, !parent.isEmpty else { return false }
            place = parent
        }
        let isOutOfFiles = status.f_files > 0 && status.f_favail == 0
        return isOutOfFiles || UInt64(status.f_bavail) * UInt64(status.f_frsize) < least
    }

    /// Whether an error of the system states that there is no room, or that the user may not use more.
    static func isSpent(_ code: Int32) -> Bool { [ENOSPC, EDQUOT].contains(code) }
}
