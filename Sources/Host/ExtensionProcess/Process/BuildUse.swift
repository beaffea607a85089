import Foundation
import Glibc
import Subprocesses

/// Keeps a build and its containers in the cache while this value exists.
///
/// A process holds one from its start to its end, and so does everything that may start the build again. The
/// modification time of a folder is the time of its last use; see `CachePruning`.
package final class BuildUse: Sendable {
    private let locks: [FolderLock]

    package init(_ built: BuiltExtension) {
        let program = (built.executable as NSString).deletingLastPathComponent
        let folders = [program, built.codeFolder ?? program, built.resourceFolder, built.containerFolder]
        locks = Set(folders).sorted().compactMap { folder in
            utimes(folder, nil)
            return FolderLock(folder, .shared)
        }
    }

    /// Makes the next use of the build read its program, which may be damaged: a changed modification time does that.
    static func suspect(_ built: BuiltExtension) { utimes(built.executable, nil) }
}
