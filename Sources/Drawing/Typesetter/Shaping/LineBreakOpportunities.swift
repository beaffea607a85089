import CUnibreak

/// Finds where lines may end.
///
/// 1. Words of letters and digits of ASCII, with a colon, stop or comma between digits or at the end, and numbers with
///    a percent or degree sign: after the last of consecutive spaces.
/// 2. Else Unicode's line breaking algorithm (UAX 14), taken at the ends of clusters only.
/// 3. Korean words are kept whole, as Apple's standard line break strategy does.
/// 4. Thai has no spaces and no dictionary is available: a vowel that is written before its consonant starts a
///    syllable, so a line may end before it. Elsewhere Thai breaks only where a word does not fit at all.
enum LineBreakOpportunities {
    private static let isReady: Void = init_linebreak()

    static func mark(_ text: inout ShapedText, clusters: Range<Int>, bytes: UnsafeBufferPointer<UInt8>, locale: String)
    {
        guard clusters.count > 1, let first = clusters.first, let last = clusters.last else { return }
        let start = Int(text.clusters[first].start)
        let end = Int(text.clusters[last].end)
        let paragraph = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if isSimple(paragraph) {
            markSpaces(&text, clusters: clusters)
        } else {
            markFully(&text, clusters: clusters, bytes: bytes, locale: locale)
        }
    }

    static func markSpaces(_ text: inout ShapedText, clusters: Range<Int>) {
        for index in clusters.dropLast() where text.clusters[index].traits.contains(.whitespace) {
            if !text.clusters[index + 1].traits.contains(.whitespace) {
                text.clusters[index].traits.insert(.breakAfter)
            }
        }
    }

    static func markFully(
        _ text: inout ShapedText, clusters: Range<Int>, bytes: UnsafeBufferPointer<UInt8>, locale: String
    ) {
        _ = isReady
        let representatives = clusters.map { representative(of: text.clusters[$0], bytes) }
        var breaks = [CChar](repeating: 0, count: representatives.count)
        set_linebreaks_utf32(representatives, representatives.count, locale, &breaks)
        for (place, index) in clusters.dropLast().enumerated() {
            let allowed = breaks[place] == CChar(LINEBREAK_ALLOWBREAK)
            let previous = lastScalar(of: text.clusters[index], bytes)
            if refine(allowed, previous, representatives[place + 1]) {
                text.clusters[index].traits.insert(.breakAfter)
            }
        }
    }

    /// The scalar that stands for a cluster in the algorithm. Images, flags and attachments, of which the library knows
    /// too little, behave as ideographs.
    private static func representative(of cluster: ShapedText.Cluster, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let scalar = scalar(in: bytes, at: Int(cluster.start))
        let isPicture = (0x1F000...0x1FFFF).contains(scalar) || scalar == 0xFFFC || scalar >= 0xFFFE && scalar <= 0xFFFF
        return isPicture ? 0x4E00 : scalar
    }

    private static func lastScalar(of cluster: ShapedText.Cluster, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var index = Int(cluster.end) - 1
        while index > Int(cluster.start), bytes[index] & 0xC0 == 0x80 { index -= 1 }
        return scalar(in: bytes, at: index)
    }

    /// Decodes valid UTF-8; a truncated sequence yields its valid part.
    private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
        let first = bytes[index]
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        if length == 1 { return UInt32(first) }
        var value = UInt32(first) & (0xFF >> UInt32(length + 1))
        for next in bytes[(index + 1)..<min(index + length, bytes.count)] { value = value << 6 | UInt32(next & 0x3F) }
        return value
    }

    /// A percent or degree sign counts as part of a number at its end; a stop, comma or colon as part of a word at its
    /// end and of a number between two digits. The algorithm allows no break next to them.
    static func isSimple(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        var previous: UInt8 = 0x20
        func isEnd(_ place: Int) -> Bool { place == bytes.count || bytes[place] == 0x20 }
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x20, 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
                previous = byte
            case 0x25:
                guard isDigit(previous), isEnd(index + 1) else { return false }
            case 0x2C, 0x2E, 0x3A:
                guard previous != 0x20 else { return false }
                let joins = index + 1 < bytes.count && isDigit(previous) && isDigit(bytes[index + 1])
                guard joins || isEnd(index + 1) else { return false }
            case 0xC2:
                // The degree sign.
                guard isDigit(previous), index + 1 < bytes.count, bytes[index + 1] == 0xB0, isEnd(index + 2) else {
                    return false
                }
                index += 1
            default: return false
            }
            index += 1
        }
        return true
    }

    private static func refine(_ allowed: Bool, _ previous: UInt32, _ next: UInt32) -> Bool {
        let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3
        if hangul.contains(previous), hangul.contains(next) { return false }
        let thai: ClosedRange<UInt32> = 0x0E01...0x0E5B
        let leadingVowels: ClosedRange<UInt32> = 0x0E40...0x0E44
        return allowed || leadingVowels.contains(next) && thai.contains(previous) && !leadingVowels.contains(previous)
    }
}
