import CoreGraphics
import ExtensionProcess
import ExtensionProtocol
import Foundation
import HostTestSupport
import RenderModel
import Testing
import WidgetVocabulary

@Suite("The example widgets on every platform")
struct ExampleTests {
    enum Example: String, CaseIterable, Sendable {
        case album = "Album"
        case tides = "Tides"
        case weather = "Weather"
    }

    /// One example, built for one platform.
    struct Edition: Hashable, Sendable, CustomTestStringConvertible {
        var example: Example
        var platform: OperatingSystem

        var testDescription: String { "\(example.rawValue) on \(platform.rawValue)" }

        /// Albums exist only in rooms and on iPhones; the others exist everywhere.
        static let all: [Edition] = Example.allCases.flatMap { example -> [Edition] in
            let platforms: [OperatingSystem] =
                example == .album ? [.iOS, .visionOS] : OperatingSystem.allCases
            return platforms.map { Edition(example: example, platform: $0) }
        }

        /// The examples whose text follows the user's type size.
        static let scaling: [Edition] = all.filter { edition in
            edition.platform == .iOS || edition.platform == .visionOS
        }
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples").standardizedFileURL.path

    static let built: [Edition: Result<BuiltExtension, any Error>] = {
        var built: [Edition: Result<BuiltExtension, any Error>] = [:]
        for edition in Edition.all {
            var options = BuiltFixture.options()
            options.platform = edition.platform
            built[edition] = Result { try BuiltFixture.build(root + "/" + edition.example.rawValue, options) }
        }
        return built
    }()

