import CoreGraphics
import Foundation
import RenderModel

/// The record of a run, except for its pictures, which are reported one at a time.
package struct Manifest: Hashable, Sendable {
    /// The version of the file format. Version 1 contained timings.
    static let version = 2
    /// The versions whose list of files can be read.
    static let knownVersions = 1...version

    package enum Outcome: String, Hashable, Sendable {
        case complete
        /// Some pictures could not be drawn; `failures` has the reasons.
        case incomplete
        /// Ctrl-C.
        case interrupted
    }

    /// The command that drew the pictures. Commands may share a folder; each clears only the files that it wrote.
    package enum Command: String, Hashable, Sendable { case render, screenshot }

    package struct Widget: Hashable, Sendable {
        package var kind: String
        package var displayName: String
        package var description: String
        package var families: [String]
    }

    /// Milliseconds.
    package struct RunTimings: Hashable, Sendable {
        package var build = 0.0
        package var start = 0.0
        /// From the first request to the last file.
        package var pictures = 0.0
        package var total = 0.0
    }

    /// The destination of the manifest.
    package enum Destination: Hashable, Sendable {
        case none
        /// In the run's folder.
        case file
        /// Only this text: the pictures of a previous run stay in the folder with their own manifest.
        case text(String)
    }

    package var command: Command
    /// The paths of the widgets' sources, as the user entered them. In the file they are relative to its folder.
    package var sources: [String]
    package var extent = RenderOptions.Extent.chosen
    /// The user's own fonts, if they are used.
    package var fonts: [OwnFiles.Font] = []
    package var outcome: Outcome
    package var widgets: [Widget]
    package var pictureCount = 0
    /// Diagnostics of the extension as a whole.
    package var diagnostics: [Diagnostic]
    /// The findings of the run and of its pictures.
    package var noticed = FindingTally()
    package var omissions: [String]
    package var failures: [String]
    package var timings: RunTimings
    package var destination = Destination.none

    package init(sources: [String], by command: Command = .render) {
        self.sources = sources
        self.command = command
        outcome = .complete
        widgets = []
        diagnostics = []
        omissions = []
        failures = []
        timings = RunTimings()
    }

    /// The names of the widgets, for page titles.
    var title: String {
        let names = widgets.map { $0.displayName.isEmpty ? $0.kind : $0.displayName }
        return (names.isEmpty ? sources.map { ($0 as NSString).lastPathComponent } : names).joined(separator: ", ")
    }

    package var findings: Int { noticed.total + failures.count }
}

/// One picture of a run.
package struct Picture: Hashable, Sendable {
    /// Milliseconds.
    package struct Timings: Hashable, Sendable {
        /// The picture's share of the time of the extension's response: body, layout, transport.
        package var layout: Double
        package var paint: Double
        package var encode: Double
        package var write: Double
    }

    package var file: String
    package var kind: String
    package var family: String
    package var device: String
    package var screen: String
    /// A remark about the sizes of the screen's widgets, if they are not published.
    package var sizes: String?
    package var platform = ""
    /// The name in the device catalog; empty for a preview of a view.
    package var place = ""
    /// The name of the appearance.
    package var appearance: String
    package var mode = ""
    package var levelOfDetail = ""
    package var locale: String
    package var typeSize: String
    package var state: String
    package var entry: Int
    /// Seconds since 2001-01-01 00:00 UTC.
    package var entryDate: Double
    /// The width that the widget was laid out at, in points.
    package var width: Double
    package var height: Double
    /// The width of the widget in its place, in points.
    package var displayWidth = 0.0
    package var displayHeight = 0.0
    /// Pixels per point of the layout.
    package var scale: Double
    package var cornerRadius: Double
    package var pixelWidth: Int
    package var pixelHeight: Int
    /// The hash of the raw pixels: premultiplied RGBA, eight bits each, rows from the top. Empty for formats without
    /// pixels.
    package var sha256: String
    package var bytes: Int
    /// File of the laid-out tree.
    package var tree: String?
    /// The widgets of a whole scene.
    package var scene: SceneRecord?
    package var widgetURL: String?
    /// The text of the picture, in reading order.
    package var spokenText: String
    package var diagnostics: [Diagnostic]
    package var timings: Timings
}

