/// A part of a source and its replacement.
package struct SourceEdit: Hashable, Sendable {
    package var range: Range<Int>
    package var text: String

    package init(range: Range<Int>, text: String) {
        self.range = range
        self.text = text
    }

    package static func insertion(_ text: String, at offset: Int) -> SourceEdit {
        SourceEdit(range: offset..<offset, text: text)
    }

    /// Applies edits to a source. Insertions at the same offset keep their order.
    package static func apply(_ edits: [SourceEdit], to source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var offset = 0
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for edit in sorted.map(\.element) where edit.range.lowerBound >= offset {
            result += source[offset..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            offset = edit.range.upperBound
        }
        return result + source[offset...]
    }
}
