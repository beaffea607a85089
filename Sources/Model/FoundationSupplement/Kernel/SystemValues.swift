import Foundation
import Glibc

/// Queries a kernel value by its name: the machine of the process, as a simulator would report it.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    guard let name, let oldlenp, let value = SystemValue.bytes(of: String(cString: name)) else { return -1 }
    defer { oldlenp.pointee = value.count }
    guard let oldp else { return 0 }
    guard oldlenp.pointee >= value.count else { return -1 }
    oldp.copyMemory(from: value, byteCount: value.count)
    return 0
}

enum SystemValue {
    static func bytes(of name: String) -> [UInt8]? {
        switch name {
        case "hw.machine": text(machine)
        case "hw.model": text("iPhone")
        case "hw.ncpu", "hw.activecpu", "hw.logicalcpu", "hw.logicalcpu_max", "hw.physicalcpu", "hw.physicalcpu_max":
            number(Int32(truncatingIfNeeded: ProcessInfo.processInfo.activeProcessorCount))
        case "hw.memsize": number(ProcessInfo.processInfo.physicalMemory)
        case "hw.pagesize": number(Int64(sysconf(Int32(_SC_PAGESIZE))))
        case "kern.osversion": text("22A0000")
        case "kern.ostype": text("Darwin")
        case "kern.hostname": text(ProcessInfo.processInfo.hostName)
        default: nil
        }
    }

    private static var machine: String {
        var information = utsname()
        guard uname(&information) == 0 else { return "arm64" }
        return withUnsafeBytes(of: information.machine) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }
    private static func number(_ number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number, Array.init) }
}
