import CoreGraphics
import ExtensionProcess
import ExtensionProtocol
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetCompiler
import WidgetVocabulary

@testable import PreviewServer

@Suite("Screen reader output of the example widgets")
struct SpokenOrderTests {
    private static let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples").path

    private func tree(_ example: String, _ family: Family, _ size: CGSize) throws -> RenderTree {
        let options = BuildOptions(
            cacheFolder: NSTemporaryDirectory() + "tessera-test-builds-\(getuid())", timeLimit: .ample)
        let built = try WidgetBuilder(sdk: try SDKLocation.find(), options: options)
            .build(try WidgetFolder(at: Self.examples + "/" + example)).product
        let session = ExtensionProcess(built, options: LaunchOptions(timeLimit: .ample, date: 800_000_000))
        let kind = try #require(
            try session.answer(to: DescribeRequest()).widgets.first { $0.families.contains(family) }
        ).kind
        let place = WidgetEnvironment(family: family, canvasSize: size)
        let reply = try session.answer(to: EntriesRequest(kind: kind, purpose: .timeline, environment: place))
        return try #require(try session.answer(to: RenderRequest(token: reply.token, environments: [place])).first)
    }

    /// Texts that are seen, without those in views that speak with a name of their own.
    private func visible(_ node: RenderNode) -> [String] {
        let marks = node.semantics?.marks ?? []
        if marks.contains(.accessibilityHidden) || marks.contains(.containerBackground) { return [] }
        if let label = node.semantics?.label, !label.isEmpty { return [label] }
        var texts: [String] = []
        if case .text(let text) = node.content, !text.string.isEmpty { texts.append(text.string) }
        return texts + node.children.flatMap(visible)
    }

    @Test(
        "F-119: every visible text is spoken once and in reading order",
        arguments: ["Weather", "Tides", "Album"],
        [
            (Family.systemSmall, CGSize(width: 158, height: 158)),
            (.systemMedium, CGSize(width: 338, height: 158)), (.systemLarge, CGSize(width: 338, height: 354)),
        ])
    func order(example: String, place: (Family, CGSize)) throws {
        let tree = try tree(example, place.0, place.1)
        let inspection = PageInspection(tree, revision: 0)
        let said = inspection.spoken.map(\.label)
        #expect(said.count > 1)
        #expect(said.joined(separator: ", ") == visible(tree.root).joined(separator: ", "))
        // Text in one column is read downward.
        let columns = Dictionary(grouping: inspection.spoken) { Int($0.frame[0].rounded()) }
        for column in columns.values {
            for (upper, lower) in zip(column, column.dropFirst()) {
                #expect(upper.frame[1] <= lower.frame[1], "“\(upper.label)” before “\(lower.label)”")
            }
        }
    }
}