    /// - Parameter day: from which the clock stands still, so that no result depends on when the tests run.
    private func session(
        _ example: Example, _ platform: OperatingSystem = .iOS, day: Int = 0
    ) throws -> ExtensionProcess {
        var options = LaunchOptions.patient
        options.date = Self.firstDay + Double(day) * 86_400
        return ExtensionProcess(
            try #require(Self.built[Edition(example: example, platform: platform)]).get(), options: options)
    }

    /// 2026-11-20 09:41 UTC, in seconds since the reference date.
    private static let firstDay = 816_860_460.0
    /// Days after which each of the albums was the album of the day.
    private static let days = 0..<3

    /// Sizes of the Human Interface Guidelines for an iPhone of 390 × 844 points, an iPad and a Vision Pro; those of
    /// the corner are not published.
    private func place(
        _ family: Family, _ platform: OperatingSystem = .iOS
    ) -> WidgetEnvironment {
        let size =
            switch family {
            case .systemSmall: CGSize(width: 158, height: 158)
            case .systemMedium: CGSize(width: 338, height: 158)
            case .systemLarge: CGSize(width: 338, height: 354)
            case .systemExtraLarge where platform == .visionOS: CGSize(width: 450, height: 338)
            case .systemExtraLarge: CGSize(width: 634.5, height: 305.5)
            case .systemExtraLargePortrait: CGSize(width: 338, height: 450)
            case .accessoryCircular, .accessoryCorner: CGSize(width: 72, height: 72)
            case .accessoryRectangular: CGSize(width: 160, height: 72)
            case .accessoryInline: CGSize(width: 234, height: 26)
            }
        var place = WidgetEnvironment(platform: platform, family: family, canvasSize: size)
        if size.height < 100 { place.contentMargins = .init(all: 0) }
        return place
    }

    private func trees(
        _ session: ExtensionProcess, _ kind: String, in places: [WidgetEnvironment], _ values: [String: String] = [:]
    ) throws -> [RenderTree] {
        let first = try #require(places.first)
        let configuration = values.map { EntriesRequest.ConfigurationValue(name: $0.key, json: "\"\($0.value)\"") }
        let reply = try session.entries(
            EntriesRequest(kind: kind, purpose: .timeline, environment: first, configuration: configuration))
        #expect(reply.diagnostics.allSatisfy { $0.isSampleWeather })
        return try session.render(RenderRequest(token: reply.token, entries: [0], environments: places))
    }

    @Test("Every family draws in every mode, level of detail and language, without a finding", arguments: Edition.all)
    func families(_ edition: Edition) throws {
        let session = try session(edition.example, edition.platform)
        for widget in try session.describe().widgets {
            for family in widget.families {
                var places: [WidgetEnvironment] = []
                for mode in RenderingMode.allCases {
                    for detail in LevelOfDetail.allCases {
                        for locale in ["en_US", "ko_KR", "ja_JP"] {
                            var place = place(family, edition.platform)
                            place.renderingMode = mode
                            place.containerBackground = mode == .fullColor ? .shown : .removed
                            place.levelOfDetail = detail
                            place.locale = locale
                            places.append(place)
                        }
                    }
                }
                for tree in try trees(session, widget.kind, in: places) {
                    let findings = tree.diagnostics.filter { !$0.isSampleWeather }
                    #expect(findings.isEmpty, "\(widget.kind), \(family): \(findings.map(\.text))")
                    #expect(tree.validate() == [])
                    #expect(tree.everyNode.contains { $0.spoken != nil })
                }
            }
        }
    }

    @Test("F-158: nothing exceeds its bounds in any type size", arguments: Edition.scaling)
    func typeSizes(_ edition: Edition) throws {
        for day in Self.days {
            try scale(edition, try session(edition.example, edition.platform, day: day))
        }
    }

    private func scale(_ edition: Edition, _ session: ExtensionProcess) throws {
        for widget in try session.describe().widgets {
            for family in widget.families {
                let places = TypeSize.allCases.flatMap { size in
                    ["en_US", "ko_KR", "ja_JP"].map { locale in
                        var place = place(family, edition.platform)
                        place.typeSize = size
                        place.locale = locale
                        return place
                    }
                }
                for (place, tree) in zip(places, try trees(session, widget.kind, in: places)) {
                    let canvas = CGRect(origin: .zero, size: place.canvasSize).insetBy(dx: -0.5, dy: -0.5)
                    for node in tree.everyNode where node.spoken != nil {
                        let what = "\(family), \(place.typeSize), \(place.locale): \(node.spoken ?? "")"
                        #expect(!node.isTruncated, "\(what)")
                        #expect(canvas.contains(node.frame), "\(what)")
                    }
                }
            }
        }
    }

    @Test("F-45: the cover opts in to keep its colors, and is smaller than the widget")
    func cover() throws {
        let session = try session(.album, .visionOS)
        for widget in try session.describe().widgets {
            for family in widget.families {
                let place = place(family, .visionOS)
                let tree = try #require(try trees(session, widget.kind, in: [place]).first)
                let covers = tree.everyNode.filter { node in
                    if case .image(let image) = node.content { image.accentedRendering == .fullColor } else { false }
                }
                #expect(covers.count == 1)
                let area = place.canvasSize.width * place.canvasSize.height
                #expect(covers.allSatisfy { $0.frame.width * $0.frame.height < area })
            }
        }
    }

    @Test("The covers are small enough for the smallest widgets of two pixels a point")
    func coverPixels() throws {
        for day in Self.days {
            let session = try session(.album, .visionOS, day: day)
            // An iPhone SE and the smallest iPad.
            for (family, width) in [(Family.systemSmall, 141.0), (.systemMedium, 292)] {
                var place = place(family, .visionOS)
                place.canvasSize = CGSize(width: width, height: 141)
                place.displayScale = 2
                let tree = try #require(try trees(session, "Album", in: [place]).first)
                #expect(!tree.diagnostics.contains { $0.code == .imageTooLarge }, "day \(day), \(family)")
            }
        }
    }

    @Test("F-99: the user's theme determines the album's brightness in every appearance")
    func theme() throws {
        let session = try session(.album)
        func paper(_ theme: String, _ scheme: ColorScheme) throws -> RenderNode? {
            var place = place(.systemSmall)
            place.colorScheme = scheme
            let tree = try trees(session, "Album", in: [place], ["theme": theme]).first
            return tree?.everyNode.first { $0.semantics?.marks.contains(.containerBackground) == true }
        }
        #expect(try paper("dark", .light) == paper("dark", .dark))
        #expect(try paper("light", .light) == paper("light", .dark))
        #expect(try paper("dark", .light) != paper("light", .light))
        #expect(try paper("automatic", .dark) == paper("dark", .light))
    }

    @Test("F-141: small albums are elevated, large ones are recessed")
    func mounting() throws {
        for widget in try session(.album, .visionOS).describe().widgets {
            let isSmall = widget.families.contains(.systemSmall)
            #expect(widget.mountingStyles == (isSmall ? [.elevated] : [.recessed]))
            #expect(widget.texture == (isSmall ? .glass : .paper))
        }
    }

    @Test(
        "F-137: in the simplified level of detail there are no controls, and the largest text is larger",
        arguments: Example.allCases)
    func simplified(_ example: Example) throws {
        let session = try session(example, .visionOS)
        for widget in try session.describe().widgets {
            for family in widget.families {
                var far = place(family, .visionOS)
                far.levelOfDetail = .simplified
                let trees = try trees(session, widget.kind, in: [place(family, .visionOS), far])
                #expect(trees[1].everyNode.allSatisfy { $0.semantics?.interaction == nil })
                #expect(trees[1].largestLine >= trees[0].largestLine, "\(widget.kind), \(family)")
            }
        }
    }

    @Test("F-129: in StandBy and CarPlay text is larger, and there are no images", arguments: Example.allCases)
    func standBy(_ example: Example) throws {
        let session = try session(example)
        let kind = try #require(try session.describe().widgets.first { $0.families.contains(.systemSmall) }).kind
        var far = place(.systemSmall)
        far.containerBackground = .removed
        let trees = try trees(session, kind, in: [place(.systemSmall), far])
        #expect(trees[1].largestLine > trees[0].largestLine)
        #expect(
            trees[1].everyNode.allSatisfy { node in
                if case .image = node.content { false } else { true }
            })
    }

