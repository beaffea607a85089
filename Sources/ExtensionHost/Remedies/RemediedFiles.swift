/// The files of sources as remedies read them.
final class RemediedFiles {
    let sources: PreparedSources
    private let indices: [String: Int]
    private var texts: [Int: SourceText] = [:]

    init(_ sources: PreparedSources) {
        self.sources = sources
        indices = Dictionary(sources.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    }

    /// Whether the sources are those of a package, which somebody has compiled for Apple's platforms already: errors in
    /// them are no mistakes of the person who writes.
    var isForeign: Bool { sources.language.packageName != nil }

    func bytes(of file: Int) -> [UInt8] { sources.files[file].rewritten ?? sources.files[file].content }

    func text(of file: Int) -> SourceText? {
        if let text = texts[file] { return text }
        let text = SourceText(bytes(of: file))
        texts[file] = text
        return text
    }

    /// File and offset that a message is about.
    func place(of message: CompilerMessage) -> (file: Int, offset: Int)? {
        guard let file = indices[message.file],
            let offset = text(of: file)?.offset(line: message.line, column: message.column)
        else { return nil }
        return (file, offset)
    }
}
