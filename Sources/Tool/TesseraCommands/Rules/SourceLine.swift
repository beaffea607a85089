/// A line of one version of a source.
struct SourceLine: Hashable {
    var text: String
    /// Whether the other version does not have it.
    var differs: Bool

    /// The lines of two versions.
    static func compared(_ left: String, _ right: String) -> (left: [SourceLine], right: [SourceLine]) {
        let (one, other) = (lines(of: left), lines(of: right))
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in other.difference(from: one) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        return (
            one.enumerated().map { SourceLine(text: $1, differs: removed.contains($0)) },
            other.enumerated().map { SourceLine(text: $1, differs: inserted.contains($0)) }
        )
    }

    /// Without empty lines at the end.
    private static func lines(of text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}

extension HTMLBuffer {
    /// A block of code. Lines that differ are marked.
    mutating func code(_ lines: [SourceLine]) {
        raw("<pre><code>")
        for (index, line) in lines.enumerated() {
            if index > 0 { raw("\n") }
            let text = Self.escaped(line.text)
            raw(line.differs && !text.isEmpty ? "<mark>\(text)</mark>" : text)
        }
        raw("</code></pre>\n")
    }

    mutating func code(_ text: String) { raw("<pre><code>\(Self.escaped(text))</code></pre>\n") }
}
