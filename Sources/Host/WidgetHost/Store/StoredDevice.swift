import ExtensionProtocol
import Foundation

/// A device that a host stored in a folder: the database with its companion files, or a damaged one that was renamed.
package struct StoredDevice: Hashable, Sendable {
    package let path: String
    package let bytes: Int
    /// Seconds since 1970 of the last change.
    package let modified: Double

    /// SQLite's companion files, and the lock, which is empty and stays: another process may be opening it.
    private static let companions = ["", "-wal", "-shm"]
    private static let ending = ".sqlite"
    private static let damagedMark = ".sqlite.damaged-"

    /// The devices in a folder, by name.
    package static func all(in folder: String) -> [StoredDevice] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { name in
            name.hasSuffix(ending)
                || name.contains(damagedMark) && !companions.dropFirst().contains { name.hasSuffix($0) }
        }
        .map { StoredDevice(folder + "/" + $0) }
    }

    private init(_ path: String) {
        self.path = path
        var (bytes, modified) = (0, 0.0)
        for companion in Self.companions {
            var status = stat()
            guard lstat(path + companion, &status) == 0 else { continue }
            bytes += Int(status.st_blocks) * 512
            modified = max(modified, status.st_mtim.seconds)
        }
        (self.bytes, self.modified) = (bytes, modified)
    }

    /// Whether a host has it open.
    package var isInUse: Bool { lock() == nil }

    /// Deletes the device unless a host has it open.
    ///
    /// - Returns: Whether it was deleted.
    package func remove() -> Bool {
        guard let lock = lock() else { return false }
        return withExtendedLifetime(lock) {
            // The log goes first: without its database it would be applied to the next one.
            Self.companions.reversed().allSatisfy { unlink(path + $0) == 0 || errno == ENOENT }
        }
    }

    private func lock() -> FileLock? {
        let database = path.range(of: Self.damagedMark).map { path[..<$0.lowerBound] + Self.ending } ?? path[...]
        return try? FileLock(path: String(database), patience: .none)
    }
}
