import RenderModel

/// Writes `manifest.json` as pictures are completed. Equal runs write equal bytes, wherever the folder and the sources
/// are, as long as they are in the same place relative to each other.
struct ManifestWriter: Sendable {
    static let file = "manifest.json"

    private var json = JSONWriter()
    private var text: DeferredText

    /// - Parameter manifest: A manifest with its source and widgets.
    init(_ manifest: Manifest, in folder: OutputFolder) throws(CommandFailure) {
        text = try DeferredText(in: folder, for: Self.file)
        json.beginObject()
        json.member("manifestVersion", Manifest.version)
        json.member("command", manifest.command.rawValue)
        let sources = manifest.sources.map { RelativePath.of($0, from: folder.path) }
        json.member("source", sources.joined(separator: ", "))
        if !manifest.fonts.isEmpty {
            json.key("fonts")
            json.beginArray()
            for font in manifest.fonts { font.write(to: &json) }
            json.endArray()
        }
        json.key("widgets")
        json.beginArray()
        for widget in manifest.widgets { widget.write(to: &json) }
        json.endArray()
        json.key("pictures")
        json.beginArray()
    }

    mutating func append(_ picture: Picture) throws(CommandFailure) {
        picture.write(to: &json)
        try text.append(json.takeText())
    }

    /// - Parameters:
    ///   - manifest: The manifest at the end of the run.
    ///   - page: The file that shows the pictures.
    mutating func finish(_ manifest: Manifest, page: String?, in folder: OutputFolder) throws(CommandFailure) {
        try text.append(end(of: manifest, page: page, hasTimings: true))
        try text.complete()
        let text = text
        try folder.write(to: Self.file) { (file: inout FileWriter) throws(CommandFailure) in
            try text.copy(to: &file)
        }
    }

    /// The text after the last picture, or the whole manifest if there are no pictures.
    ///
    /// - Parameter hasTimings: Whether the folder has a file with the timings.
    mutating func end(of manifest: Manifest, page: String?, hasTimings: Bool) -> String {
        json.endArray()
        if let page { json.member("page", page) }
        if hasTimings { json.member("timings", TimingsWriter.file) }
        manifest.writeOutcome(to: &json)
        json.endObject()
        return json.takeText() + "\n"
    }
}
