import SwiftSource

/// Lets names compile that belong to another module here than on Apple's platforms.
///
/// 1. What is qualified with Foundation is qualified with the module that has it: `Foundation.URLSession` becomes
///    `FoundationNetworking.URLSession`.
/// 2. Classes that Foundation has here without what they do, and constants that have another type here, are qualified
///    with the module that has them as Apple does.
///
/// 3. The C library's streams and places in files get the names of those that are as Apple's.
/// 4. Glibc, which sources name for another platform, is Darwin to them.
/// 5. A property of Foundation's that does nothing here gets the name of the one that does.
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
    private static let marks = [
        qualifier + ".", "Glibc.", "PersonNameComponentsFormatter", "IFF_", "fpos_t", "std", relativeDates,
    ]

    /// What Foundation's formatter keeps here without following it.
    private static let relativeDates = "doesRelativeDateFormatting"

    /// Variables of the C library, which no source may read from several threads here.
    private static let streams: Set<String> = ["stdin", "stdout", "stderr"]

    /// Functions of the C library that take a stream.
    private static let streamFunctions: Set<String> = [
        "fputs", "fputc", "putc", "fprintf", "vfprintf", "fwrite", "fread", "fgets", "fgetc", "getc", "ungetc",
        "fflush", "fclose", "fileno", "feof", "ferror", "clearerr", "setbuf", "setvbuf", "setlinebuf", "flockfile",
        "funlockfile", "getline", "freopen", "fscanf", "rewind",
    ]

    /// Whether a name is all of an argument of a function that takes a stream: `fputs("text", stderr)`.
    private static func isStream(_ word: Range<Int>, in text: SourceText) -> Bool {
        let tree = text.tree
        guard let token = tree.token(at: word.lowerBound), let name = tree.parent(of: token),
            let argument = tree.parent(of: name), tree[argument].kind == .labeledExpr, name == argument + 1,
            let call = tree.ancestor(of: argument, in: [.functionCallExpr])
        else { return false }
        return streamFunctions.contains(text.string(tree[call + 1].range))
    }

    /// The changed source, or none when nothing had to change.
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
