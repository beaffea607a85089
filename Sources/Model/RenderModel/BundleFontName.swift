/// The name of a font in a widget's bundle, as `FontInstance.file` states it.
///
/// A widget's process names the fonts of its only bundle `bundle:NAME`. The host draws the trees of several builds,
/// whose fonts may have the same file name, so there the name is `bundle:KEY/NAME` with the key of the build.
package struct BundleFontName: Hashable, Sendable {
    private static let prefix = "bundle:"

    /// The key of the build; `nil` in a widget's process and in text.
    package var build: String?
    /// The name of the file, without folders.
    package var file: String

    package init(build: String? = nil, file: String) {
        self.build = build
        self.file = file
    }

    /// `nil` for a font of the project.
    package init?(_ text: String) {
        // Bytes, because a combining mark can hide a slash within a character.
        guard text.utf8.starts(with: Self.prefix.utf8) else { return nil }
        let rest = text.utf8.dropFirst(Self.prefix.utf8.count)
        guard let slash = rest.lastIndex(of: UInt8(ascii: "/")) else {
            self.init(file: String(Substring(rest)))
            return
        }
        self.init(
            build: String(Substring(rest[..<slash])), file: String(Substring(rest[rest.index(after: slash)...])))
    }

    package var text: String { Self.prefix + (build.map { $0 + "/" } ?? "") + file }
}

extension FontInstance {
    /// Whether the font is in a widget's bundle.
    package var isBundled: Bool { BundleFontName(file) != nil }

    /// The file's name for text, without the key of the build: text does not depend on where a widget was built.
    package var plainFile: String { BundleFontName(file).map { BundleFontName(file: $0.file).text } ?? file }
}

extension RenderTree {
    /// The tree with the fonts of one build's bundle, whatever build or folder their names state.
    package func namingBundleFonts(of build: String?) -> RenderTree {
        var tree = self
        for index in fonts.indices {
            guard let name = BundleFontName(fonts[index].file) else { continue }
            tree.fonts[index].file = BundleFontName(build: build, file: name.file).text
        }
        return tree
    }

    /// The number of bytes that keys of builds add to the encoded tree.
    package var encodedKeyLength: Int {
        fonts.reduce(0) { sum, font in
            guard BundleFontName(font.file)?.build != nil else { return sum }
            var plain = font
            plain.file = font.plainFile
            return sum + font.binary.count - plain.binary.count
        }
    }
}
