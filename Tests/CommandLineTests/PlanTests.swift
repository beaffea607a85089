import DeviceCatalog
import ExtensionProtocol
import Testing
import WidgetCompiler

@testable import TesseraCommands

@Suite("The plan of a run")
struct PlanTests {
    private static let weather = WidgetDescription(
        kind: "WeatherWidget", typeName: "Weather",
        families: [.accessoryCircular, .systemMedium, .systemSmall])
    private static let sky = WidgetDescription(kind: "Sky/../Night", families: [.systemLarge])
    private static let both = ExtensionDescription(widgets: [weather, sky])

    private func options(_ devices: [String] = ["393x852"], _ change: (inout RenderOptions) throws -> Void = { _ in })
        throws
        -> RenderOptions
    {
        var options = RenderOptions(source: WidgetSource("x"))
        options.devices = try devices.map { try DeviceCatalog.device(named: $0) }
        options.locales = [.standard]
        try change(&options)
        return options
    }

    private func files(_ options: RenderOptions) throws -> [String] {
        try RenderPlan(options, for: Self.both).jobs.map(\.file)
    }

    @Test("Names are ordered from general to specific and omit defaults")
    func names() throws {
        let files = try files(
            options {
                $0.families = .some([.systemSmall])
                $0.widgetKind = "WeatherWidget"
            })
        #expect(files == ["WeatherWidget-systemSmall-393x852-light.png"])
    }

    @Test("Values other than defaults are in the name")
    func fullNames() throws {
        let files = try files(
            options {
                $0.widgetKind = "weather"
                $0.families = .some([.systemSmall])
                $0.appearances = [.dark]
                $0.locales = [try LocaleName(argument: "ko")]
                $0.typeSizes = [.accessibility5]
                $0.state = .snapshot
                $0.entry = 2
                $0.scale = 1.5
                $0.format = .svg
            })
        #expect(files == ["WeatherWidget-systemSmall-393x852-dark-ko-ax5-snapshot-entry2@1.5x.svg"])
    }

