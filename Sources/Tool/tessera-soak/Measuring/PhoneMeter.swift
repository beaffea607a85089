import Foundation
import WidgetHost

/// Samples the quantities that must be level over the life of a phone.
struct PhoneMeter {
    private var memory = LevelSeries("resident memory", in: .bytes, tolerance: 16 * 1_048_576)
    private var descriptors = LevelSeries("descriptors", in: .count, tolerance: 4)
    private var threads = LevelSeries("threads", in: .count, tolerance: 8)
    private var file = LevelSeries("database", in: .bytes, tolerance: 1_048_576)
    private var journal = LevelSeries("write-ahead log", in: .bytes, tolerance: 5 * 1_048_576)
    private var drawings = LevelSeries("stored drawings", in: .count, tolerance: 60)
    private var log = LevelSeries("stored lines of the log", in: .count, tolerance: 20)
    private var plans = LevelSeries("planned reloads", in: .count, tolerance: 4)
    private var kept = LevelSeries("kept sets of entries", in: .count, tolerance: 4)
    private var activities = LevelSeries("Live Activities", in: .count, tolerance: 2)

    var levels: [LevelSeries] {
        [memory, descriptors, threads, file, journal, drawings, log, plans, kept, activities]
            .filter { !$0.samples.isEmpty }
    }

    mutating func sample(_ host: WidgetHost, _ store: CutStore, _ app: any SimulatedApp, isAlone: Bool) async throws {
        let snapshot = await host.snapshot()
        if isAlone {
            memory.add(ProcessUsage.memory)
            descriptors.add(ProcessUsage.descriptors)
            threads.add(ProcessUsage.threads)
        }
        file.add(ProcessUsage.size(of: store.path))
        journal.add(ProcessUsage.size(of: store.path + "-wal"))
        if let stored = try await store.load() {
            drawings.add(stored.drawings.count)
            log.add(stored.state.log.lines.count)
        }
        plans.add(snapshot.instances.count { $0.timeline.planned != nil })
        if let entries = app.keptEntries { kept.add(entries) }
        activities.add(await host.activities().count)
    }
}
