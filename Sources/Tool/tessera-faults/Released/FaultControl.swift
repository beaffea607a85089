import Foundation
import Glibc

/// The file through which the shim in the host is controlled; see `Tools/faults/shim.c` for its format.
struct FaultControl: Sendable {
    private static let size = 1_024
    let path: String

    init(path: String) throws(RoundFailure) {
        self.path = path
        guard FileManager.default.createFile(atPath: path, contents: Data(count: Self.size)) else {
            throw RoundFailure("'\(path)' cannot be written")
        }
    }

    func reset() { write([UInt8](repeating: 0, count: Self.size), at: 0) }

    /// Seconds that are added to the host's clock of the day.
    func shiftClock(by seconds: Int64) { write(seconds * 1_000_000_000, at: 0) }

    /// Writes below the folder fail.
    func fill(_ folder: String) {
        write(Array(folder.utf8) + [0], at: 24)
        write(1, at: 8)
    }

    /// The host is killed in the middle of a write below the folder: after `writes` whole ones.
    func tear(_ folder: String, after writes: Int) {
        write(Array(folder.utf8) + [0], at: 24)
        write(Int64(writes) + 1, at: 16)
    }

    private func write(_ value: Int64, at offset: Int) {
        write(withUnsafeBytes(of: value.littleEndian) { Array($0) }, at: offset)
    }

    private func write(_ bytes: [UInt8], at offset: Int) {
        let file = open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        pwrite(file, bytes, bytes.count, off_t(offset))
        close(file)
    }
}
