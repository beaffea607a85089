import Foundation

/// Opens the store that a host is to use, whatever state its file is in.
///
/// 1. A damaged file is set aside under another name, with what belongs to it, and a new one takes its place.
/// 2. A file that may be good but cannot be used now (a newer version's, in use, no rights) is left alone; the host
///    then keeps everything in memory.
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
                notices = [error.description, "what is changed now is kept only until the host ends"]
                return
            }
            do throws(StoreError) {
                let aside = try Self.setAside(path)
                store = try SQLiteStore(path: path, byteLimit: byteLimit, patience: patience)
                notices = ["\(error.description); it was set aside as '\(aside)' and a new one begun"]
            } catch let second {
                store = MemoryStore()
                notices = [
                    error.description, second.description, "what is changed now is kept only until the host ends",
                ]
            }
        }
    }

    /// Opens and reads the file, for damage may show only in what it holds.
    private static func open(
        _ path: String, _ byteLimit: Int?, _ patience: TimeInterval
    ) async throws(StoreError) -> (SQLiteStore, StoredHost?) {
        let store = try SQLiteStore(path: path, byteLimit: byteLimit, patience: patience)
        return (store, try await store.load())
    }

    /// Renames the file and those that SQLite keeps beside it; the first free number makes the name.
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
            throw .failed(path: path, reason: "it cannot be set aside")
        }
        return aside
    }
}
