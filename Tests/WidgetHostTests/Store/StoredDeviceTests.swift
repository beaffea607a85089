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
}
