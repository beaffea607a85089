import Foundation

/// An exclusive lock file next to another file, held until it is released or the process ends.
final class FileLock: Sendable {
    /// How long another holder is waited for.
    enum Patience { case none, untilProgramsStart }

    private let descriptor: Int32

    /// Creates the folder and the file `path.lock` if needed.
    ///
    /// - Throws: `StoreError.inUse` when another process, or another lock of this one, holds it.
    init(path: String, patience: Patience = .untilProgramsStart) throws(StoreError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            if FreeSpace.isExhausted(at: path) { throw .full(path: path) }
            throw .failed(path: path, reason: "the folder cannot be created")
        }
        descriptor = open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if FreeSpace.isSpent(errno) { throw .full(path: path) }
            throw .failed(path: path, reason: String(cString: strerror(errno)))
        }
        guard lock(patience) else {
            let isHeld = errno == EWOULDBLOCK
            let reason = String(cString: strerror(errno))
            close(descriptor)
            if isHeld { throw .inUse(path: path) }
            throw .failed(path: path, reason: reason)
        }
    }

    /// A newly started child process inherits all open files until its program runs, so locking is retried for three
    /// seconds: on a busy machine the program may take a while to start.
    private func lock(_ patience: Patience) -> Bool {
        for _ in 0..<(patience == .none ? 0 : 300) {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
            guard errno == EWOULDBLOCK else { return false }
            usleep(10_000)
        }
        return flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }

    deinit { close(descriptor) }
}
