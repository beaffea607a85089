import CoreGraphics
import ExtensionProcess
import ExtensionProtocol
import HostTestSupport
import Painter
import RenderModel
import Testing
import WidgetVocabulary

@Suite("Widget content by size, place and date")
struct ForecastTests {
    private static let built = Result { try BuiltFixture.build(BuiltFixture.fixtures + "/Forecast") }

    private func session() throws -> ExtensionProcess { ExtensionProcess(try Self.built.get(), options: .patient) }

    private func place(_ family: Family) -> WidgetEnvironment {
        let size =
            switch family {
            case .systemMedium: CGSize(width: 338, height: 158)
            case .systemLarge: CGSize(width: 338, height: 354)
            case .systemExtraLarge: CGSize(width: 715, height: 354)
            case .accessoryInline: CGSize(width: 234, height: 26)
            default: CGSize(width: 158, height: 158)
            }
        return WidgetEnvironment(family: family, canvasSize: size)
    }

    private func trees(
        _ kind: String, _ purpose: EntriesRequest.Purpose = .timeline, in place: WidgetEnvironment,
        configuration: [EntriesRequest.ConfigurationValue] = []
    ) throws -> (reply: EntriesReply, trees: [RenderTree]) {
        let session = try session()
        let reply = try session.entries(
            EntriesRequest(kind: kind, purpose: purpose, environment: place, configuration: configuration))
        let trees = try session.render(
            RenderRequest(token: reply.token, entries: Array(reply.entries.indices), environments: [place]))
        return (reply, trees)
    }

    @Test("F-25: without a custom design a widget has the framework's default appearance in every supported size")
    func defaultLook() throws {
        let plain = try #require(try session().describe().widgets.first { $0.kind == "Plain" })
        #expect(plain.families == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
        for family in plain.families {
            let place = place(family)
            let tree = try #require(try trees("Plain", in: place).trees.first)
            #expect(tree.strings == ["21°"])
            #expect(tree.size == place.canvasSize)
            // The background fills the widget; the text is in its middle, inside the margins.
            let background = try #require(
                tree.nodes.first { $0.semantics?.marks.contains(.containerBackground) == true })
            #expect(background.frame == CGRect(origin: .zero, size: place.canvasSize))
            let text = try #require(tree.nodes.first { $0.string != nil })
            #expect(abs(text.frame.midX - place.canvasSize.width / 2) <= 0.5)
            #expect(abs(text.frame.midY - place.canvasSize.height / 2) <= 0.5)
        }
    }

    @Test("F-25: a widget may have a design for each size and place")
    func designs() throws {
        func shown(_ place: WidgetEnvironment) throws -> [String] {
            try #require(try trees("Designed", in: place).trees.first).strings
        }
        #expect(try shown(place(.systemSmall)) == ["small"])
        #expect(try shown(place(.systemMedium)) == ["medium"])
        #expect(try shown(place(.accessoryInline)) == ["line"])
        var removed = place(.systemSmall)
        removed.containerBackground = .removed
        #expect(try shown(removed) == ["bare"])
    }

    @Test("F-33: full color leaves the view's colors unchanged, even in the accent group")
    func fullColor() throws {
        let painted = try trees("Bands", in: place(.systemSmall)).trees.map { tree in
            try Painter().paint(tree, options: Painter.Options(scale: 1)).bitmap
        }
        let bitmap = try #require(painted.first)
        #expect(bitmap[0, 0] == Pixel(red: 32, green: 64, blue: 128))
        #expect(bitmap[157, 78] == Pixel(red: 32, green: 64, blue: 128))
        #expect(bitmap[0, 79] == Pixel(red: 255, green: 128, blue: 0))
        #expect(bitmap[157, 157] == Pixel(red: 255, green: 128, blue: 0))
    }

    @Test("F-72: for an intent the provider returns a placeholder at once, and later a snapshot and a timeline")
    func purposes() throws {
        let small = place(.systemSmall)
        let busan = [EntriesRequest.ConfigurationValue(name: "town", json: "\"busan\"")]
        #expect(try trees("City", .placeholder, in: small).reply.entries.count == 1)
        #expect(try trees("City", .snapshot, in: small).trees.map(\.strings) == [["seoul now", "4°", "always"]])
        #expect(
            try trees("City", .snapshot, in: small, configuration: busan).trees.map(\.strings)
                == [["busan now", "9°", "always"]])
        let timeline = try trees("City", .timeline, in: small, configuration: busan)
        #expect(timeline.reply.entries.map(\.date) == [800_000_000, 800_003_600, 800_007_200])
        #expect(timeline.reply.policy == .after(800_000_900))
        #expect(
            timeline.trees.map(\.strings)
                == [["busan", "9°", "always"], ["busan", "10°", "always"], ["busan", "11°", "always"]])
    }

    @Test("F-122: a placeholder with full sample data is redacted, except for unredacted views")
    func placeholder() throws {
        let small = place(.systemSmall)
        let tree = try #require(try trees("City", .placeholder, in: small).trees.first)
        #expect(tree.strings == ["always"])
        #expect(!tree.dump.contains("Sample"))
        #expect(tree.nodes.filter { $0.semantics?.marks.contains(.redacted) == true }.count == 2)
        // The same view with its texts, when it is not a placeholder.
        let snapshot = try #require(try trees("City", .snapshot, in: small).trees.first)
        #expect(!snapshot.nodes.contains { $0.semantics?.marks.contains(.redacted) == true })
    }
}

extension RenderTree {
    /// Every node, from the back to the front.
    fileprivate var nodes: [RenderNode] {
        func all(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(all) }
        return all(root)
    }

    fileprivate var strings: [String] { nodes.compactMap(\.string) }
}

extension RenderNode {
    fileprivate var string: String? {
        if case .text(let content) = content { content.string } else { nil }
    }
}
