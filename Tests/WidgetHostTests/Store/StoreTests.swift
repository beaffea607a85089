import Foundation
import GRDB
import RenderModel
import Testing
import WidgetHost

@Suite("Store")
struct StoreTests {
    /// A separate folder that is deleted after the test.
    private final class Folder {
        let path: String

        init() throws {
            path = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)").path
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        var file: String { path + "/device.sqlite" }
        var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
    }

    private static let instance = WidgetInstance(
        id: InstanceID(3), extensionID: Samples.app, kind: "Weather", family: .systemSmall,
        configuration: Samples.city("jeju"))
    private static let key = DrawingKey(instance: InstanceID(3), generation: 2, entry: 1)

    private static func state() -> HostState {
        var state = HostState()
        state.nextNumber = 17
        state.instances[instance.id] = instance
        state.extensions[Samples.app] = InstalledExtension(
            id: Samples.app, name: "Weather", description: .init(widgets: [Samples.weather]))
        _ = state.pages[0].add(
            .widget(instance.id), size: GridSize(columns: 2, rows: 2), at: GridCell(column: 2, row: 0))
        return state
    }

    private static var changes: [StoreChange] {
        let state = state()
        var layout = state
        layout.instances = [:]
        layout.extensions = [:]
        return [
            .layout(layout), .instance(instance), .installed(state.extensions[Samples.app]!),
            .drawing(key, [1, 2, 3]), .drawing(DrawingKey(instance: InstanceID(3), generation: 1, entry: 0), [9]),
        ]
    }

