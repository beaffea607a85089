import Foundation
import Testing
import WidgetHost

@testable import tessera_soak

/// A shorter life than that of `./dev soak --year`, with the same events.
@Suite("The life of a phone")
struct PhoneSimulationTests {
    private static let zone = "America/New_York"

    private static func run(from start: String, days: Int, seed: UInt64) async throws -> PhoneSimulation.Report {
        let folder = NSTemporaryDirectory() + "tessera-soak-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let plan = PhoneSimulation.Plan(
            start: try Date(start, strategy: .iso8601), days: days, seed: seed, share: 0.3, timeZone: zone,
            folder: folder, isAlone: false)
        var simulation = try PhoneSimulation(
            plan, ScriptedApp(timeZone: try #require(TimeZone(identifier: zone)), seed: seed))
        return try await simulation.run()
    }

    @Test(
        "Acknowledged widgets survive restarts, schedules do not drift, and stored data stays level",
        arguments: [
            ("2027-10-25T04:00:00Z", 14, 1), ("2027-12-27T05:00:00Z", 7, 2), ("2028-02-26T05:00:00Z", 18, 3),
        ])
    func days(start: String, days: Int, seed: UInt64) async throws {
        let report = try await Self.run(from: start, days: days, seed: seed)
        #expect(report.days == days)
        #expect(report.restarts > 0)
        #expect(!report.levels.isEmpty)
    }

    @Test("The same seed results in the same events")
    func seed() async throws {
        let first = try await Self.run(from: "2027-12-30T05:00:00Z", days: 3, seed: 7)
        let second = try await Self.run(from: "2027-12-30T05:00:00Z", days: 3, seed: 7)
        #expect(first.events == second.events)
        #expect(first.restarts == second.restarts)
    }

    @Test("A store that loses an acknowledged widget is a failure that names the seed")
    func lostWidget() {
        var record = PhoneRecord()
        let choice = AppWidget("Daily", .systemSmall, count: 1)
        record.place(InstanceID(4), .init(choice: choice, configuration: []), at: .distantPast)
        #expect(record.difference(from: [])?.contains("are lost") == true)
        record.remove(InstanceID(4))
        #expect(record.difference(from: []) == nil)
        let failure = SoakFailure(seed: 12, date: .distantPast, message: "lost")
        #expect(failure.description.hasPrefix("seed 12, "))
    }
}

@Suite("Level quantities")
struct LevelSeriesTests {
    private func series(_ values: [Int], tolerance: Double = 2) -> LevelSeries {
        var series = LevelSeries("files", in: .count, tolerance: tolerance)
        for value in values { series.add(value) }
        return series
    }

    @Test("A quantity that rises steadily is not level")
    func rising() {
        #expect(!series((0..<60).map { 100 + $0 }).isLevel)
        #expect(series((0..<60).map { 100 + $0 }).row.contains("RISES"))
    }

    @Test("Peaks, noise and a cache that fills at the beginning are level")
    func level() {
        #expect(series((0..<60).map { $0 % 20 == 7 ? 900 : 100 + $0 % 3 }).isLevel)
        #expect(series((0..<60).map { min($0 * 40, 200) }).isLevel)
        #expect(series([1, 5, 9]).isLevel, "three samples show no trend")
    }
}

@Suite("A store that is cut off")
struct CutStoreTests {
    @Test("After the cut no change reaches the file, and the copy has all earlier ones")
    func cut() async throws {
        let folder = NSTemporaryDirectory() + "tessera-soak-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = try CutStore(path: folder + "/a/device.sqlite")
        var state = HostState()
        state.nextNumber = 5
        try await store.save([.layout(state)])
        try await store.cut(copyTo: folder + "/b/device.sqlite")
        state.nextNumber = 6
        await #expect(throws: StoreError.self) { try await store.save([.layout(state)]) }
        let copy = try CutStore(path: folder + "/b/device.sqlite")
        #expect(try await copy.load()?.state.nextNumber == 5)
        try await copy.cut()
    }
}