    @Test("F-35: tides have content inside and outside of the accent group, in every family")
    func accentGroups() throws {
        let session = try session(.tides)
        let widget = try #require(try session.describe().widgets.first)
        for family in widget.families where family != .accessoryInline {
            let tree = try #require(try trees(session, widget.kind, in: [place(family)]).first)
            let accented = tree.everyNode.filter { $0.semantics?.marks.contains(.accentable) == true }
            #expect(!accented.isEmpty, "\(family)")
            let below = Set(accented.flatMap(\.every).compactMap(\.spoken))
            #expect(tree.everyNode.contains { $0.spoken.map { !below.contains($0) } ?? false }, "\(family)")
        }
    }

    @Test(
        "F-195: in the corner of a watch face the content is curved, with a label along the edge",
        arguments: [Example.tides, .weather])
    func corner(_ example: Example) throws {
        let session = try session(example, .watchOS)
        let widget = try #require(try session.describe().widgets.first)
        #expect(widget.families == [.accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline])
        var place = place(.accessoryCorner, .watchOS)
        place.widgetLabel = .shown
        let tree = try #require(try trees(session, widget.kind, in: [place]).first)
        #expect(tree.everyNode.contains { $0.semantics?.marks.contains(.curvesContent) == true })
        #expect(tree.everyNode.contains { $0.semantics?.marks.contains(.widgetLabel) == true })
    }
}

extension Diagnostic {
    /// The note that weather is the sample's, which these tests expect.
    var isSampleWeather: Bool { subject == "WeatherService" && severity == .note }
}

extension RenderTree {
    var everyNode: [RenderNode] { root.every }

    /// The height of the largest line of text, in points.
    fileprivate var largestLine: Double {
        everyNode.flatMap { node -> [Double] in
            guard case .text(let text) = node.content, !text.lines.isEmpty else { return [] }
            return [node.frame.height / Double(text.lines.count)]
        }
        .max() ?? 0
    }
}

extension RenderNode {
    /// The node and those below it.
    var every: [RenderNode] { [self] + children.flatMap(\.every) }

    var isTruncated: Bool {
        if case .text(let content) = content { content.truncated } else { false }
    }

    var spoken: String? {
        if case .text(let content) = content { content.string } else { nil }
    }
}
