/// Finds YAML whose keys repeat a lot.
///
/// A key may be a list or an alias of one, and the YAML reader looks at all in a key to tell it from others: forty
/// lists that each repeat the last one twice then take it years. Nobody writes such keys, and few files have many
/// aliases, so both together are taken for that. Texts within scripts may look like keys, but hardly like aliases.
enum RepeatedKeys {
    /// So many repeat no more than some thousand values.
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
