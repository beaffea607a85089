import Foundation
import Synchronization
import WidgetHost

/// A store in a file that can be cut off from its host, as by a kill, or reject changes, as on a full disk.
///
/// After `cut` no save of the host reaches the file, whatever the host still does.
final class CutStore: HostStore {
    private enum Mode { case open, full, cut }

    private struct Content {
        var inner: SQLiteStore?
        var mode = Mode.open
        var running = 0
    }

    let path: String
    private let content: Mutex<Content>

    init(path: String) throws(StoreError) {
        self.path = path
        content = Mutex(Content(inner: try SQLiteStore(path: path)))
    }

    /// Whether changes are rejected as on a full disk.
    var isFull: Bool {
        get { content.withLock { $0.mode == .full } }
        set {
            content.withLock { content in
                if content.mode != .cut { content.mode = newValue ? .full : .open }
            }
        }
    }

    /// Ends all access and closes the file.
    ///
    /// - Parameter copy: Where the file and its write-ahead log are copied before, in the state in which a kill leaves
    ///   them; `nil` to close the file only.
    func cut(copyTo copy: String? = nil) async throws {
        content.withLock { $0.mode = .cut }
        while content.withLock({ $0.running > 0 }) { try await Task.sleep(for: .milliseconds(1)) }
        if let copy {
            let folder = (copy as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
                try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
            }
        }
        content.withLock { $0.inner = nil }
    }

    func load() async throws(StoreError) -> StoredHost? {
        let inner = try begin(isWrite: false)
        defer { end() }
        return try await inner.load()
    }

    func save(_ changes: [StoreChange]) async throws(StoreError) {
        try await save(changes, surviving: .process)
    }

    func save(_ changes: [StoreChange], surviving durability: Durability) async throws(StoreError) {
        let inner = try begin(isWrite: true)
        defer { end() }
        try await inner.save(changes, surviving: durability)
    }

    func drawing(_ key: DrawingKey) async throws(StoreError) -> [UInt8]? {
        let inner = try begin(isWrite: false)
        defer { end() }
        return try await inner.drawing(key)
    }

    private func begin(isWrite: Bool) throws(StoreError) -> SQLiteStore {
        let inner: SQLiteStore? = content.withLock { content in
            guard content.mode != .cut, !(isWrite && content.mode == .full) else { return nil }
            content.running += 1
            return content.inner
        }
        guard let inner else {
            throw isFull ? .full(path: path) : .failed(path: path, reason: "the host was killed")
        }
        return inner
    }

    private func end() { content.withLock { $0.running -= 1 } }
}
