import ExtensionProcess
import ExtensionProtocol
import Foundation
import HostTestSupport
import RenderModel
import Testing
import WidgetCompiler

@testable import WidgetHost

/// A widget that is configured with an intent of a definition file, asked as a host asks it.
@Suite("Widgets with intents of definition files")
struct IntentConfigurationTests {
    private static let built = Result { try BuiltFixture.finished(BuiltFixture.fixtures + "/Garden") }

    private func session() throws -> ExtensionProcess {
        ExtensionProcess(try Self.built.get().product, options: .patient)
    }

    private func widget(_ locale: String = "en_US") throws -> WidgetDescription {
        try #require(try session().describe(locale: locale).widgets.first)
    }

    private func label(_ tree: RenderTree) -> String? {
        func find(_ node: RenderNode) -> String? {
            node.semantics?.label ?? node.children.lazy.compactMap(find).first
        }
        return find(tree.root)
    }

    /// What the widget shows of its configuration.
    private func shown(
        _ configuration: [EntriesRequest.ConfigurationValue], _ purpose: EntriesRequest.Purpose = .timeline
    ) throws -> (text: String?, entries: Int) {
        let session = try session()
        let reply = try session.entries(
            EntriesRequest(kind: "Bed", purpose: purpose, environment: .small, configuration: configuration))
        let tree = try session.render(RenderRequest(token: reply.token, environments: [.small])).first
        return (tree.flatMap(label), reply.entries.count)
    }

    @Test("The folder compiles without a warning")
    func compiles() throws {
        let builder = WidgetBuilder(sdk: try SDKLocation.find(), options: BuiltFixture.options())
        #expect(try builder.check(try WidgetFolder(at: BuiltFixture.fixtures + "/Garden")) == [])
        #expect(try Self.built.get().messages == [])
    }

    @Test(
        "Generated code of a definition compiles in both language modes, without a warning", arguments: ["5", "6"])
    func languageModes(mode: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("import WidgetKit", to: "Empty.swift")
        try folder.write("import Intents\nclass GardenIntents: INExtension {}", to: "Handler.swift")
        let definition = BuiltFixture.fixtures + "/Garden/Intents/Base.lproj/Garden.intentdefinition"
        try FileManager.default.copyItem(atPath: definition, toPath: folder.path + "/Garden.intentdefinition")
        var options = BuiltFixture.options()
        options.languageMode = mode
        let builder = WidgetBuilder(sdk: try SDKLocation.find(), options: options)
        #expect(try builder.check(try WidgetFolder(at: folder.path)) == [])
    }

    @Test("F-94, F-97: the form has the definition's parameters, in its order")
    func form() throws {
        let widget = try widget()
        #expect(widget.configuration == .intent)
        #expect(widget.intentTitle == "Show a bed")
        #expect(widget.intentDescription == "Shows one bed of the garden.")
        let kinds: [(String, ConfigurationValueKind)] = [
            ("bed", .entity(title: "Bed")), ("crop", .enumeration(title: "Crop")),
            ("neighbours", .entity(title: "Bed")), ("tool", .text(.init())),
            ("note", .text(.init(lines: .multiple, capitalization: .words))),
            ("isMetric", .boolean(.init(yes: "Metric", no: "Imperial"))),
            ("Rows", .integer(.init(style: .slider, range: 1...9))), ("share", .real(.init(style: .field))),
            ("sown", .dateComponents(.date)), ("feed", .url), ("place", .text(.init())), ("owner", .text(.init())),
            ("plan", .file(types: ["public.png"])), ("budget", .text(.init())), ("tags", .text(.init())),
        ]
        let measured = ["depth", "warmth", "pause"]
        let plain = widget.parameters.filter { !measured.contains($0.name) }
        #expect(plain.map(\.name) == kinds.map(\.0))
        for (parameter, kind) in zip(plain, kinds) { #expect(parameter.kind == kind.1, "\(parameter.name)") }
        let units = widget.parameters.compactMap { parameter -> String? in
            guard case .measurement(let field) = parameter.kind else { return nil }
            return "\(parameter.name) \(field.dimension) \(field.units.first?.symbol ?? "")"
        }
        #expect(units == ["depth UnitLength cm", "warmth UnitTemperature °C", "pause UnitDuration m"])
        let byName = Dictionary(uniqueKeysWithValues: widget.parameters.map { ($0.name, $0) })
        #expect(byName["bed"]?.prompt == "Which bed?")
        #expect(byName["crop"]?.options.map(\.title) == ["Tomatoes", "Sweet peas", "Whatever grows"])
        #expect(byName["crop"]?.options.map(\.json) == ["\"Tomato\"", "\"SweetPea\"", "\"default\""])
        let sources = widget.parameters.filter { $0.optionSource != .none }.map { "\($0.name) \($0.optionSource)" }
        #expect(sources == ["bed search", "crop fixed", "neighbours provider", "tool provider"])
        #expect(byName["neighbours"]?.list?.limit(for: .systemLarge).maximum == 3)
        #expect(byName["neighbours"]?.list?.limit(for: .systemSmall).maximum == 1)
        let defaults = widget.parameters.compactMap { parameter in parameter.defaultJSON.map { (parameter.name, $0) } }
        #expect(
            Dictionary(uniqueKeysWithValues: defaults) == [
                "crop": "\"SweetPea\"", "note": "\"Water me\"", "isMetric": "true", "Rows": "3", "share": "0.5",
                "depth": "0.2", "pause": "900", "feed": "\"https://example.com/garden\"",
            ])
    }

