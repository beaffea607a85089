import Foundation

/// Holds a file beside another for oneself, until it is released or the process ends.
final class FileLock: Sendable {
    private let descriptor: Int32

    /// Makes the folder and the file `path.lock` if need be.
    ///
    /// - Throws: `StoreError.inUse` when another process, or another lock of this one, holds it.
    init(path: String) throws(StoreError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .failed(path: path, reason: "the folder cannot be made")
        }
        descriptor = open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .failed(path: path, reason: String(cString: strerror(errno))) }
        guard lock() else {
            let isHeld = errno == EWOULDBLOCK
            let reason = String(cString: strerror(errno))
            close(descriptor)
            if isHeld { throw .inUse(path: path) }
            throw .failed(path: path, reason: reason)
        }
    }

    /// A process that has just been started holds everything that is open here until its program runs, so a lock
    /// that is taken is asked for again for three seconds: on a busy machine that program may take a while to begin.
    private func lock() -> Bool {
        for _ in 0..<300 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
            guard errno == EWOULDBLOCK else { return false }
            usleep(10_000)
        }
        return flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }

    deinit { close(descriptor) }
}
