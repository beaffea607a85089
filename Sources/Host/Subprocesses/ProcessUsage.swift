import ExtensionProtocol
import Glibc

/// The resources that a process uses, including those that no limit of the kernel counts.
package struct ProcessUsage: Hashable, Sendable {
    /// Memory in bytes: private and shared pages, swapped pages, and the tables of all pages.
    package var memory: Int
    /// The size of the main thread's stack in bytes; its pages are part of `memory`.
    package var stack: Int
    package var threads: Int
    /// The processor time in seconds, of all threads since the start.
    package var processorTime: Double

    package init(memory: Int, stack: Int, threads: Int, processorTime: Double) {
        self.memory = memory
        self.stack = stack
        self.threads = threads
        self.processorTime = processorTime
    }

    /// Reads the kernel's statistics; `nil` if the process has ended.
    package static func read(_ id: pid_t) -> ProcessUsage? {
        guard let time = processorTime(of: id), let account = contents(of: "/proc/\(id)/status") else { return nil }
        var usage = ProcessUsage(memory: 0, stack: 0, threads: 0, processorTime: time)
        for line in account.split(separator: UInt8(ascii: "\n")) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            switch String(decoding: line[..<colon], as: UTF8.self) {
            case "RssAnon", "RssShmem", "VmSwap", "VmPTE": usage.memory += number(in: line[colon...]) << 10
            case "VmStk": usage.stack = number(in: line[colon...]) << 10
            case "Threads": usage.threads = number(in: line[colon...])
            default: continue
            }
        }
        return usage
    }

    /// Whether a process exists and has not begun to end, in which it first gives up its memory.
    package static func hasMemory(_ id: pid_t) -> Bool {
        guard let pages = contents(of: "/proc/\(id)/statm") else { return false }
        return pages.first != UInt8(ascii: "0")
    }

    /// The number of files in the temporary folder that a process in a sandbox sees; `nil` if it cannot be read.
    package static func temporaryFiles(of id: pid_t) -> Int? {
        var information = statvfs()
        guard statvfs("/proc/\(id)/root/tmp", &information) == 0 else { return nil }
        return Int(clamping: information.f_files) - Int(clamping: information.f_ffree)
    }

    /// The bytes that a process and the children that it waited for have written so far: to anything, or to files,
    /// which may be mapped, whichever is more; `nil` if they cannot be read.
    package static func writtenBytes(of id: pid_t) -> Int? {
        guard let account = contents(of: "/proc/\(id)/io") else { return nil }
        return account.split(separator: UInt8(ascii: "\n")).reduce(0) { most, line in
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return most }
            switch String(decoding: line[..<colon], as: UTF8.self) {
            case "wchar", "write_bytes": return max(most, number(in: line[colon...]))
            default: return most
            }
        }
    }

    private static func processorTime(of id: pid_t) -> Double? {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
        return time.seconds
    }

    /// The buffer size in bytes; the kernel writes about sixty short lines.
    private static let accountSize = 16 << 10

    private static func contents(of path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let account = [UInt8](unsafeUninitializedCapacity: accountSize) { buffer, count in
            count = max(Glibc.read(file, buffer.baseAddress, buffer.count), 0)
        }
        return account.isEmpty ? nil : account
    }

    private static func number(in text: ArraySlice<UInt8>) -> Int {
        let digits = text.drop { !(0x30...0x39).contains($0) }.prefix { (0x30...0x39).contains($0) }
        return Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }
}
