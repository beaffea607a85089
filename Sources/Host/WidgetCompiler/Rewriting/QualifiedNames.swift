import SwiftSource

/// Lets names compile that belong to a different module here than on Apple's platforms.
///
/// 1. A name qualified with Foundation is qualified with the module that has it here: `Foundation.URLSession` becomes
///    `FoundationNetworking.URLSession`.
/// 2. Classes that Foundation declares here without an implementation, and constants that have a different type here,
///    are qualified with the module that has them as on Apple's platforms.
/// 3. The C library's streams and file positions get the names of replacements that behave like Apple's.
/// 4. `Glibc`, which sources name for another platform, becomes `Darwin`.
/// 5. A Foundation property that has no effect here gets the name of one that has.
///
/// Comments and literals are not changed. Every line keeps its number.
enum QualifiedNames {
    private static let qualifier = "Foundation"
    private static let supplement = "FoundationSupplement"
    private static let supplied: Set<String> = [
        "PersonNameComponentsFormatter", "IFF_UP", "IFF_BROADCAST", "IFF_LOOPBACK", "IFF_POINTOPOINT", "IFF_RUNNING",
        "IFF_NOARP", "IFF_PROMISC", "IFF_ALLMULTI", "IFF_MULTICAST",
    ]
    /// Sources without these strings contain none of the names.
    private static let marks = [
        qualifier + ".", "Glibc.", "PersonNameComponentsFormatter", "IFF_", "fpos_t", "std", relativeDates,
    ]

    /// A property that Foundation's formatter stores but ignores here.
    private static let relativeDates = "doesRelativeDateFormatting"

    /// Variables of the C library that sources must not read from several threads here.
    private static let streams: Set<String> = ["stdin", "stdout", "stderr"]

    /// Functions of the C library that take a stream.
    private static let streamFunctions: Set<String> = [
        "fputs", "fputc", "putc", "fprintf", "vfprintf", "fwrite", "fread", "fgets", "fgetc", "getc", "ungetc",
        "fflush", "fclose", "fileno", "feof", "ferror", "clearerr", "setbuf", "setvbuf", "setlinebuf", "flockfile",
        "funlockfile", "getline", "freopen", "fscanf", "rewind",
    ]

    /// Whether a name is a whole argument of a function that takes a stream: `fputs("text", stderr)`.
    private static func isStream(_ word: Range<Int>, in text: SourceText) -> Bool {
        let tree = text.tree
        guard let token = tree.token(at: word.lowerBound), let name = tree.parent(of: token),
            let argument = tree.parent(of: name), tree[argument].kind == .labeledExpr, name == argument + 1,
            let call = tree.ancestor(of: argument, in: [.functionCallExpr])
        else { return false }
        return streamFunctions.contains(text.string(tree[call + 1].range))
    }

    /// The changed source, or `nil` if nothing has to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard marks.contains(where: source.holds) else { return nil }
        let text = SourceText(source)
        return text.replacingParts { word in
            if text.string(word) == relativeDates { return (word.lowerBound..<word.lowerBound, "_") }
            guard text.byte(word.lowerBound - 1) != UInt8(ascii: ".") else { return nil }
            if text.string(word) == "fpos_t" || streams.contains(text.string(word)) && isStream(word, in: text) {
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
