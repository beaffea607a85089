import RenderModel

/// The schemes of links that a document may contain. A program that shows an SVG file follows its links, so a link with
/// any other scheme could run a script, or open a file or a program of the viewer.
enum LinkScheme {
    static let allowed = ["https", "http", "mailto", "tel", "sms"]

    /// Schemes whose target is a script or content of the viewer's machine. No app on a device has them.
    private static let harmful: Set<String> = ["javascript", "vbscript", "data", "file", "blob", "filesystem", "about"]

    /// The number of characters of a link that a message quotes.
    private static let quoted = 200

    /// Whether a document may contain the link. Browsers skip spaces and control characters in schemes; a link with them
    /// does not start with an allowed one.
    static func isAllowed(_ url: String) -> Bool { scheme(of: url).map(allowed.contains) ?? false }

    /// The finding about a link that is omitted. Links to the widget's own app are usual and only work on a device.
    static func omission(of url: String) -> Diagnostic {
        let plain = String(url.unicodeScalars.filter { $0.properties.generalCategory != .control && $0 != " " })
        let isHarmful = scheme(of: plain).map(harmful.contains) ?? true
        return Diagnostic(
            isHarmful ? .warning : .note, .notDrawn, subject: "link",
            message: "the link to \(url.prefix(quoted)) is not in the SVG file, which is drawn without it",
            remedy: "Use one of the schemes that a file may contain: \(allowed.joined(separator: ", ")).")
    }

    private static func scheme(of url: String) -> String? {
        url.firstIndex(of: ":").map { url[..<$0].lowercased() }
    }
}
