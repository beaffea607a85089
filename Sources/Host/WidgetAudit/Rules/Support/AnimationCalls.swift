import RenderModel

/// Calls in the sources that describe animations. A picture has none, so that only the sources tell, and whether the
/// widget shows the view is for a reader to decide.
struct AnimationCalls {
    struct Call {
        var position: SourcePosition
        /// The line from its first letter or sign to a comment.
        var text: String
        /// Seconds; `nil` where no number is written.
        var duration: Double?
        var delay: Double?
        var isEndless: Bool
    }

    private static let makers: Set = [
        "linear", "easeIn", "easeOut", "easeInOut", "timingCurve", "spring", "smooth", "snappy", "bouncy",
        "interactiveSpring", "animation", "withAnimation",
    ]

    /// In the order of files and lines. Comments do not count.
    static func all(in sources: SourceIndex) -> [Call] {
        sources.files.flatMap { file in
            file.lines.enumerated().compactMap { row, line -> Call? in
                let text = String(SourceIndex.code(of: line).drop(while: \.isWhitespace))
                let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
                let isEndless = words.contains("repeatForever")
                guard isEndless || !words.isDisjoint(with: makers) else { return nil }
                return Call(
                    position: SourcePosition(file: file.path, line: row + 1, precision: .exact), text: text,
                    duration: number(after: "duration:", in: text), delay: number(after: ".delay(", in: text),
                    isEndless: isEndless)
            }
        }
    }

    private static func number(after label: String, in code: String) -> Double? {
        guard let range = code.firstRange(of: label) else { return nil }
        let digits = code[range.upperBound...].drop(while: \.isWhitespace)
            .prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "_") }
        return Double(digits.filter { $0 != "_" })
    }
}
