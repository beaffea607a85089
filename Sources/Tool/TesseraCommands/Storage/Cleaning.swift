import Foundation
import WidgetCompiler
import WidgetHost

/// One run of `tessera clean`.
struct Cleaning: Sendable {
    var cacheFolder: String
    /// `nil` if stored devices are kept.
    var stateFolder: String?
    /// Seconds.
    var age: Double
    var isDryRun: Bool

    /// What was removed, by the user's name of it.
    struct Report: Hashable, Sendable {
        struct Row: Hashable, Sendable {
            var name: String
            var outcome: CacheCleaning.Outcome
        }

        var rows: [Row] = []
        var isDryRun: Bool

        var text: String {
            let removed = isDryRun ? "would be removed" : "removed"
            var lines = rows.map { row in
                let kept = row.outcome.inUse > 0 ? "; \(row.outcome.inUse) in use, kept" : ""
                return "\(row.name): \(row.outcome.folders) \(removed), \(DiskSize(row.outcome.bytes))\(kept)"
            }
            let total = DiskSize(rows.reduce(0) { $0 + $1.outcome.bytes })
            lines.append(isDryRun ? "\(total) would be freed." : "\(total) freed.")
            return lines.joined(separator: "\n") + "\n"
        }
    }

    func run(at now: Double = Date().timeIntervalSince1970) -> Report {
        let cache = CacheCleaning(cacheFolder: cacheFolder)
        func clean(_ part: CacheCleaning.Part) -> CacheCleaning.Outcome {
            cache.clean(part, olderThan: age, isDryRun: isDryRun, at: now)
        }
        var report = Report(isDryRun: isDryRun)
        report.rows.append(.init(name: "Builds", outcome: clean(.builds)))
        report.rows.append(.init(name: "Data of widgets", outcome: clean(.containers)))
        if let stateFolder {
            report.rows.append(.init(name: "Stored devices", outcome: cleanDevices(stateFolder, at: now)))
        }
        return report
    }

    private func cleanDevices(_ folder: String, at now: Double) -> CacheCleaning.Outcome {
        StoredDevice.all(in: folder).reduce(into: CacheCleaning.Outcome()) { outcome, device in
            guard age == 0 || abs(now - device.modified) > age else { return }
            guard isDryRun ? !device.isInUse : device.remove() else { return outcome.inUse += 1 }
            outcome.folders += 1
            outcome.bytes += device.bytes
        }
    }
}
