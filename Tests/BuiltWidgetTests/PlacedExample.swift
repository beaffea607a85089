import CoreGraphics
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Foundation
import Painter
import RenderModel
import RenderingModes
import Scenes
import TestSupport
import Testing
import WidgetHost
import WidgetVocabulary

/// An example in a place of the catalog, with the place's environment and treatment.
struct PlacedExample {
    let place: WidgetPlace
    let traits: PlaceTraits
    var environment: WidgetEnvironment
    private let session: ExtensionProcess

    /// The clock of every widget stands still on a day in May 2026, in seconds since the reference date.
    static let moment = 800_000_000.0

    /// - Parameter hours: after the moment of all examples.
    init(
        _ example: ExampleTests.Example, on device: String = "393x852", _ context: Context, _ family: Family,
        under setting: Setting = Setting(), after hours: Double = 0
    ) throws {
        place = try WidgetPlace(device: DeviceCatalog.device(named: device), context: context, family: family)
        traits = try place.traits(under: setting)
        environment = WidgetEnvironment(family: .systemSmall, canvasSize: .zero)
        environment.set(place)
        environment.set(traits)
        let date = Self.moment + hours * 3600
        environment.now = date
        let edition = ExampleTests.Edition(example: example, platform: place.platform.system)
        session = ExtensionProcess(
            try #require(ExampleTests.built[edition]).get(), options: LaunchOptions(timeLimit: .ample, date: date))
    }

    /// As the extension draws it.
    ///
    /// - Parameter values: of the configuration, each the name of a case.
    func tree(
        _ purpose: EntriesRequest.Purpose = .timeline, choosing values: [String: String] = [:],
        _ change: (inout WidgetEnvironment) -> Void = { _ in }
    ) throws -> RenderTree {
        var environment = environment
        change(&environment)
        let reply = try entries(purpose, choosing: values, in: environment)
        let trees = try session.render(RenderRequest(token: reply.token, entries: [0], environments: [environment]))
        return try #require(trees.first)
    }

    /// What the provider answers; a snapshot is one for the gallery.
    func entries(
        _ purpose: EntriesRequest.Purpose = .timeline, choosing values: [String: String] = [:],
        in environment: WidgetEnvironment? = nil
    ) throws -> EntriesReply {
        let environment = environment ?? self.environment
        let kind = try #require(try widgets().first { $0.families.contains(environment.family) }).kind
        return try session.entries(
            EntriesRequest(
                kind: kind, purpose: purpose, environment: environment,
                configuration: values.map { .init(name: $0.key, json: "\"\($0.value)\"") },
                isPreview: purpose == .snapshot))
    }

    func widgets(_ locale: String? = nil) throws -> [WidgetDescription] {
        try session.describe(locale: locale).widgets
    }

    /// As the place shows it, in surroundings of a single color.
    func picture(
        of tree: RenderTree, before ground: RGBA = .gray(0.5), density: Double = density
    ) throws -> Bitmap {
        var shown = tree.treated(by: Treatment(traits, in: place))
        #expect(shown.validate().isEmpty)
        let frame = CGRect(origin: .zero, size: tree.size)
        let wall = RenderNode(
            .shape(ShapeContent(path: PathStorage(rect: frame), fill: Fill(.color(ground)))), frame: frame)
        shown.root.children.insert(wall, at: 0)
        return try Painter().paint(shown, options: Painter.Options(scale: density)).bitmap
    }

    /// Pixels per point of the pictures.
    static let density = 3.0

    /// How each text stands out from what lies behind it, in the place.
    ///
    /// 1. The widget is drawn with its texts and without them.
    /// 2. Within a text's frame, the pixel that changed most is ink, and the same pixel without texts is its ground.
    func inks(in tree: RenderTree, before ground: RGBA = .gray(0.5)) throws -> [Ink] {
        let with = try picture(of: tree, before: ground)
        let without = try picture(of: tree.withoutTexts, before: ground)
        return tree.everyNode.compactMap { node in
            guard case .text(let text) = node.content else { return nil }
            let area = node.frame.applying(CGAffineTransform(scaleX: Self.density, y: Self.density))
                .intersection(CGRect(x: 0, y: 0, width: with.width, height: with.height))
            guard !area.isNull, !area.isEmpty else { return nil }
            var ink: Ink?
            for y in Int(area.minY)..<Int(area.maxY) {
                for x in Int(area.minX)..<Int(area.maxX) where with[x, y] != without[x, y] {
                    let found = Ink(text: text.string, ink: with[x, y], ground: without[x, y])
                    if found.contrast > ink?.contrast ?? 0 { ink = found }
                }
            }
            return ink
        }
    }
}

/// The strongest pixel of a text, and what it covers.
struct Ink {
    var text: String
    var ink: Pixel
    var ground: Pixel

