import Glibc

/// Writes a file in blocks. The file's owner closes it.
///
/// Invariant: a block that could not be written is kept and retried with the next one, so that the file is complete
/// when a full disk has space again.
struct FileWriter: Sendable {
    private let descriptor: Int32
    /// For messages.
    let name: String
    private var block: [UInt8] = []

    private static let blockSize = 1 << 16

    init(_ descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    mutating func write(_ text: String) throws(CommandFailure) {
        block.append(contentsOf: text.utf8)
        if block.count >= Self.blockSize { try flush() }
    }

    mutating func write(_ bytes: [UInt8]) throws(CommandFailure) {
        if block.isEmpty { block = bytes } else { block += bytes }
        if block.count >= Self.blockSize { try flush() }
    }

    mutating func flush() throws(CommandFailure) {
        var written = 0
        var code: Int32 = 0
        while written < block.count {
            let count = block.withUnsafeBytes { buffer in
                Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
            }
            if count > 0 {
                written += count
            } else if count == 0 || errno != EINTR {
                code = count == 0 ? ENOSPC : errno
                break
            }
        }
        if written == block.count {
            block.removeAll(keepingCapacity: block.count <= 2 * Self.blockSize)
        } else {
            block.removeFirst(written)
        }
        if code != 0 { throw OutputFolder.failure(code, writing: name) }
    }
}

/// A file that is closed when its last owner is released.
final class OpenFile: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }
}
