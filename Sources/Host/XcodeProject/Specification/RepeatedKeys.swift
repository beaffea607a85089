/// Detects YAML whose keys expand exponentially.
///
/// A key may be a list or an alias of one, and the YAML reader compares complete keys: forty lists that each repeat the
/// previous one twice would take it years. Real files have no such keys, and few have many aliases, so files with both
/// are rejected. Text within scripts may resemble keys, but hardly aliases.
enum RepeatedKeys {
    /// The maximum number of aliases, which repeat at most some thousand values.
    private static let aliasLimit = 20

    static func areIn(_ text: some Collection<UInt8>) -> Bool {
        let bytes = Array(text)
        var aliases = 0
        var hasKey = false
        var index = 0
        while index < bytes.count {
            let isStart = index == 0 || " \t\r\n[{,-?:".utf8.contains(bytes[index - 1])
            switch bytes[index] {
            case UInt8(ascii: "*") where isStart:
                var end = index + 1
                while end < bytes.count, !" \t\r\n]},:".utf8.contains(bytes[end]) { end += 1 }
                if end > index + 1 { aliases += 1 }
                if isColon(after: end, in: bytes) { hasKey = true }
                index = end
                continue
            case UInt8(ascii: "?")
            where isStart && index + 1 < bytes.count && " \t\r\n".utf8.contains(bytes[index + 1]):
                hasKey = true
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if isColon(after: index + 1, in: bytes) { hasKey = true }
            default: break
            }
            index += 1
        }
        return hasKey && aliases > aliasLimit
    }

    private static func isColon(after start: Int, in bytes: [UInt8]) -> Bool {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
            index += 1
        }
        return index < bytes.count && bytes[index] == UInt8(ascii: ":")
    }
}
