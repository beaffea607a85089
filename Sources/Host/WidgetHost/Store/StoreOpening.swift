import Foundation

/// Opens the store of a host, regardless of the state of its file.
///
/// 1. A damaged file is renamed, with its companion files, and replaced by a new one.
/// 2. A file that may be valid but cannot be used now (from a newer version, in use, no permission) is not touched; the
///    host then keeps everything in memory.
/// 3. Every deviation is reported in `notices`, and `failure` is set if nothing is stored.
package struct StoreOpening: Sendable {
    package let store: any HostStore
    package let notices: [String]
    /// The reason that changes are kept only until the host ends; `nil` if they are stored.
    package let failure: StoreError?
    /// Whether the file can be used and nothing was ever stored in it. One that replaces a damaged file is not new.
    package let isNew: Bool

    private static let unstored = "changes are kept only until the host ends"

    package init(path: String, byteLimit: Int? = nil, patience: TimeInterval = 2) async {
        do throws(StoreError) {
            let (store, stored) = try await Self.open(path, byteLimit, patience)
            self.store = store
            notices = stored?.discarded.map(\.description) ?? []
            failure = nil
            isNew = stored == nil
        } catch {
            isNew = false
            guard case .damaged = error else {
                store = MemoryStore()
                notices = [error.description, Self.unstored]
                failure = error
                return
            }
            do throws(StoreError) {
                let aside = try Self.setAside(path)
                store = try SQLiteStore(path: path, byteLimit: byteLimit, patience: patience)
                notices = ["\(error.description); it was renamed to '\(aside)' and a new file was created"]
                failure = nil
            } catch let second {
                store = MemoryStore()
                failure = second
                notices = [
                    error.description, second.description, Self.unstored,
                ]
            }
        }
    }

    /// Opens and reads the file, because damage may be detected only in its contents.
    private static func open(
        _ path: String, _ byteLimit: Int?, _ patience: TimeInterval
    ) async throws(StoreError) -> (SQLiteStore, StoredHost?) {
        let store = try SQLiteStore(path: path, byteLimit: byteLimit, patience: patience)
        return (store, try await store.load())
    }

    /// Renames the file and SQLite's companion files; the name contains the first free number.
    private static func setAside(_ path: String) throws(StoreError) -> String {
        let files = FileManager.default
        var number = 1
        while files.fileExists(atPath: "\(path).damaged-\(number)") { number += 1 }
        let aside = "\(path).damaged-\(number)"
        do {
            try files.moveItem(atPath: path, toPath: aside)
            for suffix in ["-wal", "-shm"] where files.fileExists(atPath: path + suffix) {
                try files.moveItem(atPath: path + suffix, toPath: aside + suffix)
            }
        } catch {
            if FreeSpace.isExhausted(at: path) { throw .full(path: path) }
            throw .failed(path: path, reason: "it cannot be renamed")
        }
        SQLiteStore.keepEntries(ofFolder: (path as NSString).deletingLastPathComponent)
        return aside
    }
}
