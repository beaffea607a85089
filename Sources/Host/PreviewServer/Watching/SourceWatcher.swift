import Foundation
import Glibc
import Synchronization
import WidgetCompiler
import XcodeProject

/// Reports saved files in a folder.
///
/// 1. The kernel reports changes of the given folders and, if requested, of all subfolders, including new ones
///    (inotify).
/// 2. Editors save in several steps, so a change counts only when no other change follows for a short time.
/// 3. Folders without sources are skipped: hidden ones and build products.
package final class SourceWatcher: Sendable {
    /// The time without a further change, in milliseconds.
    private static let settling: Int32 = 40
    private static let skippedFolders: Set<String> = ["node_modules"]
    private static let depthLimit = 20

    private let folders: [WatchedFolder]
    private let descriptor: Int32
    private let isStopped = Atomic<Bool>(false)

    /// - Returns: `nil` when the kernel cannot provide a watcher.
    package init?(folders: [WatchedFolder]) {
        let descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        self.folders = folders
        watchAll()
    }

    deinit { close(descriptor) }

    /// One element for each settled change. The stream ends when its consumer does.
    package func changes() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            continuation.onTermination = { _ in self.isStopped.store(true, ordering: .relaxed) }
            Thread.detachNewThread {
                while !self.isStopped.load(ordering: .relaxed) {
                    if self.waitForChange() { continuation.yield() }
                }
                continuation.finish()
            }
        }
    }

    /// - Returns: Whether something changed; returns periodically without a change, so that the caller can check for
    ///   the end.
    private func waitForChange() -> Bool {
        guard hasChange(within: 1_000) else { return false }
        repeat { drain() } while hasChange(within: Self.settling)
        // Folders may have been added; watching one twice is harmless.
        watchAll()
        return true
    }

    private func watchAll() {
        for folder in folders {
            // A folder that is reachable by two paths is watched once.
            var seen: Set<String> = []
            watch(folder.path, depth: folder.depth == .everything ? 0 : Self.depthLimit - 1, &seen)
        }
    }

    func hasChange(within milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }

    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        _ = read(descriptor, &buffer, buffer.count)
    }

    private func watch(_ folder: String, depth: Int, _ seen: inout Set<String>) {
        guard depth < Self.depthLimit,
            seen.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted
        else { return }
        let events = IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE
        inotify_add_watch(descriptor, folder, UInt32(events))
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            var isFolder: ObjCBool = false
            let path = folder + "/" + name
            guard !name.hasPrefix("."), !Self.skippedFolders.contains(name),
                FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
                !BuildProducts.isFolder(path)
            else { continue }
            watch(path, depth: depth + 1, &seen)
        }
    }
}
