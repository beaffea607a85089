import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetHost

@Suite("Damaged stores")
struct DamagedStoreTests {
    @Test(
        "S-STORE-11: A store that is damaged anywhere opens with what it holds or is set aside, and takes new changes")
    func damaged() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("device.sqlite")
        var state = HostState()
        state.nextNumber = 17
        state.extensions[Samples.app] = InstalledExtension(
            id: Samples.app, name: "Weather", description: .init(widgets: [Samples.weather]))
        func drawing(_ instance: Int, _ bytes: [UInt8]) -> StoreChange {
            .drawing(DrawingKey(instance: InstanceID(instance), generation: 1, entry: 0), bytes)
        }
        let changes: [StoreChange] = [.layout(state), drawing(3, [9])]
        do {
            let store = try SQLiteStore(path: file.path)
            try await store.save(changes)
            try await store.save([drawing(4, Array(repeating: 7, count: 20_000))])
        }
        let parts = ["", "-wal"].map { suffix in
            Array((try? Data(contentsOf: URL(fileURLWithPath: file.path + suffix))) ?? Data())
        }
        var mutator = Mutator(seed: 101)
        for round in 0..<Mutator.count(24) {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
            }
            // The database, its log, or both.
            for (index, (suffix, bytes)) in zip(["", "-wal"], parts).enumerated() where !bytes.isEmpty {
                let isDamaged = round % 3 != index
                let copy = isDamaged ? mutator.mutated(bytes) : bytes
                try Data(copy).write(to: URL(fileURLWithPath: file.path + suffix))
            }
            let opening = await StoreOpening(path: file.path)
            try await opening.store.save(changes)
            #expect(try await opening.store.load()?.state.nextNumber == 17, "round \(round): \(opening.notices)")
        }
    }
}
