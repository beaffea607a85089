import Foundation

/// How much memory a process holds, as far as it counts on a phone: what it wrote itself, not what is mapped from
/// files.
struct ProcessMemory: Sendable {
    /// Bytes now.
    var current: Int

    /// Reads the kernel's account; nil when the process is gone.
    static func read(_ id: pid_t) -> ProcessMemory? {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8) else { return nil }
        var kilobytes: Int?
        for line in text.split(separator: "\n") where line.hasPrefix("RssAnon:") || line.hasPrefix("RssShmem:") {
            kilobytes = (kilobytes ?? 0) + (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
        }
        return kilobytes.map { ProcessMemory(current: $0 * 1_024) }
    }

    /// The process that a program started in its place, such as the one in a sandbox.
    static func onlyChild(of id: pid_t) -> pid_t? { children(of: id).first }

    /// What all threads of a process started and did not wait for yet.
    static func children(of id: pid_t) -> [pid_t] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
        return threads.sorted().flatMap { thread in
            let text = try? String(contentsOfFile: "/proc/\(id)/task/\(thread)/children", encoding: .utf8)
            return text?.split(separator: " ").compactMap { pid_t($0) } ?? []
        }
    }
}
