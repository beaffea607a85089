import Foundation
import Glibc
import Synchronization
import WidgetCompiler
import XcodeProject

/// Tells when something in a folder was saved.
///
/// 1. The kernel reports changes of the given folders and, where asked for, of every one below, new folders included
///    (inotify).
/// 2. Editors save in several steps, so a change counts when nothing followed it for a short while.
/// 3. Folders that hold no sources are passed over: hidden ones and build products.
package final class SourceWatcher: Sendable {
    /// Milliseconds without a further change.
    private static let settling: Int32 = 40
    private static let skippedFolders: Set<String> = ["node_modules"]
    private static let depthLimit = 20

    private let folders: [WatchedFolder]
    private let descriptor: Int32
    private let isStopped = Atomic<Bool>(false)

    /// - Returns: `nil` when the kernel gives no watcher.
    package init?(folders: [WatchedFolder]) {
        let descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        self.folders = folders
        watchAll()
    }

    deinit { close(descriptor) }

    /// One element for each settled change. The stream ends when nobody listens any longer.
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

    /// - Returns: whether something changed; comes back without a change now and then, to see whether it shall end.
    private func waitForChange() -> Bool {
        guard hasChange(within: 1_000) else { return false }
        repeat { drain() } while hasChange(within: Self.settling)
        // Folders may have come; watching one twice does no harm.
        watchAll()
        return true
    }

    private func watchAll() {
        for folder in folders {
            // A folder that can be reached in two ways is watched once.
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
