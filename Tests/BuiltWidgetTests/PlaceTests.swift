import CoreGraphics
import ExtensionProcess
import ExtensionProtocol
import HostTestSupport
import RenderModel
import Testing
import WidgetVocabulary

@Suite("The environment of a place")
struct PlaceTests {
    static let built = Result { try BuiltFixture.build(BuiltFixture.fixtures + "/Places") }

    private func session() throws -> ExtensionProcess { ExtensionProcess(try Self.built.get(), options: .patient) }

    private func tree(of kind: String, in place: WidgetEnvironment) throws -> RenderTree {
        try session().tree(of: kind, in: place)
    }

    private func received(_ change: (inout WidgetEnvironment) -> Void = { _ in }) throws -> [String: String] {
        var place = WidgetEnvironment.small
        change(&place)
        return try tree(of: "Told", in: place).lines
    }

    @Test("F-46: the view receives its rendering mode", arguments: RenderingMode.allCases)
    func renderingMode(_ mode: RenderingMode) throws {
        #expect(try received { $0.renderingMode = mode }["mode"] == mode.rawValue)
    }

    @Test("F-127: a removed background is not drawn, and the view receives this")
    func removedBackground() throws {
        var place = WidgetEnvironment.small
        #expect(try tree(of: "Told", in: place).lines["background"] == "true")
        #expect(try tree(of: "Told", in: place).marked(.containerBackground).count == 1)
        place.containerBackground = .removed
        #expect(try tree(of: "Told", in: place).lines["background"] == "false")
        #expect(try tree(of: "Told", in: place).marked(.containerBackground).isEmpty)
        // One that cannot be removed stays.
        #expect(try tree(of: "Stubborn", in: place).marked(.containerBackground).count == 1)
    }

    @Test("F-124: on an Always-On display the view's luminance is reduced")
    func luminance() throws {
        #expect(try received()["dimmed"] == "false")
        #expect(try received { $0.luminance = .reduced }["dimmed"] == "true")
    }

    @Test("F-136: beyond the threshold the view receives the simplified level of detail")
    func levelOfDetail() throws {
        #expect(try received()["simplified"] == "false")
        #expect(try received { $0.levelOfDetail = .simplified }["simplified"] == "true")
    }

    @Test("F-137: the simplified view has larger type and no controls, and shares content with the default one")
    func simplified() throws {
        var place = WidgetEnvironment.small
        let near = try tree(of: "Distant", in: place)
        place.levelOfDetail = .simplified
        let far = try tree(of: "Distant", in: place)
        #expect(near.nodes.contains { $0.semantics?.interaction != nil })
        #expect(!far.nodes.contains { $0.semantics?.interaction != nil })
        #expect(Set(far.strings).isSubset(of: near.strings))
        #expect(far.strings == ["21°"])
        let height = try #require(far.nodes.first { $0.string == "21°" }).frame.height
        #expect(near.nodes.allSatisfy { $0.string == nil || $0.frame.height < height })
    }

    @Test("The view receives margins, contrast, transparency, colors, weight, direction, locale and scale")
    func environment() throws {
        let received = try received {
            $0.contentMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
            $0.contrast = .increased
            $0.transparency = .reduced
            $0.differentiation = .withoutColor
            $0.legibilityWeight = .bold
            $0.layoutDirection = .rightToLeft
            $0.locale = "ar_EG"
            $0.displayScale = 2
            $0.colorScheme = .dark
        }
        #expect(received["margins"] == "1.0 2.0 3.0 4.0")
        #expect(received["locale"] == "ar_EG")
        #expect(received["scale"] == "2.0")
        for name in ["contrast", "opaque", "colourless", "bold", "mirrored", "dark"] {
            #expect(received[name] == "true")
        }
        let usual = try self.received()
        for name in ["contrast", "opaque", "colourless", "bold", "mirrored", "dark", "dimmed", "label"] {
            #expect(usual[name] == "false")
        }
    }

