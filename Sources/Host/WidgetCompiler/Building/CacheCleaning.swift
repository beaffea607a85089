import Foundation
import Subprocesses

/// Frees the build cache at the user's request.
///
/// 1. A build holds a shared lock on the cache folder. Folders that many builds share, such as the compiler's modules,
///    are removed only under the exclusive lock, so never during a build.
/// 2. Every other folder has a lock of its own, which its users hold; see `CachePruning`.
/// 3. What was used within the last minute stays: a process may be about to lock it.
package struct CacheCleaning: Sendable {
    package enum Part: String, Hashable, Sendable, CaseIterable {
        case builds
        /// The data that widgets stored.
        case containers
    }

    /// The entries of a part that are removed, or would be.
    package struct Outcome: Hashable, Sendable {
        package var folders = 0
        package var bytes = 0
        /// The entries that a process uses.
        package var inUse = 0

        package init() {}
    }

    /// The content of a part.
    package struct Content: Hashable, Sendable {
        package var folders = 0
        package var bytes = 0
        /// Seconds since 1970 of the least recent use; `nil` if the part is empty.
        package var oldest: Double?
    }

    /// The kinds whose entries have locks.
    private static let lockedKinds: Set<String> = [
        "code", "resources", "work", "modules-of-projects", "parts", "sdk-modules", CachePruning.containerKind,
        CachePruning.temporaryKind,
    ]

    package let cacheFolder: String

    package init(cacheFolder: String) { self.cacheFolder = cacheFolder }

    package func content(_ part: Part) -> Content {
        entries(of: part).reduce(into: Content()) { content, entry in
            content.folders += 1
            content.bytes += CachePruning.size(of: entry.path)
            content.oldest = min(content.oldest ?? entry.modified, entry.modified)
        }
    }

    /// Removes the entries that were not used for a time.
    ///
    /// - Parameters:
    ///   - age: Seconds; at least a minute is assumed.
    ///   - isDryRun: Whether nothing is removed.
    package func clean(
        _ part: Part, olderThan age: Double, isDryRun: Bool, at now: Double = Date().timeIntervalSince1970
    ) -> Outcome {
        let lock = FolderLock(cacheFolder, .exclusive)
        defer { withExtendedLifetime(lock) {} }
        let leastAge = max(age, CachePruning.unfinishedAge)
        return entries(of: part).reduce(into: Outcome()) { outcome, entry in
            // A clock that was set back must not keep it forever.
            guard abs(now - entry.modified) > leastAge else { return }
            guard entry.hasLock || lock != nil, !FolderLock.isInUse(entry.path) else { return outcome.inUse += 1 }
            let bytes = CachePruning.size(of: entry.path)
            guard isDryRun || FolderLock.remove(entry.path) else { return outcome.inUse += 1 }
            outcome.folders += 1
            outcome.bytes += bytes
        }
    }

    private func entries(of part: Part) -> [(path: String, modified: Double, hasLock: Bool)] {
        let pruning = CachePruning(cacheFolder: cacheFolder)
        let kinds = (try? FileManager.default.contentsOfDirectory(atPath: cacheFolder)) ?? []
        return kinds.sorted().filter { ($0 == CachePruning.containerKind) == (part == .containers) }.flatMap { kind in
            pruning.entries(of: kind).map { ($0.path, $0.modified, Self.lockedKinds.contains(kind)) }
        }
    }
}