    @Test("Relationships between parameters determine the rows of a form")
    func rows() throws {
        let widget = try widget()
        func hidden(_ values: [String: String]) -> [String] {
            let names = widget.parameters.map(\.name)
            let visible = widget.summary.visibleParameters(of: names, values: values, family: .systemSmall)
            return names.filter { !visible.contains($0) }
        }
        #expect(hidden(["bed": "\"north\"", "crop": "\"Tomato\"", "isMetric": "true"]) == [])
        #expect(hidden(["crop": "\"Tomato\"", "isMetric": "false"]) == ["note", "share"])
        #expect(hidden(["bed": "\"north\"", "isMetric": "true"]) == ["Rows"])
    }

    @Test("F-94, F-95: the edit form of a placed widget has a control, a value and its title for each row")
    func editForm() throws {
        let session = try session()
        let reply = try session.configuration(
            ConfigurationRequest(
                kind: "Bed", configuration: [.init(name: "crop", json: "\"Tomato\"")], family: .systemSmall))
        let instance = WidgetInstance(
            id: InstanceID(1), extensionID: ExtensionID("garden"), kind: "Bed", family: .systemSmall)
        let form = ConfigurationForm(try widget(), instance, values: reply.values)
        #expect(form.title == "Show a bed")
        #expect(form.sentence.isEmpty)
        let byName = Dictionary(uniqueKeysWithValues: form.fields.map { ($0.name, $0) })
        #expect(byName["bed"]?.kind == .search)
        #expect(byName["bed"]?.valueJSON == "\"herbs\"")
        #expect(byName["crop"]?.valueTitle == "Tomatoes")
        #expect(byName["isMetric"]?.kind == .toggle)
        #expect(byName["Rows"]?.kind == .wholeNumber(minimum: 1, maximum: 9))
        #expect(byName["Rows"]?.details.numberStyle == .slider)
        #expect(byName["depth"]?.details.unit == "cm")
        #expect(byName["sown"]?.details.dateParts == .date)
        #expect(form.fields.filter { !$0.isVisible }.isEmpty)
        #expect(form.fields.filter(\.isRequired).isEmpty)
    }

    @Test("Strings come from the definition's table of the language")
    func languages() throws {
        let widget = try widget("de_DE")
        #expect(widget.intentTitle == "Ein Beet zeigen")
        #expect(widget.parameters.first?.title == "Beet")
        #expect(widget.parameters[1].options.map(\.title) == ["Tomaten", "Sweet peas", "Whatever grows"])
        #expect(widget.parameters[4].defaultJSON == "\"Bitte gießen\"")
    }

    @Test("Options come from the folder's Intents extension, in both forms of its methods")
    func options() throws {
        let session = try session()
        func titles(_ parameter: String, _ query: OptionsRequest.Query) throws -> [String] {
            let request = OptionsRequest(
                kind: "Bed", parameter: parameter, query: query,
                configuration: [.init(name: "bed", json: "\"south\"")], family: .systemSmall)
            return try session.options(request).options.map(\.title)
        }
        #expect(try titles("bed", .suggested) == ["North bed", "South bed"])
        #expect(try titles("bed", .search("Herb")) == ["Herb spiral"])
        #expect(try titles("neighbours", .suggested) == ["North bed", "Herb spiral"])
        #expect(try titles("tool", .suggested) == ["Spade", "Fork"])
        let reply = try session.options(
            OptionsRequest(kind: "Bed", parameter: "bed", query: .suggested, family: .systemSmall))
        #expect(reply.sections.map(\.title) == ["Beds"])
        #expect(reply.options.first?.subtitle == "6 m²")
        #expect(reply.options.first?.image == .symbol("leaf"))
        #expect(reply.defaultJSON == "\"herbs\"")
    }

