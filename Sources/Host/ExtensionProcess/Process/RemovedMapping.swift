import Glibc
import Subprocesses

/// A part of a file without a name that a process has mapped. The file takes space until it is unmapped, also if it is
/// not open.
struct RemovedMapping: Hashable {
    var file: FileID
    /// The addresses, as the kernel writes them.
    var addresses: String
    /// Bytes.
    var offset: Int
    var length: Int

    /// Bytes of the longest list that is read; the kernel allows 65,530 mappings by default.
    private static let listLimit = 64 << 20
    private static let mark = Array(" (deleted)".utf8)

    /// The mappings of a process; none if they cannot be read.
    static func all(of process: pid_t) -> [RemovedMapping] {
        let file = open("/proc/\(process)/maps", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var list: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 64 << 10)
        while list.count < listLimit {
            let count = read(file, &part, part.count)
            guard count > 0 else { break }
            list += part.prefix(count)
        }
        return list.split(separator: UInt8(ascii: "\n")).filter { $0.suffix(mark.count).elementsEqual(mark) }
            .compactMap { RemovedMapping(line: String(decoding: $0, as: UTF8.self)) }
    }

    /// - Parameter line: Addresses, rights, offset, device, inode and path.
    init?(line: String) {
        let fields = line.split(separator: " ", maxSplits: 5)
        guard fields.count == 6 else { return nil }
        let ends = fields[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
        let device = fields[3].split(separator: ":").compactMap { UInt64($0, radix: 16) }
        guard ends.count == 2, ends[0] <= ends[1], device.count == 2, let offset = UInt64(fields[2], radix: 16),
            let number = UInt64(fields[4])
        else { return nil }
        file = FileID(device: Self.device(device[0], device[1]), number: number)
        addresses = String(fields[0])
        self.offset = Int(clamping: offset)
        length = Int(clamping: ends[1] - ends[0])
    }

    /// The number of a device as `stat` returns it.
    private static func device(_ major: UInt64, _ minor: UInt64) -> UInt64 {
        (major & ~0xFFF) << 32 | (major & 0xFFF) << 8 | (minor & ~0xFF) << 12 | minor & 0xFF
    }
}
