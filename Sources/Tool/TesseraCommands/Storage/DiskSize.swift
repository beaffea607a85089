import Foundation

/// A number of bytes on a disk as users read it: whole kilobytes, otherwise one decimal.
struct DiskSize: Hashable, Sendable, CustomStringConvertible {
    let bytes: Int

    init(_ bytes: Int) { self.bytes = bytes }

    var description: String {
        switch bytes {
        case ..<(1 << 20): "\((bytes + 1_023) / 1_024) KB"
        case ..<(1 << 30): String(format: "%.1f MB", Double(bytes) / Double(1 << 20))
        default: String(format: "%.1f GB", Double(bytes) / Double(1 << 30))
        }
    }
}