    @Test("F-98: a new configuration has the handler's and the definition's defaults; values reach the provider")
    func values() throws {
        let defaults = try shown([])
        #expect(
            defaults.text == "bed=Herb spiral, area=2.0, crop=sweetPea, tool=Fork, note=Water me, metric=true, "
                + "rows=3, share=0.5, depth=20.0, pause=900, feed=example.com")
        #expect(defaults.entries == 3)
        let set = try shown([
            .init(name: "bed", json: "\"south\""), .init(name: "crop", json: "\"default\""),
            .init(name: "neighbours", json: "[\"north\",\"herbs\"]"), .init(name: "tool", json: "\"Rake\""),
            .init(name: "note", json: "null"), .init(name: "isMetric", json: "false"),
            .init(name: "Rows", json: "5"), .init(name: "share", json: "0.25"), .init(name: "depth", json: "0.35"),
            .init(name: "warmth", json: "293.15"), .init(name: "pause", json: "60"),
            .init(name: "sown", json: "\"2026-04-01\""), .init(name: "feed", json: "\"https://example.org\""),
            .init(name: "place", json: "\"Seoul\""), .init(name: "owner", json: "\"Ada\""),
            .init(name: "budget", json: "\"12.5\""), .init(name: "tags", json: "[\"a\",\"b\"]"),
        ])
        #expect(
            set.text == "bed=South bed, area=9.5, crop=default, neighbours=north+herbs, tool=Rake, metric=false, "
                + "rows=5, share=0.25, depth=35.0, warmth=20.0, pause=60, sown=2026-4-1, feed=example.org, "
                + "place=Seoul, owner=Ada, budget=12.5 EUR, tags=a+b")
        #expect(set.entries == 5)
        #expect(try shown([.init(name: "crop", json: "\"Tomato\"")], .snapshot).text?.contains("crop=tomato") == true)
        #expect(try shown([], .placeholder).entries == 1)
    }

    @Test("An unknown parameter and an invalid value are rejected by name")
    func refusals() throws {
        let session = try session()
        func words(_ name: String, _ json: String) -> String {
            do {
                _ = try session.entries(
                    EntriesRequest(
                        kind: "Bed", purpose: .snapshot, environment: .small,
                        configuration: [.init(name: name, json: json)]))
                return ""
            } catch {
                return "\(error)"
            }
        }
        #expect(words("visits", "3").contains("ShowBedIntent has no parameter “visits”"))
        #expect(words("crop", "\"Kale\"").contains("expected one of Tomato, SweetPea, default"))
        let beds = words("neighbours", "[\"west\"]")
        #expect(beds.contains("no option is named “west”; expected one of North bed, South bed"))
        #expect(words("Rows", "12").contains("outside 1.0…9.0"))
    }

    @Test("Recommendations are named configurations, which can be used unchanged")
    func recommendations() throws {
        let recommendations = try session().recommendations(kind: "Bed")
        #expect(recommendations.map(\.title) == ["The north bed", "The herbs bed"])
        #expect(
            recommendations.first?.configuration == [
                .init(name: "bed", json: "\"north\""), .init(name: "crop", json: "\"Tomato\""),
                .init(name: "isMetric", json: "false"),
            ])
        let first = try shown(recommendations.first?.configuration ?? []).text
        #expect(first?.hasPrefix("bed=North bed, area=6.0, crop=tomato, tool=Fork") == true)
        // The handler's search is for titles, so it does not find this identifier.
        let last = try shown(recommendations.last?.configuration ?? []).text
        #expect(last?.hasPrefix("bed=herbs, crop=sweetPea") == true)
    }

    @Test("The current values have the titles of the chosen options")
    func present() throws {
        let reply = try session().configuration(
            ConfigurationRequest(
                kind: "Bed", configuration: [.init(name: "bed", json: "\"south\""), .init(name: "crop", json: "3")],
                family: .systemSmall))
        let byName = Dictionary(uniqueKeysWithValues: reply.values.map { ($0.name, $0) })
        #expect(byName["bed"]?.shown.map(\.title) == ["South bed"])
        #expect(byName["crop"]?.problem?.contains("no option is named “3”") == true)
        #expect(byName["crop"]?.json == "\"SweetPea\"")
    }
}
