/// Lets names compile that belong to another module here than on Apple's platforms.
///
/// 1. What is qualified with Foundation is qualified with the module that has it: `Foundation.URLSession` becomes
///    `FoundationNetworking.URLSession`.
/// 2. Classes that Foundation has here without what they do, and constants that have another type here, are qualified
///    with the module that has them as Apple does.
///
/// 3. The C library's streams and places in files get the names of those that are as Apple's.
/// 4. Glibc, which sources name for another platform, is Darwin to them.
///
/// Comments and literals are not code. Every line keeps its number.
enum QualifiedNames {
    private static let qualifier = "Foundation"
    private static let supplement = "FoundationSupplement"
    private static let supplied: Set<String> = [
        "PersonNameComponentsFormatter", "IFF_UP", "IFF_BROADCAST", "IFF_LOOPBACK", "IFF_POINTOPOINT", "IFF_RUNNING",
        "IFF_NOARP", "IFF_PROMISC", "IFF_ALLMULTI", "IFF_MULTICAST",
    ]
    /// Sources without these texts have none of those names.
    private static let marks = [qualifier + ".", "Glibc.", "PersonNameComponentsFormatter", "IFF_", "fpos_t", "std"]

    /// Variables of the C library, which no source may read from several threads here.
    private static let streams: Set<String> = ["stdin", "stdout", "stderr"]

    /// Whether a name is all of an argument behind others, as a stream is: `fputs("text", stderr)`.
    private static func isArgument(_ word: Range<Int>, in text: SourceText) -> Bool {
        guard let before = text.lastBefore(word.lowerBound) else { return false }
        let next = text.byte(text.skippingSpace(from: word.upperBound))
        let isFirst = text.code[before] == UInt8(ascii: "(")
        guard next == UInt8(ascii: ")") || isFirst && next == UInt8(ascii: ",") else { return false }
        guard isFirst || text.code[before] == UInt8(ascii: ",") else { return false }
        // A variable of that name of the source's own is meant where it has one.
        let name = text.string(word)
        return !["let \(name)", "var \(name)", "\(name):"].contains(where: text.bytes.holds)
    }

    /// The changed source, or none when nothing had to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard marks.contains(where: source.holds) else { return nil }
        let text = SourceText(source)
        return text.replacingParts { word in
            guard text.byte(word.lowerBound - 1) != UInt8(ascii: ".") else { return nil }
            if text.string(word) == "fpos_t" || streams.contains(text.string(word)) && isArgument(word, in: text) {
                return (word.lowerBound..<word.lowerBound, "_")
            }
            if supplied.contains(text.string(word)) { return (word.lowerBound..<word.lowerBound, supplement + ".") }
            if text.string(word) == "Glibc", text.byte(word.upperBound) == UInt8(ascii: ".") { return (word, "Darwin") }
            guard text.string(word) == qualifier, text.byte(word.upperBound) == UInt8(ascii: "."),
                let name = text.word(at: word.upperBound + 1),
                let module = supplied.contains(text.string(name))
                    ? supplement : ImplicitModules.companion(ofFoundationWith: text.string(name))
            else { return nil }
            return (word, module)
        }
    }
}