    @Test("S-PLACE-5: Only the user can read the store and its companion files, also those of an earlier version")
    func rights() async throws {
        let folder = try Folder()
        func modes() throws -> [String: Int] {
            try Dictionary(
                uniqueKeysWithValues: folder.names.map { name in
                    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
                    return (name, (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0)
                })
        }
        #expect(FileManager.default.createFile(atPath: folder.file, contents: nil))
        #expect(chmod(folder.file, 0o644) == 0)
        let store = try SQLiteStore(path: folder.file)
        try await store.save(Self.changes)
        let found = try modes()
        #expect(found.keys.contains("device.sqlite-wal"))
        #expect(found.allSatisfy { $0.value == 0o600 }, "\(found)")
        withExtendedLifetime(store) {}
    }

    @Test("Saved content exists after the store is reopened")
    func roundTrip() async throws {
        let folder = try Folder()
        do {
            let store = try SQLiteStore(path: folder.file)
            #expect(try await store.load() == nil)
            try await store.save(Self.changes)
        }
        let store = try SQLiteStore(path: folder.file)
        let stored = try #require(try await store.load())
        #expect(stored.state == Self.state())
        #expect(try await store.drawing(Self.key) == [1, 2, 3])
        #expect(stored.drawings.count == 2)
    }

    @Test("Both stores behave the same", arguments: [true, false])
    func removal(inMemory: Bool) async throws {
        let folder = try Folder()
        let store: any HostStore = inMemory ? MemoryStore() : try SQLiteStore(path: folder.file)
        try await store.save(Self.changes)
        try await store.save([.drawingsRemoved(InstanceID(3), before: 2)])
        #expect(try await store.load()?.drawings == [Self.key])
        try await store.save([.instanceRemoved(InstanceID(3)), .uninstalled(Samples.app)])
        let stored = try #require(try await store.load())
        #expect(stored.drawings.isEmpty)
        #expect(stored.state.instances.isEmpty)
        #expect(stored.state.extensions.isEmpty)
        #expect(stored.state.nextNumber == 17)
    }

    @Test(
        "S-STORE-11: A truncated file is renamed and reported, and the host continues with a new one",
        arguments: [100, 4_096, 9_000])
    func truncated(length: Int) async throws {
        let folder = try Folder()
        do {
            let store = try SQLiteStore(path: folder.file)
            try await store.save(Self.changes)
            let big = [UInt8](repeating: 7, count: 50_000)
            try await store.save([.drawing(Self.key, big)])
        }
        try FileManager.default.removeItemIfThere(folder.file + "-wal")
        let handle = try #require(FileHandle(forUpdatingAtPath: folder.file))
        try handle.truncate(atOffset: UInt64(length))
        try handle.close()
        let opening = await StoreOpening(path: folder.file)
        #expect(opening.notices.count == 1)
        #expect(opening.notices.first?.contains("device.sqlite.damaged-1") == true)
        #expect(folder.names.contains("device.sqlite.damaged-1"))
        #expect(try await opening.store.load() == nil)
        try await opening.store.save(Self.changes)
        #expect(try await opening.store.load()?.state == Self.state())
    }

    @Test("S-STORE-11: A file that is not a database is renamed, the next one with the next number")
    func foreign() async throws {
        let folder = try Folder()
        for number in 1...2 {
            try Data(repeating: 65, count: 5_000).write(to: URL(fileURLWithPath: folder.file))
            let opening = await StoreOpening(path: folder.file)
            #expect(opening.notices.first?.contains("damaged-\(number)") == true)
            try FileManager.default.removeItemIfThere(folder.file + "-wal")
            try FileManager.default.removeItemIfThere(folder.file + "-shm")
        }
        #expect(folder.names.filter { $0.contains("damaged") }.count == 2)
    }

    @Test("S-STORE-11: Unreadable content counts as damage")
    func unreadable() async throws {
        let folder = try Folder()
        do {
            let store = try SQLiteStore(path: folder.file)
            try await store.save(Self.changes)
        }
        try await DatabaseQueue(path: folder.file).write { try $0.execute(sql: "UPDATE widget SET content = x'00'") }
        let opening = await StoreOpening(path: folder.file)
        #expect(opening.notices.first?.contains("cannot be read") == true)
        #expect(try await opening.store.load() == nil)
    }

    @Test("S-COMPAT-4: An unknown setting has its default value, which is reported, and the others are kept")
    func unknownChoice() async throws {
        let folder = try Folder()
        do {
            let store = try SQLiteStore(path: folder.file)
            var state = Self.state()
            state.environment.setting.display = .alwaysOn
            state.environment.setting.vision.light = .dim
            try await store.save([.layout(state)])
        }
        try await DatabaseQueue(path: folder.file).write { db in
            let content = try #require(try Data.fetchOne(db, sql: "SELECT content FROM device"))
            let text = String(decoding: content, as: UTF8.self)
            #expect(text.contains(#""display":"alwaysOn""#))
            let changed = text.replacing(#""display":"alwaysOn""#, with: #""display":"holographic""#)
            try db.execute(sql: "UPDATE device SET content = ?", arguments: [Data(changed.utf8)])
        }
        let opening = await StoreOpening(path: folder.file)
        #expect(opening.notices.count == 1)
        #expect(opening.notices.first?.contains("“display” is “holographic”") == true)
        let setting = try await opening.store.load()?.state.environment.setting
        #expect(setting?.display == .awake)
        #expect(setting?.vision.light == .dim)
    }

    @Test("S-COMPAT-1: Drawings of the first format that name fonts of a bundle without their build are removed")
    func firstFormat() async throws {
        let folder = try Folder()
        let font = FontInstance(file: BundleFontName(file: "Brand.ttf").text, size: 17)
        let tree = RenderTree(
            size: CGSize(width: 1, height: 1), scale: 1, root: RenderNode(frame: .zero), fonts: [font])
        let outdated = DrawingKey(instance: InstanceID(3), generation: 2, entry: 2)
        do { try await SQLiteStore(path: folder.file).save(Self.changes + [.drawing(outdated, tree.binary)]) }
        try await DatabaseQueue(path: folder.file).write { db in
            try db.execute(sql: "DELETE FROM grdb_migrations WHERE identifier LIKE '2:%'; PRAGMA user_version = 1")
        }
        let store = try SQLiteStore(path: folder.file)
        #expect(try await store.drawing(outdated) == nil)
        #expect(try await store.drawing(Self.key) == [1, 2, 3])
        #expect(try await store.load()?.state == Self.state())
    }

    @Test("S-COMPAT-2: A newer version's file is rejected with a reason and not modified")
    func newer() async throws {
        let folder = try Folder()
        do { _ = try SQLiteStore(path: folder.file) }
        try await DatabaseQueue(path: folder.file).write { try $0.execute(sql: "PRAGMA user_version = 99") }
        #expect(throws: StoreError.newerVersion(path: folder.file, found: 99, known: 2)) {
            _ = try SQLiteStore(path: folder.file)
        }
        let opening = await StoreOpening(path: folder.file)
        #expect(opening.notices.first?.contains("written by a newer version (format 99") == true)
        #expect(!folder.names.contains { $0.contains("damaged") })
        try await opening.store.save(Self.changes)
        #expect(try await opening.store.load()?.state == Self.state(), "the host works from memory")
    }

    @Test("S-STORE-12: A second host on the same store reports that and works from memory")
    func twoHosts() async throws {
        let folder = try Folder()
        let first = try SQLiteStore(path: folder.file)
        try await first.save(Self.changes)
        #expect(throws: StoreError.inUse(path: folder.file)) { _ = try SQLiteStore(path: folder.file) }
        let second = await StoreOpening(path: folder.file)
        #expect(second.notices.first?.contains("is in use by another host") == true)
        try await second.store.save([.instanceRemoved(InstanceID(3))])
        #expect(try await first.load()?.state.instances.count == 1)
    }

    @Test("A database that another program locks is reported as in use, and written when it is free again")
    func locked() async throws {
        let folder = try Folder()
        let store = try SQLiteStore(path: folder.file, patience: 0.05)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: folder.file, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        await #expect(throws: StoreError.inUse(path: folder.file)) { try await store.save(Self.changes) }
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try await store.save(Self.changes)
        #expect(try await store.load()?.state == Self.state())
    }

    @Test("S-STORE-5, S-STORE-10: A full disk rejects a complete save and keeps the previous content")
    func full() async throws {
        let folder = try Folder()
        let store = try SQLiteStore(path: folder.file, byteLimit: 200_000)
        try await store.save(Self.changes)
        let large = DrawingKey(instance: InstanceID(3), generation: 5, entry: 0)
        await #expect(throws: StoreError.full(path: folder.file)) {
            try await store.save([
                .instanceRemoved(InstanceID(3)), .drawing(large, [UInt8](repeating: 1, count: 400_000)),
            ])
        }
        #expect(try await store.load()?.state == Self.state())
        #expect(try await store.drawing(Self.key) == [1, 2, 3])
    }

