import Foundation
import Testing
import WidgetHost

@Suite("Stored devices")
struct StoredDeviceTests {
    @Test(
        "S-PLACE-13: Devices and renamed damaged ones are listed with their companion files, and deleted unless in use")
    func listing() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let open = try SQLiteStore(path: folder + "/preview-a.sqlite")
        try await open.save([.layout(HostState())])
        do { try await SQLiteStore(path: folder + "/preview-b.sqlite").save([.layout(HostState())]) }
        for name in ["preview-b.sqlite.damaged-1", "preview-b.sqlite.damaged-1-wal", "notes.txt"] {
            #expect(FileManager.default.createFile(atPath: folder + "/" + name, contents: Data([1])))
        }
        let devices = StoredDevice.all(in: folder)
        let names = devices.map { ($0.path as NSString).lastPathComponent }
        #expect(names == ["preview-a.sqlite", "preview-b.sqlite", "preview-b.sqlite.damaged-1"])
        #expect(devices.map(\.isInUse) == [true, false, false])
        #expect(devices.allSatisfy { $0.bytes > 0 })
        #expect(devices.map { $0.remove() } == [false, true, true])
        let left = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasSuffix(".lock") }
        #expect(Set(left) == ["preview-a.sqlite", "preview-a.sqlite-wal", "preview-a.sqlite-shm", "notes.txt"])
        withExtendedLifetime(open) {}
    }

    @Test("A copied device has everything that was placed and drawn; one in use is not copied")
    func copying() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/preview-a.sqlite"
        let instance = WidgetInstance(
            id: InstanceID(3), extensionID: Samples.app, kind: "Weather", family: .systemSmall,
            configuration: Samples.city("busan"))
        var state = HostState()
        _ = state.pages[0].add(
            .widget(instance.id), size: GridSize(columns: 2, rows: 2), at: GridCell(column: 2, row: 0))
        let installed = InstalledExtension(
            id: Samples.app, name: "Weather", description: .init(widgets: [Samples.weather]))
        let key = DrawingKey(instance: instance.id, generation: 2, entry: 1)
        let copy = MemoryStore()
        do {
            let store = try SQLiteStore(path: path)
            try await store.save([
                .layout(state), .instance(instance), .installed(installed), .drawing(key, [1, 2, 3]),
            ])
            await #expect(throws: StoreError.inUse(path: path)) { try await StoredDevice.copy(path, to: copy) }
            withExtendedLifetime(store) {}
        }
        #expect(try await copy.load() == nil)
        try await StoredDevice.copy(path, to: copy)
        let stored = try #require(try await copy.load())
        #expect(stored.state.instances == [instance.id: instance])
        #expect(stored.state.pages == state.pages)
        #expect(stored.state.extensions == [Samples.app: installed])
        #expect(try await copy.drawing(key) == [1, 2, 3])
    }
}
