import Foundation
import TestSupport
import Testing

/// The audit of previews on whole screens by the released program.
@Suite(
    "The released program audits previews on the screens of an app",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedScreenTests {
    private struct Report: Decodable {
        struct Finding: Decodable {
            var rule: String
            var outcome: String
            var places: [Place]
        }

        struct Place: Decodable {
            var preview: String
            var device: String
            var orientation: String
            var appearance: String
        }

        var findings: [Finding]
    }

    /// A widget, and the preview of a view that is placed with some modifiers.
    private static func source(_ modifiers: String) -> String {
        Released.widget(
            """
            struct StartView: View {
                @Environment(\\.colorScheme) private var colorScheme
                var body: some View { Text("Rain")\(modifiers) }
            }
            #Preview("Start") { StartView() }
            """, view: "Text(verbatim: \"Rain\")")
    }

    /// In the corner where in portrait the status bar is, and in landscape the sensor housing.
    private static let corner = ".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)"
    /// A text in that corner.
    private static let covered = corner + ".ignoresSafeArea()"

    private static func files(_ source: String) -> [String: String] { ["Probe.swift": source] }

    private static func places(_ files: [String: String]) throws -> [Report.Place] {
        let run = try Released.run(["audit"], files: files, ["--rules", "R-116", "--format", "json"])
        let report = try? JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        return try #require(report, "\(run.errors)").findings.flatMap(\.places)
    }

    @Test("A fault that shows in dark only is found there")
    func dark() throws {
        let hidden = Self.corner + ".ignoresSafeArea(edges: colorScheme == .dark ? .all : [])"
        let places = try Self.places(Self.files(Self.source(hidden)))
        #expect(places.count == 4 && places.allSatisfy { $0.appearance == "dark" }, "\(places)")
        #expect(places.allSatisfy { $0.preview == "Start" })
    }

    @Test("The page of an audit has the picture of a preview, whole and in part, with the marked text")
    func page() throws {
        let run = try Released.run(
            ["audit"], files: Self.files(Self.source(Self.covered)), ["--rules", "R-116", "--format", "html"])
        let parts = run.output.components(separatedBy: "<h2 id=\"pictures\">")
        try #require(parts.count == 2, "\(run.errors)")
        for part in parts {
            #expect(part.contains("the preview “Start” on "))
            #expect(part.components(separatedBy: "<rect class=\"mark\"").count == 2)
        }
        #expect(run.output.components(separatedBy: "data:image/svg+xml;base64,").count == 2)
    }
}
