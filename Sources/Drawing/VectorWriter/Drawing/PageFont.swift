import RenderModel

/// A font instance in the CSS of a web page. The page declares one font face for each file of the project, with the
/// name from `family(ofFile:)`.
package struct PageFont: Hashable, Sendable {
    package var family: String
    package var style: String?
    /// Font variations and features, as a `style` attribute.
    package var settings: String?

    /// - Returns: `nil` when pages cannot use the file: it is a collection, an emoji font, one in the widget's
    ///   bundle or one of the user's own, whose license need not allow to serve it.
    package init?(_ font: FontInstance) {
        guard Self.isServed(file: font.file), font.face == 0, !font.isColor else { return nil }
        family = Self.family(ofFile: font.file)
        // The slant of an italic file is built in; requesting it keeps the browser from synthesizing another.
        style = font.file.contains("Italic") ? "italic" : nil
        let axes = font.variations.filter { Self.isTag($0.axis) }.map { "'\($0.axis)' \(number($0.value))" }
        settings = axes.isEmpty ? nil : "font-variation-settings:\(axes.joined(separator: ","))"
    }

    /// A tree may have any text as the name of an axis; in a style attribute it could end the property.
    private static func isTag(_ axis: String) -> Bool {
        axis.utf8.count == 4 && axis.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
    }

    /// Whether a file of the font folder can be served to a page. Not all browsers can open collections, and emoji and
    /// CJK fonts have tens of megabytes.
    package static func isServed(file: String) -> Bool {
        let heavy = ["NotoColorEmoji", "NotoSansCJK"]
        let isForeign = BundleFontName(file) != nil || OwnFontName(file) != nil
        return file.hasSuffix(".ttf") && !isForeign && !heavy.contains { file.hasPrefix($0) }
    }

    /// Such as `Tessera Inter-Italic` for `Inter-Italic.ttf`.
    package static func family(ofFile file: String) -> String {
        "Tessera " + file.prefix { $0 != "." }
    }
}
