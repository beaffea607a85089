import Foundation
import Subprocesses

/// The folder in which compilers keep the modules that they make of C headers. All builds share it, because making
/// those of the system takes seconds.
///
/// A compiler that makes a module leaves a lock with its process number, and others wait while a process with that
/// number exists. In a sandbox the numbers are small and repeat, so the lock of a compiler that was killed would stop
/// later ones for minutes. Therefore locks are removed when no compiler of this program uses the folder. The locks only
/// save work: modules are written atomically.
///
/// The compiler rejects modules that were made in another place, so a cache that was moved or copied gets new ones.
struct ModuleCache {
    static let kind = "modules"
    /// What is locked, and what a cleaning removes as a whole.
    private let folder: String
    /// The part of the folder for its present place.
    let path: String

    init(in cacheFolder: String) {
        folder = cacheFolder + "/" + Self.kind
        var place = BuildDigest()
        place.add(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path)
        path = folder + "/" + place.text.prefix(12)
    }

    /// Creates the folder if needed and removes abandoned locks.
    ///
    /// - Returns: The lock to hold while a compiler uses the folder.
    func open() throws(BuildError) -> FolderLock? {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .cache(path: path, reason: error.localizedDescription)
        }
        if let alone = FolderLock(folder, .exclusive) {
            withExtendedLifetime(alone) { removeLocks() }
        }
        return FolderLock(folder, .shared)
    }

    private func removeLocks() {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: path)) ?? []
        for folder in [path] + names.map({ path + "/" + $0 }) {
            for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] where name.contains(Self.lockMark) {
                unlink(folder + "/" + name)
            }
        }
    }

    /// In the name of a lock and of the file with its content: `NAME.pcm.lock`, `NAME.pcm.lock-1a2b3c4d`.
    private static let lockMark = ".lock"
}