    @Test("The second density of a screen is in the name, so that two devices do not share a file")
    func densities() throws {
        let files = try files(
            options(["iPhone 11", "iPhone 11 Pro Max"]) {
                $0.families = .some([.systemSmall])
                $0.widgetKind = "weather"
            })
        #expect(
            files == ["WeatherWidget-systemSmall-414x896-light@2x.png", "WeatherWidget-systemSmall-414x896-light.png"])
    }

    @Test("S-FILE-11: A kind cannot escape the folder")
    func hostileKind() throws {
        let files = try files(options { $0.widgetKind = "Sky/../Night" })
        #expect(files == ["Sky_.._Night-systemLarge-393x852-light.png"])
    }

    @Test("Every combination exists once, in a stable order")
    func matrix() throws {
        let options = try options(["430x932", "390x844"]) {
            $0.appearances = [.light, .dark]
            $0.locales = [try LocaleName(argument: "ko"), try LocaleName(argument: "ja")]
        }
        let plan = try RenderPlan(options, for: Self.both)
        #expect(plan.groups.count == 16)
        #expect(plan.jobs.count == 32)
        let files = Set(plan.jobs.map { $0.file })
        #expect(files.count == 32)
        #expect(plan.jobs.first?.file == "WeatherWidget-systemSmall-430x932-light-ko.png")
        #expect(plan.omissions.isEmpty)
    }

    @Test("F-105: a family that a screen does not show is skipped and reported")
    func omissions() throws {
        let plan = try RenderPlan(try options(["320x568"]), for: Self.both)
        #expect(!plan.jobs.contains { $0.family == .accessoryCircular })
        #expect(plan.omissions == ["320x568 has no accessoryCircular widgets; they are skipped."])
    }

    @Test("A plan without pictures is an error")
    func nothing() throws {
        let options = try options(["320x568"]) {
            $0.families = .some([.accessoryCircular])
            $0.widgetKind = "weather"
        }
        let failure = try #require(throws: CommandFailure.self) { try RenderPlan(options, for: Self.both) }
        #expect(failure.status == .usage)
        #expect(failure.message.contains("320x568"))
    }

    @Test("A family that the only widget does not have is rejected with the existing ones")
    func unsupportedFamily() throws {
        let options = try options {
            $0.families = .some([.systemLarge])
            $0.widgetKind = "weather"
        }
        let failure = try #require(throws: CommandFailure.self) { try RenderPlan(options, for: Self.both) }
        #expect(failure.status == .usage)
        #expect(failure.message == "WeatherWidget does not support the family systemLarge.")
        #expect(failure.remedy == "It supports: circular, medium, small.")
    }

    @Test("A named family is drawn for the widgets that have it, and reported for the others")
    func familyOfSome() throws {
        let options = try options { $0.families = .some([.systemLarge, .systemSmall]) }
        let plan = try RenderPlan(options, for: Self.both)
        #expect(plan.groups.map(\.name) == ["WeatherWidget", "Sky/../Night"])
        #expect(plan.jobs.map(\.family) == [.systemSmall, .systemLarge])
        #expect(
            plan.omissions == [
                "WeatherWidget does not support the family systemLarge, which is skipped. "
                    + "It supports: circular, medium, small.",
                "Sky/../Night does not support the family systemSmall, which is skipped. It supports: large.",
            ])
    }

    @Test("A family that no widget has is rejected once, with those of each widget")
    func familyOfNone() throws {
        let options = try options { $0.families = .some([.systemSmall, .systemExtraLarge]) }
        let failure = try #require(throws: CommandFailure.self) { try RenderPlan(options, for: Self.both) }
        #expect(failure.status == .usage)
        #expect(failure.message == "None of the extension's widgets supports the family systemExtraLarge.")
        #expect(
            failure.remedy
                == "WeatherWidget supports: circular, medium, small. Sky/../Night supports: large.")
    }

    @Test("An unknown widget is rejected with the existing ones")
    func unknownWidget() throws {
        let options = try options { $0.widgetKind = "WetherWidget" }
        let failure = try #require(throws: CommandFailure.self) { try RenderPlan(options, for: Self.both) }
        #expect(failure.message.contains("Did you mean “WeatherWidget”?"))
    }

    @Test(
        "Home Screen widgets are full color with margins; Lock Screen ones are vibrant, without background or margins")
    func environments() throws {
        let plan = try RenderPlan(try options { $0.widgetKind = "weather" }, for: Self.both)
        let small = try #require(plan.jobs.first { $0.family == .systemSmall }).environment
        #expect(small.canvasSize.width == 158 && small.displayScale == 3)
        #expect(small.renderingMode == .fullColor && small.containerBackground == .shown)
        #expect(small.contentMargins == .init(all: 16))
        let circular = try #require(plan.jobs.first { $0.family == .accessoryCircular }).environment
        #expect(circular.renderingMode == .vibrant && circular.containerBackground == .removed)
        #expect(circular.contentMargins == .init(all: 0))
    }

    @Test("F-121: a placeholder is requested as one, and redacted")
    func placeholder() throws {
        let plan = try RenderPlan(try options { $0.state = .placeholder }, for: Self.both)
        #expect(plan.groups.allSatisfy { $0.purpose == .placeholder })
        #expect(plan.jobs.allSatisfy { $0.environment.redaction == .placeholder })
    }

    private static let declared = [
        PreviewDescription(name: "Small", file: "W/P.swift", line: 3, family: .systemSmall),
        PreviewDescription(name: "", file: "W/P.swift", line: 9),
        PreviewDescription(name: "Small", file: "W/P.swift", line: 12, family: .accessoryCircular),
    ]

    @Test("Previews replace widgets, each with its own family; a view has the whole screen")
    func previews() throws {
        let plan = try RenderPlan(try options { $0.previews = .all }, for: Self.both, previews: Self.declared)
        #expect(plan.groups.map(\.source) == [.preview(0), .preview(1), .preview(2)])
        #expect(
            plan.jobs.map(\.file) == [
                "Small-systemSmall-393x852-light.png", "Preview_2-view-393x852-light.png",
                "Small_3-accessoryCircular-393x852-light.png",
            ])
        #expect(plan.jobs[1].environment.canvasSize.height == 852)
    }

    @Test("A preview is found by its name, and an unknown one is answered with the existing ones")
    func previewNames() throws {
        let plan = try RenderPlan(
            try options { $0.previews = .some(["small 3"]) }, for: Self.both, previews: Self.declared)
        #expect(plan.groups.map(\.source) == [.preview(2)])
        let unknown = try options { $0.previews = .some(["Smal"]) }
        let failure = try #require(throws: CommandFailure.self) {
            try RenderPlan(unknown, for: Self.both, previews: Self.declared)
        }
        #expect(failure.message.contains("Did you mean “Small”"))
    }
}

extension JobGroup {
    fileprivate var purpose: EntriesRequest.Purpose? {
        if case .provider(let request) = source { request.purpose } else { nil }
    }
}
