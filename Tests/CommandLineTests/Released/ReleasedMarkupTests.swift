import Foundation
import TestSupport
import Testing

/// Markup in everything that a widget names appears as text on every page of the released program.
@Suite(
    "Injected markup on released pages", .serialized,
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedMarkupTests {
    /// Ends an attribute, a tag, a style and a script, and contains characters that HTML replaces.
    private static let markup = "'\"></style></script><script>alert(4711)</script><img src=x onerror=alert(4711)>&amp;"
    private static let quoted = markup.replacing("\"", with: "\\\"")

    private static let source = """
        import AppIntents
        import SwiftUI
        import WidgetKit
        struct City: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "City \(quoted)"
            static let defaultQuery = Cities()
            var id: String
            var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(id) \(quoted)") }
        }
        struct Cities: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [City] { identifiers.map { City(id: $0) } }
            func suggestedEntities() async throws -> [City] { [City(id: "\(quoted)")] }
            func defaultResult() async -> City? { City(id: "default \(quoted)") }
        }
        struct Choose: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Choose \(quoted)"
            static let description = IntentDescription("Describes \(quoted)")
            @Parameter(title: "City \(quoted)") var city: City?
        }
        struct Moment: TimelineEntry { var date: Date; var name: String }
        struct Provider: AppIntentTimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment(date: .now, name: "") }
            func snapshot(for configuration: Choose, in context: Context) async -> Moment {
                Moment(date: .now, name: configuration.city?.id ?? "")
            }
            func timeline(for configuration: Choose, in context: Context) async -> Timeline<Moment> {
                Timeline(entries: [Moment(date: .now, name: "\(quoted)")], policy: .never)
            }
        }
        @main struct Probe: Widget {
            var body: some WidgetConfiguration {
                AppIntentConfiguration(kind: "K\(quoted)", intent: Choose.self, provider: Provider()) { entry in
                    VStack {
                        Text(verbatim: entry.name)
                        Image("missing\(quoted)")
                        Image(systemName: "no.\(quoted)").accessibilityLabel("label \(quoted)")
                        Link("link", destination: URL(string: "app://x")!)
                    }
                    .containerBackground(.blue, for: .widget)
                    .widgetURL(URL(string: "app://%22%3E%3Cscript%3Ealert(4711)"))
                }
                .configurationDisplayName("Name \(quoted)").description("Text \(quoted)")
                .supportedFamilies([.systemSmall])
            }
        }

        """

    /// Places in a page where a browser would run the markup.
    private static func isInjected(_ page: String) -> Bool {
        page.contains("<script>alert(4711)") || page.contains("<img src=x") || page.contains("\"></style>")
    }

    @Test("S-TEXT-3, S-TEXT-4: Pages and pictures of render, gallery and screenshot")
    func files() throws {
        let output = try Scratch()
        // The name of a file is shown with findings.
        let files = ["Probe.swift": Self.source, "<img src=x onerror=alert(4711)>.swift": "let unused = 1\n"]
        for (name, command) in [
            ("pictures", ["render", "--format", "svg"]), ("matrix", ["render", "--matrix"]), ("gallery", ["gallery"]),
            ("trees", ["render", "--format", "tree"]),
        ] {
            let run = try Released.run(
                [command[0]], files: files, command.dropFirst() + ["--out", output.path + "/" + name])
            #expect(run.status < 2, "\(name): \(run.errors)")
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: output.path)
        let pages = names.filter { $0.hasSuffix(".html") || $0.hasSuffix(".svg") }
        #expect(pages.count >= 4, "\(names)")
        for page in pages {
            let text = try String(contentsOfFile: output.path + "/" + page, encoding: .utf8)
            #expect(!Self.isInjected(text), "\(page)")
            #expect(!page.contains("<"))
        }
        let all = try pages.map { try String(contentsOfFile: output.path + "/" + $0, encoding: .utf8) }.joined()
        #expect(all.contains("alert(4711)"), "the markup is shown as text")
    }

    @Test("S-TEXT-4: A build's errors and the live page: every response with the markup is data, not a document")
    func livePage() async throws {
        let scratch = try Scratch()
        try scratch.write(Self.source, to: "Probe/Probe.swift")
        let preview = try await ReleasedPreview(in: scratch.path)
        _ = try await preview.inspection(containing: "alert(4711)")
        try scratch.write("let broken: Int = \"\(Self.quoted)\"\n", to: "Probe/<img src=x onerror=alert(4711)>.swift")
        for path in ["/", "/gallery", "/widgets/1/tree", "/widgets/1/form"] {
            let answer = try await preview.http.send("GET", path)
            #expect(answer.status == 200, "\(path)")
            let isDocument = answer.headers["content-type"]?.hasPrefix("text/html") == true
            #expect(isDocument == (path == "/"))
            #expect(!isDocument || !answer.body.contains("4711"))
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            #expect(answer.headers["content-security-policy"]?.contains("script-src 'self';") == true)
        }
        let picture = try await preview.http.send("GET", "/widgets/1/picture?date=1800000000").body
        let drawing = try #require(try JSONSerialization.jsonObject(with: Data(picture.utf8)) as? [String: Any])
        #expect(!Self.isInjected(drawing["svg"] as? String ?? "<script>alert(4711)"))
        preview.stop()
    }
}
