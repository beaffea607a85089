import Foundation
import Glibc

/// The processes of this machine that belong to a folder.
enum ProcessTable {
    struct Entry: Hashable, Sendable {
        var id: pid_t
        var arguments: [String]

        var name: String { (arguments.first.map { ($0 as NSString).lastPathComponent } ?? "") }
    }

    /// Processes whose arguments mention the folder, without this one.
    static func processes(of folder: String) -> [Entry] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { $0 != getpid() }.compactMap { id in
            guard let bytes = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") else { return nil }
            let arguments = String(decoding: bytes, as: UTF8.self).split(separator: "\0").map(String.init)
            return arguments.contains { $0.contains(folder) } ? Entry(id: id, arguments: arguments) : nil
        }
    }
}
