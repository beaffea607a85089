import Foundation
import Subprocesses
import WidgetCompiler
import WidgetHost

/// What the program keeps on the disk for this user: builds, the data of widgets, and stored devices.
struct StorageUse: Hashable, Sendable {
    struct Row: Hashable, Sendable {
        var name: String
        var folder: String
        var count: Int
        var bytes: Int
        /// Seconds since 1970 of the least recent use; `nil` if there is nothing.
        var oldest: Double?
    }

    var rows: [Row]

    /// Bytes of builds and data of widgets above which cleaning is suggested.
    private static let large = 2 << 30

    static func ofThisUser() -> StorageUse {
        let environment = ProcessInfo.processInfo.environment
        return of(cacheFolder: BuildOptions().cacheFolder, stateFolder: UserFolder.state(environment))
    }

    static func of(cacheFolder: String, stateFolder: String) -> StorageUse {
        let cache = CacheCleaning(cacheFolder: cacheFolder)
        func row(_ name: String, _ part: CacheCleaning.Part) -> Row {
            let content = cache.content(part)
            return Row(
                name: name, folder: cacheFolder, count: content.folders, bytes: content.bytes, oldest: content.oldest)
        }
        let devices = StoredDevice.all(in: stateFolder)
        return StorageUse(rows: [
            row("Builds", .builds), row("Data of widgets", .containers),
            Row(
                name: "Stored devices", folder: stateFolder, count: devices.count,
                bytes: devices.reduce(0) { $0 + $1.bytes }, oldest: devices.map(\.modified).min()),
        ])
    }

    func text(at now: Double = Date().timeIntervalSince1970) -> String {
        var lines = rows.map { row in
            let age = row.oldest.map { ", the oldest unused for \(Self.age(now - $0))" } ?? ""
            return "\(row.name)  \(DiskSize(row.bytes)) in \(row.folder)\(age)"
        }
        if rows.prefix(2).reduce(0, { $0 + $1.bytes }) > Self.large {
            lines.append("    Run `tessera clean` to free what was not used for 30 days, or `tessera clean --all`.")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func age(_ seconds: Double) -> String {
        let days = Int(max(0, seconds) / 86_400)
        return days == 0 ? "less than a day" : days == 1 ? "1 day" : "\(days) days"
    }
}
