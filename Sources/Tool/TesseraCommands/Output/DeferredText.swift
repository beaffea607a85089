import Glibc

/// Pieces of a file that are generated before the text above them is known. They are kept on disk, so that memory use
/// does not grow with them.
struct DeferredText: Sendable {
    private let file: OpenFile
    private var writer: FileWriter
    private(set) var size = 0

    private static let blockSize = 1 << 16

    /// - Parameter name: The name of the file that the pieces belong to.
    init(in folder: OutputFolder, for name: String) throws(CommandFailure) {
        file = try folder.nameless()
        writer = FileWriter(file.descriptor, name: folder.path + "/" + name)
    }

    /// - Returns: The range of the piece.
    @discardableResult
    mutating func append(_ text: String) throws(CommandFailure) -> Range<Int> {
        let start = size
        size += text.utf8.count
        try writer.write(text)
        return start..<size
    }

    /// Writes everything that was appended to disk, so that it can be copied.
    mutating func complete() throws(CommandFailure) {
        try writer.flush()
    }

    /// - Parameter range: A range of a complete text.
    func copy(_ range: Range<Int>, to target: inout FileWriter) throws(CommandFailure) {
        var place = range.lowerBound
        while place < range.upperBound {
            let wanted = min(range.upperBound - place, Self.blockSize)
            var code: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
                let read = pread(file.descriptor, buffer.baseAddress, wanted, place)
                if read < 0 { code = errno }
                count = max(read, 0)
            }
            if code == EINTR { continue }
            // No other process has the file, so it cannot have become shorter.
            guard code == 0, !bytes.isEmpty else { throw OutputFolder.failure(code == 0 ? EIO : code, writing: name) }
            try target.write(bytes)
            place += bytes.count
        }
    }

    func copy(to target: inout FileWriter) throws(CommandFailure) {
        try copy(0..<size, to: &target)
    }

    private var name: String { writer.name }
}
