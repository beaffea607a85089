/// The body of a chunked answer, which is decoded while it arrives.
struct ChunkedBody: Sendable {
    static let headEnd = Array("\r\n\r\n".utf8)
    private static let lineEnd = Array("\r\n".utf8)

    /// The chunks that have arrived completely, without their sizes.
    private(set) var bytes: [UInt8] = []
    private var rest: [UInt8] = []
    private var hasHead = false

    /// - Returns: Whether another chunk is complete.
    mutating func add(_ more: [UInt8]) -> Bool {
        rest += more
        if !hasHead {
            guard let head = rest.firstRange(of: Self.headEnd) else { return false }
            rest.removeSubrange(..<head.upperBound)
            hasHead = true
        }
        let known = bytes.count
        while let line = rest.firstRange(of: Self.lineEnd),
            let size = Int(String(decoding: rest[..<line.lowerBound], as: UTF8.self), radix: 16), size > 0,
            rest.count - line.upperBound >= size + Self.lineEnd.count
        {
            bytes += rest[line.upperBound..<line.upperBound + size]
            rest.removeSubrange(..<(line.upperBound + size + Self.lineEnd.count))
        }
        return bytes.count > known
    }
}
