import RenderModel

/// Fonts that the sources name with `custom(_:size:)`, and that are neither in the widget's bundle nor available here: the
/// picture has a similar font in their place.
struct CustomFontCalls {
    struct Call: Hashable {
        var name: String
        /// Points at the type size Large; `nil` where no number is written.
        var size: Double?
    }

    private let calls: Set<Call>

    /// - Parameter sources: Comments do not count.
    init(_ sources: SourceIndex) {
        var calls: Set<Call> = []
        for file in sources.files {
            for line in file.lines {
                for part in Self.parts(of: String(SourceIndex.code(of: line))) {
                    let name = String(part.prefix { $0 != "\"" })
                    calls.insert(Call(name: name, size: Self.size(in: part.dropFirst(name.count))))
                }
            }
        }
        self.calls = calls
    }

    /// The calls whose font a picture replaces.
    func replaced(in picture: PictureEvidence) -> Set<Call> {
        let names = Set(picture.diagnostics.filter { $0.code == .missingFont }.map(\.subject))
        return calls.filter { names.contains($0.name) }
    }

    /// What follows the opening quotation mark of each name.
    private static func parts(of code: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = code[...]
        while let range = rest.firstRange(of: "custom(\"") {
            rest = rest[range.upperBound...]
            parts.append(rest)
        }
        return parts
    }

    /// The number after the first label of a size, before the call ends.
    private static func size(in rest: Substring) -> Double? {
        let call = rest.prefix { $0 != ")" }
        guard let label = call.firstRange(of: "ize:") else { return nil }
        let digits = call[label.upperBound...].drop(while: \.isWhitespace)
            .prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        return Double(digits)
    }
}
