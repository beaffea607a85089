import Foundation
import Testing

/// Sources that are easily misread, in the released program.
@Suite(
    "The released program and unusual sources",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedSourceTests {
    /// - Parameter content: of the widget's view.
    private static func source(_ content: String, with declarations: String = "") -> String {
        """
        import SwiftUI
        import WidgetKit

        \(declarations)

        struct Entry: TimelineEntry { let date: Date }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [Entry(date: .now)], policy: .never))
            }
        }

        @main struct Probe: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Probe", provider: Provider()) { _ in
                    \(content).containerBackground(.white, for: .widget)
                }
                .supportedFamilies([.systemSmall])
            }
        }

        """
    }

    @Test("The order of a set is the same in every run")
    func hashing() throws {
        let source = Self.source(#"Text(Set((1...40).map(String.init)).joined(separator: " "))"#)
        let trees = try (0..<2).map { _ in try Released.draw(["Probe.swift": source]).trees }
        #expect(trees[0].contains("40"), "\(trees[0])")
        #expect(trees[0] == trees[1])
    }

    @Test(
        "Code that resembles something else is drawn as it is written",
        arguments: [
            ("Text(text)", "let text = { (stdout: Int) in \"<\\(stdout)>\" }(7)", "<7>"),
            ("Text(text)", "enum Mode { case `import`, export }\nlet text = \"<\\(Mode.import)>\"", "<import>"),
            ("Text(text)", "let text = \"<\\(UIDevice.current.systemName.isEmpty ? \"}\" : \"{\")>\"", "<{>"),
            ("Text(text)", "#if (os(macOS) ||\n  os(iOS))\nlet text = \"<phone>\"\n#endif", "<phone>"),
            (
                "Text(text)",
                "let found = \"a{b\".contains(#/[{\"]b/#)\nlet text = \"<\\(found ? Progress().completedUnitCount : 1)>\"",
                "<0>"
            ),
        ])
    func lookalikes(content: String, declarations: String, drawn: String) throws {
        let run = try Released.draw(["Probe.swift": Self.source(content, with: declarations)])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains(drawn), "\(run.trees)")
    }
}
