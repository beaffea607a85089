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

    /// - Parameter app: Lines of the app's target; `nil` for a folder without a project.
    private static func files(_ source: String, app: String?) -> [String: String] {
        guard let app else { return ["Probe.swift": source] }
        let project = """
            name: Probe
            targets:
              App:
                type: application
                platform: iOS
                sources: [App]
                dependencies: [{ target: Probe }]
            \(app)
              Probe: { type: app-extension, platform: iOS, sources: [Probe.swift] }
            """
        return ["project.yml": project, "Probe.swift": source, "App/App.swift": "import SwiftUI\n"]
    }

    private static func places(_ files: [String: String]) throws -> [Report.Place] {
        let run = try Released.run(["audit"], files: files, ["--rules", "R-116", "--format", "json"])
        let report = try? JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        return try #require(report, "\(run.errors)").findings.flatMap(\.places)
    }

    private static func screens(app: String?) throws -> [String] {
        try places(files(source(covered), app: app)).map { "\($0.device) in \($0.orientation)" }
    }

    @Test("Without a declaration a preview is judged on an iPhone and an iPad, held in both ways")
    func undeclared() throws {
        let all = try Self.screens(app: nil)
        #expect(Set(all.map { $0.hasSuffix("portrait") }) == [true, false])
        #expect(all.count == 4, "\(all)")
        #expect(try Self.screens(app: "    settings: {}") == all)
    }

    @Test("A preview is judged in the orientations and on the devices that the app's settings declare")
    func declared() throws {
        let settings = """
                settings:
                  GENERATE_INFOPLIST_FILE: YES
                  TARGETED_DEVICE_FAMILY: 1
                  INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone: UIInterfaceOrientationPortrait
            """
        let screens = try Self.screens(app: settings)
        #expect(screens.count == 1 && screens[0].hasSuffix(" in portrait"), "\(screens)")
    }

    @Test("A preview is judged in the orientations that the app's Info.plist declares, for each device")
    func propertyList() throws {
        let properties = """
                info:
                  path: App/Info.plist
                  properties:
                    UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait]
                    UISupportedInterfaceOrientations~ipad: [UIInterfaceOrientationLandscapeLeft]
            """
        let screens = try Self.screens(app: properties)
        #expect(screens.count == 2, "\(screens)")
        #expect(screens.map { $0.hasSuffix("landscape") } == [false, true])
    }

    @Test("An orientation that does not exist is reported with the name of the app")
    func unknown() throws {
        let properties = """
                info:
                  path: App/Info.plist
                  properties: { UISupportedInterfaceOrientations: [Upright] }
            """
        let run = try Released.run(
            ["audit"], files: Self.files(Self.source(Self.covered), app: properties), ["--rules", "R-116"])
        #expect(run.errors.contains("The app App: UISupportedInterfaceOrientations has 'Upright'"), "\(run.errors)")
    }

    @Test("A fault that shows in dark only is found there")
    func dark() throws {
        let hidden = Self.corner + ".ignoresSafeArea(edges: colorScheme == .dark ? .all : [])"
        let places = try Self.places(Self.files(Self.source(hidden), app: nil))
        #expect(places.count == 4 && places.allSatisfy { $0.appearance == "dark" }, "\(places)")
        #expect(places.allSatisfy { $0.preview == "Start" })
    }

    @Test("A view that cannot be drawn in dark is judged in light, and the reason is reported")
    func darkTrap() throws {
        let trap = ".opacity(colorScheme == .dark ? { () -> Double in fatalError(\"no dark\") }() : 1)"
        let files = Self.files(Self.source(Self.covered + trap), app: nil)
        let places = try Self.places(files)
        #expect(places.count == 4 && places.allSatisfy { $0.appearance == "light" }, "\(places)")
        let run = try Released.run(["audit"], files: files, ["--rules", "R-116"])
        #expect(run.errors.contains("the preview “Start” is not drawn in dark: "), "\(run.errors)")
    }

    @Test("The page of an audit has the picture of a preview, whole and in part, with the marked text")
    func page() throws {
        let run = try Released.run(
            ["audit"], files: Self.files(Self.source(Self.covered), app: nil), ["--rules", "R-116", "--format", "html"])
        let parts = run.output.components(separatedBy: "<h2 id=\"pictures\">")
        try #require(parts.count == 2, "\(run.errors)")
        for part in parts {
            #expect(part.contains("the preview “Start” on "))
            #expect(part.components(separatedBy: "<rect class=\"mark\"").count == 2)
        }
        #expect(run.output.components(separatedBy: "data:image/svg+xml;base64,").count == 2)
    }
}
