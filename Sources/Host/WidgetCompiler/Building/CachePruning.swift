import ExtensionProcess
import ExtensionProtocol
import Foundation
import Glibc
import Subprocesses

/// Removes what the build cache no longer needs.
///
/// 1. Unfinished and temporary folders whose process ended. Their owner holds a lock, so those of a running build stay;
///    those of the last minute stay too, because they are locked shortly after they are created.
/// 2. Builds and containers that were not used for a long time.
/// 3. The builds that were used longest ago, until the rest has the allowed size; likewise the containers.
///
/// Folders that a process uses are locked and stay. The modification time of a folder is the time of its last use.
package struct CachePruning: Sendable {
    /// What a run has removed.
    package struct Freed: Hashable, Sendable {
        package var folders = 0
        package var bytes = 0
    }

    /// Seconds.
    package static let unfinishedAge = 60.0
    package static let buildAge = 60 * 86_400.0
    /// A container has data that a widget stored, such as its settings.
    package static let containerAge = 180 * 86_400.0
    /// Seconds between two complete runs.
    private static let interval = 86_400.0

    static let unfinishedMark = ".part-"
    static let temporaryKind = "temporary"
    static let containerKind = "containers"
    /// The kinds of the cache whose entries are found again by their digest, and otherwise made again.
    private static let buildKinds = ["code", "resources", "work", "modules-of-projects", "parts", "sdk-modules"]
    /// Seconds in which nothing is removed to save space: a build may be about to use it.
    private static let recentUse = 3_600.0

    package let cacheFolder: String
    /// Bytes of all builds, and of all containers.
    let mostBuildBytes: Int
    let mostContainerBytes: Int

    package init(cacheFolder: String, mostBuildBytes: Int = 8 << 30, mostContainerBytes: Int = 4 << 30) {
        self.cacheFolder = cacheFolder
        self.mostBuildBytes = mostBuildBytes
        self.mostContainerBytes = mostContainerBytes
    }

    /// Removes unfinished folders, and everything else if that was not done today.
    ///
    /// - Parameter now: Seconds since 1970.
    package func runIfDue(at now: Double = Date().timeIntervalSince1970) {
        removeUnfinished(at: now)
        let stamp = cacheFolder + "/pruned"
        if let last = Self.modified(stamp), abs(now - last) < Self.interval { return }
        guard FileManager.default.createFile(atPath: stamp, contents: Data()) else { return }
        run(at: now)
    }

    @discardableResult
    package func run(at now: Double = Date().timeIntervalSince1970) -> Freed {
        var freed = removeUnfinished(at: now)
        let containers = entries(of: Self.containerKind)
        removeOld(containers, after: Self.containerAge, most: mostContainerBytes, at: now, &freed)
        removeOld(builds(), after: Self.buildAge, most: mostBuildBytes, at: now, &freed)
        return freed
    }

    private func removeOld(
        _ entries: [(path: String, modified: Double)], after age: Double, most: Int, at now: Double,
        _ freed: inout Freed
    ) {
        var total = 0
        var kept: [(path: String, modified: Double, bytes: Int)] = []
        for entry in entries.sorted(by: { $0.modified < $1.modified }) {
            if now - entry.modified > age, remove(entry.path, &freed) { continue }
            kept.append((entry.path, entry.modified, Self.size(of: entry.path)))
            total += kept[kept.count - 1].bytes
        }
        for entry in kept where total > most && now - entry.modified > Self.recentUse {
            if remove(entry.path, &freed) { total -= entry.bytes }
        }
    }

    @discardableResult
    func removeUnfinished(at now: Double) -> Freed {
        var freed = Freed()
        let kinds = (try? FileManager.default.contentsOfDirectory(atPath: cacheFolder)) ?? []
        for kind in kinds.sorted() {
            for entry in entries(of: kind)
            where kind == Self.temporaryKind || Self.isUnfinished(entry.path) {
                // A clock that was set back must not keep it forever.
                if abs(now - entry.modified) > Self.unfinishedAge { remove(entry.path, &freed) }
            }
        }
        return freed
    }

    private func builds() -> [(path: String, modified: Double)] {
        Self.buildKinds.flatMap { entries(of: $0) }.filter { !Self.isUnfinished($0.path) }
    }

    private static func isUnfinished(_ path: String) -> Bool {
        (path as NSString).lastPathComponent.contains(unfinishedMark)
    }

    func entries(of kind: String) -> [(path: String, modified: Double)] {
        entries(in: cacheFolder + "/" + kind)
    }

    private func entries(in folder: String) -> [(path: String, modified: Double)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { name in
            let path = folder + "/" + name
            return Self.modified(path).map { (path, $0) }
        }
    }

    /// Whether it was removed; what is in use stays.
    @discardableResult
    private func remove(_ path: String, _ freed: inout Freed) -> Bool {
        let bytes = Self.size(of: path)
        guard FolderLock.remove(path) else { return false }
        freed.folders += 1
        freed.bytes += bytes
        return true
    }

    private static func modified(_ path: String) -> Double? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mtim.seconds : nil
    }

    /// Bytes on the disk. A container that cannot be examined completely counts as one that reached its limit, so that
    /// a widget cannot hide what it stored.
    static func size(of path: String) -> Int {
        let size = DiskUse(path)
        let kind = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        guard !size.isComplete, kind == containerKind else { return size.bytes }
        return max(size.bytes, LaunchOptions().storageLimit)
    }
}

/// A folder that one process fills, locked so that no other one removes it. It is renamed when it is complete, or
/// removed.
final class UnfinishedFolder: Sendable {
    let path: String
    private let lock: FolderLock?

    init(_ path: String) throws(BuildError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .cache(path: path, reason: error.localizedDescription)
        }
        self.path = path
        lock = FolderLock(path, .exclusive)
    }

    /// A folder for the temporary files of one program, which leaves them when it fails or is terminated.
    static func temporary(in cacheFolder: String) throws(BuildError) -> UnfinishedFolder {
        try UnfinishedFolder("\(cacheFolder)/\(CachePruning.temporaryKind)/\(getpid())-\(UUID().uuidString)")
    }

    /// Removes the folder if it was not renamed.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
