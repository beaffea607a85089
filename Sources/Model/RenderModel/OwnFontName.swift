/// The name of a font in the user's own font folder, as `FontInstance.file` states it: `own:NAME`.
///
/// The extension's process and the host read the same folder, so the name of the file is enough.
package struct OwnFontName: Hashable, Sendable {
    private static let prefix = "own:"

    /// The name of the file, without folders.
    package var file: String

    package init(file: String) {
        self.file = file
    }

    /// `nil` for a font of the project or of a widget's bundle.
    package init?(_ text: String) {
        // Bytes, because a combining mark can join the last character of the prefix.
        guard text.utf8.starts(with: Self.prefix.utf8) else { return nil }
        self.init(file: String(Substring(text.utf8.dropFirst(Self.prefix.utf8.count))))
    }

    package var text: String { Self.prefix + file }
}

extension FontInstance {
    /// Whether the font is in the user's own folder.
    package var isOwn: Bool { OwnFontName(file) != nil }
}
