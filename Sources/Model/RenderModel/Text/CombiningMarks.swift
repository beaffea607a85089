/// Characters with so many combining marks that they are costly.
///
/// Comparing and hashing a text sorts the marks of each character, in a time that grows with the square of their number:
/// a minute for a few hundred kilobytes. So text of a widget or a project is examined before it becomes a key.
package enum CombiningMarks {
    /// Marks in a row. Text of people has a few; the Unicode Standard expects at most 30.
    package static let limit = 128

    /// Whether there are more marks in a row than the limit, in time proportional to the length of the text.
    package static func exceedLimit(in text: some StringProtocol) -> Bool {
        guard text.utf8.contains(where: { $0 >= firstByte }) else { return false }
        var count = 0
        for scalar in text.unicodeScalars {
            count = isMark(scalar) ? count + 1 : 0
            if count > limit { return true }
        }
        return false
    }

    /// The first byte of U+0300, the first mark, in UTF-8.
    private static let firstByte: UInt8 = 0xCC

    package static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Scripts with many letters and no marks.
        case ..<0x300, 0x3400..<0xA66F, 0xAC00..<0xD800: false
        default: scalar.properties.canonicalCombiningClass != .notReordered
        }
    }
}
