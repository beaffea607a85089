import CoreGraphics
import ExtensionProtocol
import RenderModel

/// The properties of a drawn entry for the machine.
package struct DrawingFacts: Hashable, Sendable {
    package struct Picture: Hashable, Sendable {
        package var name: String
        package var width: Int
        package var height: Int

        package init(name: String, width: Int, height: Int) {
            self.name = name
            self.width = width
            self.height = height
        }
    }

    package var entry: Int
    /// The size of the stored drawing in bytes.
    package var byteCount: Int
    /// The image with the largest area.
    package var largestPicture: Picture?
    package var hasContainerBackground: Bool
    /// The messages of the drawing's diagnostics, except for notes.
    package var findings: [String]

    package init(
        entry: Int, byteCount: Int, largestPicture: Picture? = nil, hasContainerBackground: Bool = true,
        findings: [String] = []
    ) {
        self.entry = entry
        self.byteCount = byteCount
        self.largestPicture = largestPicture
        self.hasContainerBackground = hasContainerBackground
        self.findings = findings
    }

    package init(_ tree: RenderTree, entry: Int, byteCount: Int) {
        let largest = tree.images.max { $0.pixelWidth * $0.pixelHeight < $1.pixelWidth * $1.pixelHeight }
        self.init(
            // Keys of builds are not part of an archive on a phone.
            entry: entry, byteCount: byteCount - tree.encodedKeyLength,
            largestPicture: largest.map { Picture(name: $0.name, width: $0.pixelWidth, height: $0.pixelHeight) },
            hasContainerBackground: tree.root.hasMark(.containerBackground),
            findings: tree.diagnostics.filter { $0.severity > .note }.map { "\($0.subject): \($0.message)" })
    }
}

/// The limits beyond which iOS shows a gray or blank widget, although everything works here.
struct PhoneLimits: Sendable {
    /// The largest image has 2.2 times the widget's width by 2.0 times its height in pixels: an iPhone's system log
    /// prints `maximumSize: (620.4, 564.0)` for a widget of 282 pixels, and a dozen published maxima are 4.4 times a
    /// widget's area.
    static let pictureArea = 4.4

    var environment: WidgetEnvironment
    var settings: HostSettings

    func grayReasons(_ drawings: [DrawingFacts], archiveBytes: Int) -> [String] {
        var reasons: [String] = []
        if archiveBytes > settings.archiveLimit {
            reasons.append(
                "the drawn timeline has \(Self.size(archiveBytes)); the limit on an iPhone is "
                    + "\(Self.size(settings.archiveLimit)); use fewer entries or smaller images")
        }
        let scale = environment.displayScale
        let area = Double(environment.canvasSize.width * environment.canvasSize.height) * scale * scale
        let limit = Int(area * Self.pictureArea)
        let tooLarge = drawings.lazy.compactMap(\.largestPicture).first { $0.width * $0.height > limit }
        if let picture = tooLarge {
            let name = picture.name.isEmpty ? "an image" : "the image '\(picture.name)'"
            reasons.append(
                "\(name) has \(picture.width) by \(picture.height) pixels; the limit on an iPhone is \(limit) pixels "
                    + "here; scale it down before drawing it")
        }
        let isSystem = !environment.family.rawValue.hasPrefix("accessory")
        let lacksBackground = drawings.contains { !$0.hasContainerBackground }
        if isSystem, environment.containerBackground == .shown, lacksBackground {
            reasons.append(
                "the view has no container background, so iOS 17 and later show a message for developers; "
                    + "add containerBackground(for: .widget)")
        }
        return reasons
    }

    private static func size(_ bytes: Int) -> String {
        let tenths = bytes * 10 / (1 << 20)
        return "\(tenths / 10).\(tenths % 10) MB"
    }
}

extension RenderNode {
    /// Whether this node or a descendant has the mark.
    func hasMark(_ mark: Semantics.Marks) -> Bool {
        semantics?.marks.contains(mark) == true || children.contains { $0.hasMark(mark) }
    }
}
