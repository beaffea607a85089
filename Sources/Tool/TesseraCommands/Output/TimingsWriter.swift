import RenderModel

/// Writes `timings.json`: the durations of a run and of each of its pictures, in milliseconds.
///
/// They are the only result that differs between equal runs, so that they are neither in `manifest.json` nor on a page.
struct TimingsWriter: Sendable {
    static let file = "timings.json"

    private var json = JSONWriter()
    private var text: DeferredText

    init(in folder: OutputFolder) throws(CommandFailure) {
        text = try DeferredText(in: folder, for: Self.file)
        json.beginObject()
        json.member("unit", "ms")
        json.key("pictures")
        json.beginArray()
    }

    mutating func append(_ picture: Picture) throws(CommandFailure) {
        let timings = picture.timings
        json.beginObject()
        json.member("file", picture.file)
        json.member("layout", Manifest.rounded(timings.layout))
        json.member("paint", Manifest.rounded(timings.paint))
        json.member("encode", Manifest.rounded(timings.encode))
        json.member("write", Manifest.rounded(timings.write))
        json.endObject()
        try text.append(json.takeText())
    }

    /// - Parameter timings: The durations of the whole run.
    mutating func finish(_ timings: Manifest.RunTimings, in folder: OutputFolder) throws(CommandFailure) {
        json.endArray()
        json.key("run")
        json.beginObject()
        json.member("build", Manifest.rounded(timings.build))
        json.member("start", Manifest.rounded(timings.start))
        json.member("pictures", Manifest.rounded(timings.pictures))
        json.member("total", Manifest.rounded(timings.total))
        json.endObject()
        json.endObject()
        try text.append(json.takeText() + "\n")
        try text.complete()
        let text = text
        try folder.write(to: Self.file) { (file: inout FileWriter) throws(CommandFailure) in
            try text.copy(to: &file)
        }
    }
}
