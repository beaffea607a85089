/// Lets names compile that are qualified with Foundation and belong to another module here: `Foundation.URLSession`
/// becomes `FoundationNetworking.URLSession`.
///
/// Comments and literals are not code. Every line keeps its number.
enum QualifiedNames {
    private static let qualifier = "Foundation"

    /// The changed source, or none when nothing had to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds(qualifier + ".") else { return nil }
        let text = SourceText(source)
        var result: [UInt8] = []
        var copied = 0
        var offset = 0
        while offset < text.code.count {
            guard let word = text.word(at: offset) else {
                offset += 1
                continue
            }
            offset = word.upperBound
            guard text.string(word) == qualifier, text.byte(word.lowerBound - 1) != UInt8(ascii: "."),
                text.byte(word.upperBound) == UInt8(ascii: "."), let name = text.word(at: word.upperBound + 1),
                let module = ImplicitModules.companion(ofFoundationWith: text.string(name))
            else { continue }
            result += source[copied..<word.lowerBound] + Array(module.utf8)
            copied = word.upperBound
        }
        return copied == 0 ? nil : result + source[copied...]
    }
}
