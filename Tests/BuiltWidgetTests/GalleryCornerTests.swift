import CoreGraphics
import ExtensionProcess
import ExtensionProtocol
import Foundation
import HostTestSupport
import RenderModel
import Testing
import WidgetCompiler
import WidgetVocabulary

/// Corners of a watch face, whose labels are drawn along its edge and not in the widget.
@Suite(
    "The corners of the gallery",
    .enabled("the macros that its previews use are not built") { (try? SDKLocation.find())?.macroPlugin != nil })
struct GalleryCornerTests {
    /// Friday, 27 November 2026, 9:41 GMT, in seconds since the reference date.
    private static let morning = 817_465_260.0
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples/Gallery").standardizedFileURL.path

    private func corner(_ example: String, kind: String) throws -> RenderTree {
        var options = BuiltFixture.options()
        options.platform = .watchOS
        var launch = LaunchOptions.patient
        launch.date = Self.morning
        let session = ExtensionProcess(
            try BuiltFixture.build(Self.root + "/" + example, options), options: launch)
        var place = WidgetEnvironment(
            platform: .watchOS, family: .accessoryCorner, canvasSize: CGSize(width: 38, height: 38))
        place.contentMargins = .init(all: 0)
        place.containerBackground = .removed
        place.widgetLabel = .shown
        let reply = try session.entries(EntriesRequest(kind: kind, purpose: .timeline, environment: place))
        return try #require(
            try session.render(RenderRequest(token: reply.token, entries: [0], environments: [place])).first)
    }

    /// The texts of the label, and those of the widget itself.
    private func texts(_ tree: RenderTree) -> (label: [String], content: [String]) {
        var (label, content): ([String], [String]) = ([], [])
        func visit(_ node: RenderNode, isLabel: Bool) {
            let isLabel = isLabel || node.semantics?.marks.contains(.widgetLabel) == true
            if case .text(let text) = node.content {
                if isLabel { label.append(text.string) } else { content.append(text.string) }
            }
            for child in node.children { visit(child, isLabel: isLabel) }
        }
        visit(tree.root, isLabel: false)
        return (label, content)
    }

    @Test("F-199: the corner of a calendar has the time of the next event, and its title along the edge")
    func calendar() throws {
        let texts = texts(try corner("Calendar", kind: "Calendar"))
        #expect(texts.content == ["9:30\u{202F}AM"])
        #expect(texts.label == ["Stand-up"])
    }

    @Test("F-200: the corner of a stock has its symbol, and the change along the edge")
    func stocks() throws {
        let texts = texts(try corner("Stocks", kind: "Symbol"))
        #expect(texts.content == ["ACRN"])
        #expect(texts.label.count == 1 && texts.label.first?.hasSuffix("%") == true)
    }

    @Test("The corner of the activity rings has the energy along the edge")
    func fitness() throws {
        let texts = texts(try corner("Fitness", kind: "Fitness"))
        #expect(texts.content.isEmpty)
        #expect(texts.label.count == 1 && texts.label.first?.hasSuffix("/500 kcal") == true)
    }
}