    /// Web Content Accessibility Guidelines 2.2, contrast ratio.
    var contrast: Double {
        let pair = [ink.relativeLuminance, ground.relativeLuminance].sorted()
        return (pair[1] + 0.05) / (pair[0] + 0.05)
    }
}

extension Pixel {
    var relativeLuminance: Double {
        func linear(_ value: UInt8) -> Double {
            let part = Double(value) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Between the strongest and the weakest channel, 0…255.
    var chroma: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }

    /// Degrees; `nil` for nearly gray colors.
    var hue: Double? {
        let (r, g, b) = (Double(red), Double(green), Double(blue))
        let most = max(r, g, b)
        let span = Double(chroma)
        guard span > 24 else { return nil }
        let sixth = most == r ? (g - b) / span : most == g ? 2 + (b - r) / span : 4 + (r - g) / span
        return (sixth * 60 + 360).truncatingRemainder(dividingBy: 360)
    }

    /// The distance to a color's hue in degrees, at most 180; `nil` for nearly gray colors.
    func distance(to color: TintColor) -> Double? {
        guard let hue, let wanted = Pixel(color).hue else { return nil }
        let distance = abs(hue - wanted)
        return min(distance, 360 - distance)
    }
}

extension Bitmap {
    var everyPixel: [Pixel] { (0..<height).flatMap { y in (0..<width).map { self[$0, y] } } }

    /// Those whose middle lies outside of frames, given in points.
    func pixels(outside frames: [CGRect], density: Double = PlacedExample.density) -> [Pixel] {
        let holes = frames.map { $0.insetBy(dx: -1, dy: -1) }
        return (0..<height).flatMap { y in
            (0..<width).compactMap { x in
                let point = CGPoint(x: (Double(x) + 0.5) / density, y: (Double(y) + 0.5) / density)
                return holes.contains { $0.contains(point) } ? nil : self[x, y]
            }
        }
    }

    var meanLuminance: Double { everyPixel.map(\.relativeLuminance).reduce(0, +) / Double(width * height) }

    /// The pixel at a place in points.
    func at(_ x: Double, _ y: Double) -> Pixel {
        self[Int(x * PlacedExample.density), Int(y * PlacedExample.density)]
    }
}

extension RGBA {
    static func gray(_ value: Float) -> RGBA { RGBA(red: value, green: value, blue: value) }
}

extension RenderTree {
    /// The canvas with nothing on it.
    var emptied: RenderTree {
        var tree = self
        tree.root.children = []
        return tree
    }

    /// The frames of the images that keep their colors when the rest is tinted.
    var keptPictures: [CGRect] {
        everyNode.compactMap { node in
            guard case .image(let image) = node.content, image.accentedRendering == .fullColor else { return nil }
            return node.frame
        }
    }

    var withoutTexts: RenderTree {
        var tree = self
        tree.root = root.mapped { node in
            if case .text = node.content { node.content = .group }
        }
        return tree
    }

    /// The size of a text's largest font, in points.
    func fontSize(of node: RenderNode) -> Double? {
        guard case .text(let text) = node.content else { return nil }
        return text.lines.flatMap(\.runs).filter { !$0.glyphs.isEmpty }.map { fonts[$0.font].size }.max()
    }

    /// What is seen of the content: texts, symbols and pictures.
    var leaves: [RenderNode] {
        root.children.filter { $0.semantics?.marks.contains(.containerBackground) != true }.flatMap(\.every).filter {
            switch $0.content {
            case .text, .symbol, .image: true
            case .group, .shape, .effect: false
            }
        }
    }

    /// The text of the largest type: what the widget is about.
    var hero: RenderNode? {
        leaves.filter { fontSize(of: $0) != nil }.max { (fontSize(of: $0) ?? 0) < (fontSize(of: $1) ?? 0) }
    }
}

extension RenderNode {
    func mapped(_ change: (inout RenderNode) -> Void) -> RenderNode {
        var node = self
        change(&node)
        node.children = node.children.map { $0.mapped(change) }
        return node
    }
}
