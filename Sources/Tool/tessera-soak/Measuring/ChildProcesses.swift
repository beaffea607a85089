import Foundation

/// The processes that a process started.
enum ChildProcesses {
    /// All descendants, parents before their children.
    static func descendants(of process: pid_t) -> [pid_t] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        let children = tasks.flatMap { task in
            let text = try? String(contentsOfFile: "/proc/\(process)/task/\(task)/children", encoding: .utf8)
            return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
        }
        return children.flatMap { [$0] + descendants(of: $0) }
    }
}
