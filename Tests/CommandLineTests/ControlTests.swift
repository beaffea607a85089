import AppleAPI
import DeviceCatalog
import ExtensionProtocol
import Foundation
import SourceDiagnosis
import Testing
import WidgetCompiler
import WidgetVocabulary

@testable import TesseraCommands

@Suite("Controls on the command line and in checks")
struct ControlTests {
    private static let fixture =
        (#filePath as NSString).deletingLastPathComponent + "/../Fixtures/Kitchen"
    private static let widget = WidgetDescription(kind: "Clock", families: [.systemSmall])
    private static let lamp = ControlDescription(kind: "Lamp", typeName: "LampControl", form: .toggle)

    private func files(
        _ devices: [String] = ["393x852"], _ change: (inout RenderOptions) throws -> Void = { _ in }
    ) throws -> (files: [String], omissions: [String]) {
        var options = RenderOptions(source: WidgetSource("x"))
        options.devices = try devices.map { try DeviceCatalog.device(named: $0) }
        options.locales = [.standard]
        try change(&options)
        let plan = try RenderPlan(
            options, for: ExtensionDescription(widgets: [Self.widget], controls: [Self.lamp]))
        return (plan.jobs.map(\.file), plan.omissions)
    }

    private static let lamps = ["small", "medium", "large"].map { "Lamp-control-\($0)-393x852-dark.png" }

    @Test("Controls are drawn after the widgets in all sizes, unless something else is named")
    func plan() throws {
        let clock = "Clock-systemSmall-393x852-light.png"
        #expect(try files().files == [clock] + Self.lamps)
        #expect(try files { $0.controls = .all }.files == Self.lamps)
        #expect(try files { $0.controls = .some([.medium]) }.files == [Self.lamps[1]])
        #expect(try files { $0.families = .some([.systemSmall]) }.files == [clock])
        #expect(try files { $0.widgetKind = "LampControl" }.files == Self.lamps)
        #expect(try files { $0.widgetKind = "clock" }.files == [clock])
        #expect(try files { $0.environment.places = .some([.homeScreen]) }.files.count == 1)
        let matrix = try files { $0.extent = .matrix }.files
        #expect(matrix.suffix(Self.lamps.count) == Self.lamps.map { "pictures/" + $0 }[...])
    }

    @Test("Controls that options exclude are reported if there is nothing else")
    func nothingElse() throws {
        var options = RenderOptions(source: WidgetSource("x"))
        options.locales = [.standard]
        let found = ExtensionDescription(widgets: [], controls: [Self.lamp])
        func failure() -> CommandFailure? {
            do throws(CommandFailure) {
                _ = try RenderPlan(options, for: found)
                return nil
            } catch {
                return error
            }
        }
        options.devices = [try DeviceCatalog.device(named: "393x852")]
        #expect(failure() == nil)
        options.families = .some([.systemSmall])
        #expect(failure()?.message == "The extension has no widget, so none in the family systemSmall.")
        #expect(failure()?.remedy == nil)
        options.families = .all
        options.environment.places = .some([.homeScreen])
        #expect(failure()?.message.contains("the extension has only controls") == true)
        #expect(failure()?.remedy?.contains("--control all") == true)
    }

    @Test("An extension without the requested Live Activities or controls fails with what is missing")
    func nothingOfTheKind() throws {
        let widgets = ExtensionDescription(widgets: [Self.widget])
        var options = RenderOptions(source: WidgetSource("x"))
        options.locales = [.standard]
        options.activities = .all
        let activities = try #require(throws: CommandFailure.self) { try RenderPlan(options, for: widgets) }
        #expect(activities.message == "There is nothing to draw: the extension has no Live Activity.")
        #expect(activities.remedy?.contains("ActivityConfiguration") == true)
        options.activities = .usual
        options.controls = .all
        let controls = try #require(throws: CommandFailure.self) { try RenderPlan(options, for: widgets) }
        #expect(controls.message == "There is nothing to draw: the extension has no control.")
        #expect(controls.remedy?.contains("ControlWidget") == true)
    }

    @Test("A medium control is as wide as a small widget, and devices without Control Center are skipped with a reason")
    func sizes() throws {
        let phone = try DeviceCatalog.device(named: "393x852")
        let small = try #require(phone.screen.widgetSize(.systemSmall))
        let medium = try ControlPlacement(device: phone, size: .medium)
        #expect(medium.canvas == WidgetSize(small.width, 71))
        #expect(medium.cornerRadius == 35.5)
        #expect(try ControlPlacement(device: phone, size: .large).canvas == WidgetSize(158, 158))
        let mac = try files(["393x852", "Mac"]) { $0.controls = .all }
        #expect(mac.files == Self.lamps)
        #expect(mac.omissions == ["Controls are drawn for iPhone and iPad only; Mac is skipped."])
        #expect(throws: UnknownName.self) { try ControlSize(named: "huge") }
        #expect(try ControlSize(named: "Small") == .small)
    }

    @Test("A check reports where each activity and control draws, and where it is empty")
    func check() throws {
        let outcome = try Executable.run(["check", Self.fixture])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let lines = outcome.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            lines.contains(
                "EggActivity (Live Activity): Lock Screen, compact leading, compact trailing, minimal, expanded"))
        #expect(lines.contains("SiltActivity (Live Activity): Lock Screen, compact leading, minimal, expanded"))
        #expect(lines.contains("empty: compact trailing"))
        #expect(lines.contains("shown with sample values; a #Preview with contentStates defines others"))
        #expect(lines.contains("Hood (control): small, medium, large"))
        #expect(lines.contains("Plain (control): medium, large"))
        let plain = try Executable.run(["check", Self.fixture, "--sources-only"])
        #expect(!plain.output.contains("draws"))
    }