    @Test("Reduced transparency makes materials opaque")
    func transparency() throws {
        var place = WidgetEnvironment.small
        #expect(try tree(of: "Marked", in: place).dump.contains("material"))
        place.transparency = .reduced
        #expect(try !tree(of: "Marked", in: place).dump.contains("material"))
    }

    @Test("F-117: the view receives type sizes from Large to AX5, which enlarge its text; smaller ones become Large")
    func typeSizes() throws {
        var heights: [Double] = []
        for size in TypeSize.allCases {
            var place = WidgetEnvironment.small
            place.canvasSize = CGSize(width: 400, height: 400)
            place.typeSize = size
            let tree = try tree(of: "Told", in: place)
            let isSmaller = [.xSmall, .small, .medium].contains(size)
            #expect(tree.lines["type"] == (isSmaller ? "large" : size.rawValue))
            heights.append(try #require(tree.nodes.first { $0.string == "body" }).frame.height)
        }
        #expect(heights.prefix(3).allSatisfy { $0 == heights[3] })
        #expect(zip(heights.dropFirst(3), heights.dropFirst(4)).allSatisfy { $0 < $1 })
    }

    @Test("F-117: Mac and watch have one type size, with their own text styles")
    func fixedTypeSizes() throws {
        func height(_ platform: OperatingSystem, _ size: TypeSize) throws -> Double {
            var place = WidgetEnvironment.small
            place.canvasSize = CGSize(width: 400, height: 400)
            place.platform = platform
            place.typeSize = size
            let tree = try tree(of: "Told", in: place)
            if platform == .macOS || platform == .watchOS { #expect(tree.lines["type"] == "large") }
            return try #require(tree.nodes.first { $0.string == "body" }).frame.height
        }
        #expect(try height(.macOS, .accessibility5) == height(.macOS, .large))
        #expect(try height(.watchOS, .accessibility5) == height(.watchOS, .xSmall))
        #expect(try height(.visionOS, .accessibility5) == height(.iOS, .accessibility5))
        // Body text has 13 points on a Mac, 16 on a watch and 17 on an iPhone.
        #expect(try height(.macOS, .large) < height(.watchOS, .large))
        #expect(try height(.watchOS, .large) < height(.iOS, .large))
    }

    @Test("F-35: accent group and image rendering are marked; a full-color image is one that opts in (F-45)")
    func accent() throws {
        let tree = try tree(of: "Marked", in: .small)
        #expect(tree.marked(.accentable).flatMap(\.strings) == ["accent"])
        let pictures = tree.nodes.compactMap { node -> ImageContent.AccentedRendering? in
            if case .image(let content) = node.content { content.accentedRendering } else { nil }
        }
        #expect(pictures == [.fullColor, .desaturated, .accentedDesaturated, .accented, .automatic])
    }

    @Test("A widget label is drawn separately, and only if the place shows it")
    func label() throws {
        var place = WidgetEnvironment(
            platform: .watchOS, family: .accessoryCircular, canvasSize: CGSize(width: 50, height: 50),
            contentMargins: .init(all: 0))
        #expect(try tree(of: "Labelled", in: place).strings == ["21°"])
        place.widgetLabel = .shown
        let tree = try tree(of: "Labelled", in: place)
        #expect(tree.marked(.widgetLabel).flatMap(\.strings) == ["Seoul"])
        #expect(tree.marked(.curvesContent).flatMap(\.strings) == ["21°"])
        #expect(tree.marked(.accessoryBackground).count == 1)
        #expect(try received { $0.widgetLabel = .shown }["label"] == "true")
    }

    @Test("The standard backdrop exists in circles, corners and rectangles, not in a line of text")
    func backdrop() throws {
        var place = WidgetEnvironment(family: .accessoryInline, canvasSize: CGSize(width: 234, height: 26))
        #expect(try tree(of: "Labelled", in: place).marked(.accessoryBackground).isEmpty)
        place.family = .accessoryRectangular
        #expect(try tree(of: "Labelled", in: place).marked(.accessoryBackground).count == 1)
    }

    @Test("F-140: a configuration specifies its mounting styles, by default both, and its texture")
    func mounting() throws {
        let widgets = try session().describe().widgets
        func widget(_ kind: String) throws -> WidgetDescription { try #require(widgets.first { $0.kind == kind }) }
        #expect(try widget("Told").mountingStyles == [.elevated, .recessed])
        #expect(try widget("Told").texture == .glass)
        #expect(try widget("Poster").mountingStyles == [.recessed])
        #expect(try widget("Poster").texture == .paper)
        #expect(try widget("Desk").mountingStyles == [.elevated])
    }

    @Test("F-141: differently mounted sizes are separate configurations of one bundle")
    func mountingBySize() throws {
        let widgets = try session().describe().widgets
        func families(_ style: MountingStyle) -> Set<Family> {
            let mounted = widgets.filter { ["Poster", "Desk"].contains($0.kind) && $0.mountingStyles.contains(style) }
            return Set(mounted.flatMap(\.families))
        }
        #expect(families(.recessed) == [.systemLarge, .systemExtraLarge])
        #expect(families(.elevated) == [.systemSmall])
    }

    @Test("Disfavored places of a widget are reported to the host")
    func disfavoredLocations() throws {
        let widget = try #require(try session().describe().widgets.first { $0.kind == "Marked" })
        #expect(widget.disfavors(.carPlay, in: .systemSmall))
        #expect(widget.disfavors(.standBy, in: .systemSmall))
        #expect(!widget.disfavors(.homeScreen, in: .systemSmall))
        #expect(!widget.disfavors(.carPlay, in: .systemMedium))
        #expect(widget.prompting == .whenAdded)
    }
}

@Suite("One folder on every platform")
struct PlatformTests {
    private static let built = OperatingSystem.allCases.map { platform in
        Result {
            var options = BuiltFixture.options()
            options.platform = platform
            return try BuiltFixture.build(BuiltFixture.fixtures + "/Places", options)
        }
    }

    private func session(_ platform: OperatingSystem) throws -> ExtensionProcess {
        let index = try #require(OperatingSystem.allCases.firstIndex(of: platform))
        return ExtensionProcess(try Self.built[index].get(), options: .patient)
    }

    private static let families: [OperatingSystem: [Family]] = [
        .iOS: [.systemSmall, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline],
        .macOS: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge],
        .watchOS: [.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner],
        .visionOS: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait],
    ]

    @Test(
        "F-26: the same source is built for a platform, offers the platform's families and draws in each of them",
        arguments: OperatingSystem.allCases)
    func families(_ platform: OperatingSystem) throws {
        let session = try session(platform)
        let families = try #require(try session.describe().widgets.first { $0.kind == "Told" }).families
        #expect(families == Self.families[platform])
        for family in families {
            let place = WidgetEnvironment(
                platform: platform, family: family, canvasSize: CGSize(width: 200, height: 200))
            let tree = try session.tree(of: "Told", in: place)
            #expect(tree.lines["system"] == platform.rawValue)
            #expect(tree.strings.contains("body"))
            #expect(tree.diagnostics.isEmpty)
        }
    }
}

extension ExtensionProcess {
    /// The first entry of a widget's timeline in a place.
    func tree(of kind: String, in place: WidgetEnvironment) throws -> RenderTree {
        let reply = try entries(EntriesRequest(kind: kind, purpose: .timeline, environment: place))
        let trees = try render(RenderRequest(token: reply.token, entries: [0], environments: [place]))
        return try #require(trees.first)
    }
}

extension RenderTree {
    fileprivate var nodes: [RenderNode] { root.all }
    fileprivate var strings: [String] { root.strings }

    fileprivate func marked(_ mark: Semantics.Marks) -> [RenderNode] {
        nodes.filter { $0.semantics?.marks.contains(mark) == true }
    }
}

extension RenderNode {
    /// The node and those below it, from the back to the front.
    fileprivate var all: [RenderNode] { [self] + children.flatMap(\.all) }
    fileprivate var strings: [String] { all.compactMap(\.string) }

    fileprivate var string: String? {
        if case .text(let content) = content { content.string } else { nil }
    }
}
