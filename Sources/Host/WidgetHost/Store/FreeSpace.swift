import Foundation

/// Whether there is room for a small file: on the disk, and below the limit of file sizes (`ulimit -f`).
enum FreeSpace {
    /// Bytes: SQLite's companion files in their smallest form.
    private static let least: UInt64 = 64 << 10

    /// Whether the file system of a file, which need not exist, is full for this user, or the file or one of SQLite's
    /// companion files is at the limit of its size.
    static func isExhausted(at path: String) -> Bool {
        isDiskFull(at: path) || ["", "-wal", "-shm"].contains { isAtSizeLimit(path + $0) }
    }

    private static func isDiskFull(at path: String) -> Bool {
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

    private static func isAtSizeLimit(_ path: String) -> Bool {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0, limit.rlim_cur != rlim_t.max else {
            return false
        }
        var status = stat()
        let size = stat(path, &status) == 0 ? UInt64(status.st_size) : 0
        return size + least > UInt64(limit.rlim_cur)
    }

    /// Whether an error of the system states that there is no room, or that the user may not use more of it.
    static func isSpent(_ code: Int32) -> Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}
