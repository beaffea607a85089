import SwiftSource

/// The source files, as the remedies read them.
final class RemediedFiles {
    let sources: PreparedSources
    private let indices: [String: Int]
    private var texts: [Int: SourceText] = [:]
    /// The declared types, read when the first remedy needs them.
    private(set) lazy var types = RemediedTypes(self)
    /// Whether the sources are those of a fetched package, in which an error is not the user's mistake.
    let isForeign: Bool
    /// Whether the sources override their locations with `#sourceLocation`.
    private let hasOtherPlaces: Bool

    init(_ sources: PreparedSources, isForeign: Bool) {
        self.sources = sources
        self.isForeign = isForeign
        hasOtherPlaces = sources.files.contains { $0.content.holds("#sourceLocation") }
        indices = Dictionary(sources.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    }

    /// Whether a file is one of the sources.
    func holds(_ path: String) -> Bool { indices[path] != nil }

    func bytes(of file: Int) -> [UInt8] { sources.files[file].rewritten ?? sources.files[file].content }

    func text(of file: Int) -> SourceText? {
        if let text = texts[file] { return text }
        let text = SourceText(bytes(of: file))
        texts[file] = text
        return text
    }

    /// The file and the offset that a message is about.
    func place(of message: CompilerMessage) -> (file: Int, offset: Int)? {
        guard !hasOtherPlaces, let file = indices[message.file],
            let offset = text(of: file)?.offset(line: message.line, column: message.column)
        else { return nil }
        return (file, offset)
    }
}
