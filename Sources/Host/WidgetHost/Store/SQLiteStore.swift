import Foundation
import GRDB
import Synchronization

/// Stores the device in one SQLite file.
///
/// 1. Every `save` is one transaction with a write-ahead log (WAL): after a kill at any time the file contains all of a
///    save or nothing of it.
/// 2. The write-ahead log is forced to the disk with those saves that must survive a power failure; it contains the
///    earlier ones. When the file is created, so is its entry in the folder.
/// 3. A lock file next to it is held while the store is open, so that no two hosts write the same file.
/// 4. The format's number is the database's `user_version`. Older formats are migrated step by step, newer ones are
///    rejected.
package final class SQLiteStore: HostStore {
    /// The number of the newest format that this version supports.
    static let format = 2
    /// Bytes of the write-ahead log that are kept after a large save.
    private static let keptLogBytes = 4 << 20
    /// KiB of pages that stay in memory: the host has its state in memory itself, and reads it once.
    private static let cachedKilobytes = 256

    package let path: String
    private let database: DatabaseQueue
    private let lock: FileLock
    /// What the database's present setting lets a save survive.
    private let level = Mutex(Durability.process)

    /// - Parameters:
    ///   - path: The file; its folder is created if needed.
    ///   - byteLimit: The maximum size of the file; a save that would exceed it fails as if the disk were full.
    ///   - patience: Seconds to wait for another program that uses the file.
    package init(path: String, byteLimit: Int? = nil, patience: TimeInterval = 2) throws(StoreError) {
        self.path = path
        lock = try FileLock(path: path)
        try Self.withdrawRights(path)
        do {
            var configuration = Configuration()
            configuration.journalMode = .wal
            configuration.busyMode = .timeout(patience)
            configuration.label = "tessera.store"
            configuration.prepareDatabase { db in
                try db.execute(sql: "PRAGMA journal_size_limit = \(Self.keptLogBytes)")
                try db.execute(sql: "PRAGMA cache_size = -\(Self.cachedKilobytes)")
            }
            database = try DatabaseQueue(path: path, configuration: configuration)
            if let byteLimit {
                try database.inDatabase { db in
                    let page = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 4_096
                    try db.execute(sql: "PRAGMA max_page_count = \(max(1, byteLimit / page))")
                }
            }
        } catch {
            throw StoreError(error, path: path)
        }
        try prepare()
        Self.keepEntries(ofFolder: (path as NSString).deletingLastPathComponent)
    }

    /// Forces the names of the folder's files to the disk. SQLite does so only for the files that it creates. Not every
    /// file system can, and there the folder's entries are as safe as they get.
    static func keepEntries(ofFolder folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    /// Creates the file if it is missing, readable only by the user, and withdraws the rights that earlier versions
    /// granted to others. SQLite's companion files receive the rights of the file.
    private static func withdrawRights(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        // A file that the user may only read is reported when it is opened.
        guard descriptor >= 0 else { return }
        fchmod(descriptor, 0o600)
        close(descriptor)
        for companion in ["-wal", "-shm"] { chmod(path + companion, 0o600) }
    }

    /// Rejects a newer or damaged file, then migrates an older one.
    private func prepare() throws(StoreError) {
        do {
            let found = try database.read { db in try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0 }
            guard found <= Self.format else {
                throw StoreError.newerVersion(path: path, found: found, known: Self.format)
            }
            let finding = try database.read { db in try String.fetchOne(db, sql: "PRAGMA quick_check(1)") }
            if let finding, finding != "ok" { throw StoreError.damaged(path: path, reason: finding) }
            try Self.migrator.migrate(database)
        } catch {
            throw StoreError(error, path: path)
        }
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1: the device, its widgets, apps and drawings") { db in
            try db.execute(
                sql: """
                    CREATE TABLE device (id INTEGER PRIMARY KEY CHECK (id = 0), content BLOB NOT NULL);
                    CREATE TABLE widget (id INTEGER PRIMARY KEY, content BLOB NOT NULL);
                    CREATE TABLE app (id TEXT PRIMARY KEY, content BLOB NOT NULL);
                    CREATE TABLE drawing (
                        widget INTEGER NOT NULL, generation INTEGER NOT NULL, entry INTEGER NOT NULL,
                        tree BLOB NOT NULL, PRIMARY KEY (widget, generation, entry)
                    ) WITHOUT ROWID;
                    PRAGMA user_version = 1;
                    """)
        }
        migrator.registerMigration("2: drawings name the build of a bundle's fonts") { db in
            // Without the build, the fonts would be missing until the drawing is replaced. A host that starts draws
            // every widget again, so nothing is lost, also where the words only occur in a text.
            try db.execute(
                sql: """
                    DELETE FROM drawing WHERE instr(tree, CAST('bundle:' AS BLOB)) > 0;
                    PRAGMA user_version = 2;
                    """)
        }
        return migrator
    }

    package func load() async throws(StoreError) -> StoredHost? {
        do {
            return try await database.read { db in
                guard let content = try Data.fetchOne(db, sql: "SELECT content FROM device") else { return nil }
                let decoder = JSONDecoder()
                let discarded = DiscardedChoices()
                decoder.userInfo = discarded.userInfo
                var state = try decoder.decode(HostState.self, from: content)
                for row in try Data.fetchAll(db, sql: "SELECT content FROM widget") {
                    let instance = try decoder.decode(WidgetInstance.self, from: row)
                    state.instances[instance.id] = instance
                }
                for row in try Data.fetchAll(db, sql: "SELECT content FROM app") {
                    let installed = try decoder.decode(InstalledExtension.self, from: row)
                    state.extensions[installed.id] = installed
                }
                let keys = try Row.fetchAll(db, sql: "SELECT widget, generation, entry FROM drawing").map { row in
                    DrawingKey(instance: InstanceID(row[0]), generation: row[1], entry: row[2])
                }
                return StoredHost(state: state, drawings: Set(keys), discarded: discarded.all)
            }
        } catch {
            throw StoreError(error, path: path)
        }
    }

    package func save(_ changes: [StoreChange]) async throws(StoreError) {
        try await save(changes, surviving: .process)
    }

    package func save(_ changes: [StoreChange], surviving durability: Durability) async throws(StoreError) {
        guard !changes.isEmpty else { return }
        do {
            try await database.writeWithoutTransaction { db in
                try self.setLevel(durability, of: db)
                try db.inTransaction {
                    let encoder = JSONEncoder()
                    for change in changes { try Self.apply(change, to: db, encoder) }
                    return .commit
                }
            }
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// The level cannot be changed within a transaction. With the lower one the log is forced to the disk only before its
    /// content is moved to the database.
    private func setLevel(_ durability: Durability, of db: Database) throws {
        guard level.withLock({ $0 }) != durability else { return }
        try db.execute(sql: "PRAGMA synchronous = \(durability == .power ? "FULL" : "NORMAL")")
        level.withLock { $0 = durability }
    }

    private static func apply(_ change: StoreChange, to db: Database, _ encoder: JSONEncoder) throws {
        switch change {
        case .layout(let state):
            try db.execute(
                sql: "INSERT OR REPLACE INTO device (id, content) VALUES (0, ?)",
                arguments: [try encoder.encode(state)])
        case .instance(let instance):
            try db.execute(
                sql: "INSERT OR REPLACE INTO widget (id, content) VALUES (?, ?)",
                arguments: [instance.id.number, try encoder.encode(instance)])
        case .instanceRemoved(let id):
            try db.execute(sql: "DELETE FROM widget WHERE id = ?", arguments: [id.number])
            try db.execute(sql: "DELETE FROM drawing WHERE widget = ?", arguments: [id.number])
        case .installed(let installed):
            try db.execute(
                sql: "INSERT OR REPLACE INTO app (id, content) VALUES (?, ?)",
                arguments: [installed.id.name, try encoder.encode(installed)])
        case .uninstalled(let id):
            try db.execute(sql: "DELETE FROM app WHERE id = ?", arguments: [id.name])
        case .drawing(let key, let bytes):
            try db.execute(
                sql: "INSERT OR REPLACE INTO drawing (widget, generation, entry, tree) VALUES (?, ?, ?, ?)",
                arguments: [key.instance.number, key.generation, key.entry, Data(bytes)])
        case .drawingsRemoved(let id, let generation):
            try db.execute(
                sql: "DELETE FROM drawing WHERE widget = ? AND generation < ?",
                arguments: [id.number, generation])
        case .drawingRemoved(let key):
            try db.execute(
                sql: "DELETE FROM drawing WHERE widget = ? AND generation = ? AND entry = ?",
                arguments: [key.instance.number, key.generation, key.entry])
        }
    }

    package func drawing(_ key: DrawingKey) async throws(StoreError) -> [UInt8]? {
        do {
            let data = try await database.read { db in
                try Data.fetchOne(
                    db, sql: "SELECT tree FROM drawing WHERE widget = ? AND generation = ? AND entry = ?",
                    arguments: [key.instance.number, key.generation, key.entry])
            }
            return data.map { Array($0) }
        } catch {
            throw StoreError(error, path: path)
        }
    }
}

extension StoreError {
    init(_ error: any Error, path: String) {
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError:
            let reason = error.message ?? "code \(error.resultCode.rawValue)"
            switch error.resultCode {
            case .SQLITE_FULL: self = .full(path: path)
            // The files that SQLite maps into memory cannot be created either, with an error that says less.
            case .SQLITE_IOERR, .SQLITE_CANTOPEN:
                self = FreeSpace.isExhausted(at: path) ? .full(path: path) : .failed(path: path, reason: reason)
            case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path: path, reason: reason)
            case .SQLITE_BUSY, .SQLITE_LOCKED: self = .inUse(path: path)
            default: self = .failed(path: path, reason: reason)
            }
        case is DecodingError:
            self = .damaged(path: path, reason: "its contents cannot be read")
        default: self = .failed(path: path, reason: "\(error)")
        }
    }
}
