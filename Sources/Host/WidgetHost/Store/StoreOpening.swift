import Foundation

/// Opens the store of a host, regardless of the state of its file.
///
/// 1. A damaged file is renamed, with its companion files, and replaced by a new one.
/// 2. A file that may be valid but cannot be used now (from a newer version, in use, no permission) is not touched; the
///    host then keeps everything in memory.
/// 3. Every deviation is reported in `notices`.
package struct StoreOpening: Sendable {
    package let store: any HostStore
    package let notices: [String]

    package init(path: String, byteLimit: Int? = nil, patience: TimeInterval = 2) async {
        do throws(StoreError) {
            let (store, stored) = try await Self.open(path, byteLimit, patience)
            self.store = store
            notices = stored?.discarded.map(\.description) ?? []
        } catch {
            guard case .damaged = error else {
                store = MemoryStore()
                notices = [error.description, "changes are kept only until the host ends"]
                return
            }
            do throws(StoreError) {
                let aside = try Self.setAside(path)
                store = try SQLiteStore(path: path, byteLimit: byteLimit, patience: patience)
                notices = ["\(error.description); it was renamed to '\(aside)' and a new file was created"]
            } catch let second {
                store = MemoryStore()
                notices = [
                    error.description, second.description, "changes are kept only until the host ends",
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
            throw .failed(path: path, reason: "it cannot be renamed")
        }
        return aside
    }
}
