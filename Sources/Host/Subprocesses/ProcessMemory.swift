import Foundation
import Glibc

/// The memory of a process, as iOS counts it: pages that it wrote, not those that are mapped from files.
package struct ProcessMemory: Sendable {
    /// The current memory in bytes.
    package var current: Int

    /// Reads the kernel's statistics; `nil` if the process has ended.
    package static func read(_ id: pid_t) -> ProcessMemory? {
        let file = open("/proc/\(id)/status", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let account = [UInt8](unsafeUninitializedCapacity: accountSize) { buffer, count in
            count = max(Glibc.read(file, buffer.baseAddress, buffer.count), 0)
        }
        let amounts = ["RssAnon:", "RssShmem:"].compactMap { kilobytes(of: $0, in: account) }
        return amounts.isEmpty ? nil : ProcessMemory(current: amounts.reduce(0, +) * 1_024)
    }

    /// The buffer size in bytes; the kernel writes about sixty short lines.
    private static let accountSize = 16 << 10

    /// The number on the line with this name.
    private static func kilobytes(of name: String, in account: [UInt8]) -> Int? {
        let line = account.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: name.utf8) }
        guard let digits = line?.filter({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// The program in a sandbox: bubblewrap starts the first process of the sandbox, and that process starts the
    /// program. `nil` if it does not run yet.
    package static func program(inSandbox id: pid_t) -> pid_t? {
        children(of: id).first.flatMap { children(of: $0).first }
    }

    /// The children that all threads of a process started and have not waited for yet.
    package static func children(of id: pid_t) -> [pid_t] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
        return threads.sorted().flatMap { thread in
            let text = try? String(contentsOfFile: "/proc/\(id)/task/\(thread)/children", encoding: .utf8)
            return text?.split(separator: " ").compactMap { pid_t($0) } ?? []
        }
    }
}
