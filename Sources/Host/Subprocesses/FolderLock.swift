import Foundation
import Glibc

/// A lock on a folder, held until it is released or the process ends, however it ends.
///
/// A process that uses a folder of the cache holds a shared lock on it; one that fills or removes it holds the exclusive
/// lock. It belongs to the folder itself, so no file remains, and renaming the folder keeps it.
package final class FolderLock: Sendable {
    package enum Kind: Sendable { case shared, exclusive }

    private let descriptor: Int32

    /// `nil` when the folder does not exist or another holder prevents the lock.
    package init?(_ path: String, _ kind: Kind) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, (kind == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
    }

    /// Waits until other holders permit the lock. `nil` when the folder does not exist.
    package static func waiting(_ path: String, _ kind: Kind) -> FolderLock? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        while flock(descriptor, kind == .shared ? LOCK_SH : LOCK_EX) != 0, errno == EINTR {}
        return FolderLock(locked: descriptor)
    }

    private init(locked descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Whether a process uses the folder. Files have no users.
    package static func isInUse(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
        return FolderLock(path, .exclusive) == nil
    }

    /// Removes a folder with its contents unless it is in use. A file is removed.
    ///
    /// - Returns: Whether it was removed.
    @discardableResult
    package static func remove(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else { return false }
        let lock = status.st_mode & S_IFMT == S_IFDIR ? FolderLock(path, .exclusive) : nil
        guard status.st_mode & S_IFMT != S_IFDIR || lock != nil else { return false }
        return withExtendedLifetime(lock) {
            (try? FileManager.default.removeItem(atPath: path)) != nil || lock != nil && FolderRemoval.remove(path)
        }
    }
}