    @Test("Families that fail for the same reason are listed together, and a reason of several lines is below them")
    func failures() {
        let places = ["small", "medium"].map {
            DrawingRecord.Place(name: $0, outcome: .failed("the process ended\n  Bundle.swift:5: Fatal error"))
        }
        let report = CheckReport(
            path: "x", folder: "x", files: [],
            diagnosis: SourceFindings(),
            drawing: DrawingRecord(items: [.init(subject: .widget, name: "Clock", places: places)]))
        #expect(
            report.drawingLines == [
                "  draws:", "    Clock: no family draws", "      fails: small, medium: the process ended",
                "        Bundle.swift:5: Fatal error",
            ])
    }

    @Test("A check reports an extension without widgets, activities and controls")
    func nothingOffered() {
        let report = CheckReport(
            path: "x", folder: "x", files: [], diagnosis: SourceFindings(), drawing: DrawingRecord(items: []))
        #expect(
            report.drawingLines == [
                "  does not draw:", "    The extension offers no widget, Live Activity or control.",
            ])
    }

    @Test("A check reports why nothing draws of sources that do not compile")
    func nothingCompiled() {
        func lines(_ diagnosis: SourceFindings, _ failure: DrawingRecord.Failure) -> [String] {
            CheckReport(
                path: "x", folder: "x", files: [], diagnosis: diagnosis,
                drawing: DrawingRecord(items: [], failure: failure)
            ).drawingLines
        }
        var missing = SourceFindings()
        missing.missing = [
            MissingSymbol(symbol: "Gzip", isModule: true, uses: [.init(file: "A", line: 1)], verdict: .foreignModule)
        ]
        #expect(
            lines(missing, .notCompiled("2 errors")) == [
                "  does not draw:",
                "    None of its widgets, Live Activities and controls compiles without the missing parts.",
            ])
        #expect(lines(missing, .notBuilt("It takes too long.")) == ["  does not draw:", "    It takes too long."])
        var mistaken = SourceFindings()
        mistaken.others = [CompilerMessage(severity: .error, file: "A", line: 1, message: "no")]
        #expect(
            lines(mistaken, .notCompiled("1 error")) == [
                "  does not draw:",
                "    It does not compile. Fix the errors above.",
            ])
    }

    @Test("A check's JSON contains what draws")
    func json() throws {
        let outcome = try Executable.run(["check", Self.fixture, "--json"])
        let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let folder = try #require((report?["folders"] as? [[String: Any]])?.first)
        let items = try #require(folder["drawing"] as? [[String: Any]])
        #expect(
            items.map { $0["subject"] as? String } == [
                "liveActivity", "liveActivity", "control", "control", "control", "control",
            ])
        let silt = try #require(items[1]["places"] as? [[String: Any]])
        #expect(silt.map { $0["outcome"] as? String } == ["drawn", "drawn", "empty", "drawn", "drawn"])
    }

    @Test("Pictures show a white plate for a toggle that is on, and a translucent one for a toggle that is off")
    func pictures() throws {
        let scratch = try Scratch()
        for (state, folder) in [("timeline", "on"), ("snapshot", "off")] {
            let outcome = try Executable.run([
                "render", Self.fixture, "--control", "small", "--widget", "Hood", "--state", state, "--format", "tree",
                "--out", scratch.path + "/" + folder,
            ])
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
        func tree(_ folder: String) throws -> String {
            let state = folder == "off" ? "-snapshot" : ""
            return try String(
                contentsOfFile: scratch.path + "/\(folder)/Hood-control-small-393x852-dark\(state).txt", encoding: .utf8
            )
        }
        #expect(try tree("on").contains("fan.fill"))
        #expect(try !tree("off").contains("fan.fill"))
        #expect(try tree("on").contains("fill #FFFFFFFF"), "a white plate")
        #expect(try tree("off").contains("fill #FFFFFF2E"), "a veil")
    }

    @Test("A control whose provider throws is drawn with its preview value, which is a finding")
    func throwingProvider() throws {
        let fixture = (Self.fixture as NSString).deletingLastPathComponent + "/BrokenLamp"
        let check = try Executable.run(["check", fixture])
        #expect(check.status == 0, "\(check.errors)")
        #expect(check.output.contains("Lamp (control): no value"), "\(check.output)")
        #expect(check.output.contains("its value for previews: small, medium, large: "), "\(check.output)")
        let scratch = try Scratch()
        let render = try Executable.run(["render", fixture, "--format", "tree", "--out", scratch.path + "/out"])
        #expect(render.status == 0, "\(render.errors)")
        #expect(render.errors.contains("NoBulb"), "\(render.errors)")
        #expect(render.errors.contains("this is its value for previews"), "\(render.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out")
        let large = try #require(names.first { $0.hasPrefix("Lamp-control-large") })
        #expect(try String(contentsOfFile: scratch.path + "/out/" + large, encoding: .utf8).contains("On"))
    }
}