extension Manifest {
    /// Writes the members of the manifest's object that are known at the end.
    func writeOutcome(to writer: inout JSONWriter) {
        writer.member("outcome", outcome.rawValue)
        Self.write(diagnostics, to: &writer)
        for (name, sentences) in [("omissions", omissions), ("failures", failures)] {
            writer.key(name)
            writer.beginArray()
            for sentence in sentences { writer.value(sentence) }
            writer.endArray()
        }
    }

    fileprivate static func write(_ diagnostics: [Diagnostic], to writer: inout JSONWriter) {
        writer.key("diagnostics")
        writer.beginArray()
        for diagnostic in diagnostics { diagnostic.write(to: &writer) }
        writer.endArray()
    }

    static func rounded(_ milliseconds: Double) -> Double { (milliseconds * 1000).rounded() / 1000 }
}

extension OwnFiles.Font {
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("file", file)
        for (name, words) in [("families", families), ("roles", roles)] {
            writer.key(name)
            writer.beginArray()
            for word in words { writer.value(word) }
            writer.endArray()
        }
        writer.member("version", version)
        writer.member("sha256", sha256)
        writer.endObject()
    }
}

extension Manifest.Widget {
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("kind", kind)
        writer.member("displayName", displayName)
        writer.member("description", description)
        writer.key("families")
        writer.beginArray()
        for family in families { writer.value(family) }
        writer.endArray()
        writer.endObject()
    }
}

extension Picture {
    /// The record of another job that shares this picture's file.
    func shared(with job: PictureJob) -> Picture {
        var picture = self
        picture.file = job.file
        picture.device = job.device.name
        picture.sizes = job.device.screen.origin.remark
        picture.platform = job.device.platform.rawValue
        picture.place = job.place?.context.rawValue ?? ""
        picture.appearance = job.appearance
        picture.typeSize = job.environment.typeSize.shortName
        picture.tree = job.treeFile
        picture.timings = Timings(layout: 0, paint: 0, encode: 0, write: 0)
        return picture
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("file", file)
        writer.member("kind", kind)
        writer.member("family", family)
        writer.member("device", device)
        writer.member("screen", screen)
        if let sizes { writer.member("sizes", sizes) }
        writer.member("platform", platform)
        writer.member("place", place)
        writer.member("appearance", appearance)
        writer.member("mode", mode)
        writer.member("levelOfDetail", levelOfDetail)
        writer.member("locale", locale)
        writer.member("typeSize", typeSize)
        writer.member("state", state)
        writer.member("entry", entry)
        writer.member("entryDate", entryDate)
        writer.member("width", width)
        writer.member("height", height)
        writer.member("displayWidth", Manifest.rounded(displayWidth))
        writer.member("displayHeight", Manifest.rounded(displayHeight))
        writer.member("scale", Manifest.rounded(scale))
        writer.member("pixelWidth", pixelWidth)
        writer.member("pixelHeight", pixelHeight)
        if !sha256.isEmpty { writer.member("sha256", sha256) }
        writer.member("bytes", bytes)
        if let tree { writer.member("tree", tree) }
        scene?.write(to: &writer)
        if let widgetURL { writer.member("widgetURL", widgetURL) }
        writer.member("text", spokenText)
        Manifest.write(diagnostics, to: &writer)
        writer.endObject()
    }
}

extension SceneRecord {
    /// Writes the members of the picture's object.
    fileprivate func write(to writer: inout JSONWriter) {
        if let store { writer.member("store", store) }
        writer.key("widgets")
        writer.beginArray()
        for widget in widgets {
            writer.beginObject()
            writer.member("kind", widget.kind)
            writer.member("family", widget.family)
            writer.member("mode", widget.mode)
            let frame = widget.frame
            let numbers = [
                ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
            ]
            for (name, value) in numbers { writer.member(name, Manifest.rounded(value)) }
            writer.endObject()
        }
        writer.endArray()
    }
}