    /// In a separate process, because the limit and the signal apply to all tests.
    @Test("S-STORE-10: A file at the limit of its size is reported like a full disk, until the limit is raised")
    func sizeLimit() async {
        await #expect(processExitsWith: .success) {
            signal(SIGXFSZ, SIG_IGN)
            let folder = try Folder()
            let store = try SQLiteStore(path: folder.file)
            try await store.save(Self.changes)
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            let former = limit.rlim_cur
            limit.rlim_cur = 200_000
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            let large = DrawingKey(instance: InstanceID(3), generation: 5, entry: 0)
            let drawing = StoreChange.drawing(large, [UInt8](repeating: 1, count: 400_000))
            var problem: StoreError?
            do throws(StoreError) { try await store.save([drawing]) } catch { problem = error }
            #expect(problem == .full(path: folder.file))
            #expect(try await store.load()?.state == Self.state())
            limit.rlim_cur = former
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            try await store.save([drawing])
            #expect(try await store.drawing(large)?.count == 400_000)
        }
    }

    /// What a kill leaves behind is the database and the beginning of its write-ahead log.
    @Test("S-STORE-5, S-STORE-7: After a kill at any time the file contains each save completely or not at all")
    func killed() async throws {
        let folder = try Folder()
        let store = try SQLiteStore(path: folder.file)
        for number in 1...12 {
            var instance = Self.instance
            instance.configuration = Samples.city("\(number)")
            var layout = HostState()
            layout.nextNumber = number
            try await store.save([
                .layout(layout), .instance(instance),
                .drawing(Self.key, [UInt8](repeating: UInt8(number), count: 6_000)),
            ])
        }
        let database = try Data(contentsOf: URL(fileURLWithPath: folder.file))
        let log = try Data(contentsOf: URL(fileURLWithPath: folder.file + "-wal"))
        #expect(log.count > 50_000)
        var seen: Set<Int> = []
        for cut in stride(from: log.count, to: 0, by: -log.count / 61) {
            let copy = try Folder()
            try database.write(to: URL(fileURLWithPath: copy.file))
            try log.prefix(cut).write(to: URL(fileURLWithPath: copy.file + "-wal"))
            let reopened = try SQLiteStore(path: copy.file)
            guard let stored = try await reopened.load() else { continue }
            let number = stored.state.nextNumber
            seen.insert(number)
            #expect(stored.state.instances[InstanceID(3)]?.configuration == Samples.city("\(number)"))
            let drawing = try await reopened.drawing(Self.key)
            #expect(drawing == [UInt8](repeating: UInt8(number), count: 6_000))
        }
        #expect(seen.contains(12))
        #expect(seen.count > 6)
    }

    @Test("A folder that cannot be created is reported")
    func noFolder() async throws {
        let folder = try Folder()
        try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
        #expect(throws: StoreError.self) { _ = try SQLiteStore(path: folder.path + "/file/device.sqlite") }
        let opening = await StoreOpening(path: folder.path + "/file/device.sqlite")
        #expect(opening.notices.count == 2)
    }
}

extension FileManager {
    fileprivate func removeItemIfThere(_ path: String) throws {
        if fileExists(atPath: path) { try removeItem(atPath: path) }
    }
}
