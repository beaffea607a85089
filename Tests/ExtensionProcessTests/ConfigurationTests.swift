import ExtensionProtocol
import Foundation
import HostTestSupport
import RenderModel
import Testing
import WidgetVocabulary

@testable import ExtensionProcess

/// A widget in which every kind of control occurs, asked as a host asks it.
@Suite("Configuration of a widget extension")
struct ConfigurationTests {
    private static let built = Result { try BuiltFixture.build(BuiltFixture.fixtures + "/Configurable") }

    private func session(_ options: LaunchOptions = .patient) throws -> ExtensionProcess {
        ExtensionProcess(try Self.built.get(), options: options)
    }

    private func widget() throws -> WidgetDescription {
        try #require(try session().describe().widgets.first { $0.kind == "Controls" })
    }

    private func options(
        _ parameter: String, _ query: OptionsRequest.Query = .suggested,
        _ configuration: [EntriesRequest.ConfigurationValue] = []
    ) -> OptionsRequest {
        OptionsRequest(
            kind: "Controls", parameter: parameter, query: query, configuration: configuration, family: .systemSmall)
    }

    @Test("F-60, F-94, F-97: a form needs only the description: kinds, controls, ranges, defaults")
    func kinds() throws {
        let widget = try widget()
        #expect(widget.intentTitle == "All controls")
        #expect(widget.intentDescription == "Sets everything.")
        #expect(widget.prompting == .whenAdded)
        let kinds: [String: ConfigurationValueKind] = [
            "theme": .enumeration(title: "Theme"), "city": .entity(title: "City"),
            "stations": .entity(title: "Station"),
            "line": .text(.init()), "zoom": .integer(.init(style: .slider, range: 1...9)),
            "steps": .integer(.init(style: .stepper)), "amount": .integer(.init()),
            "ratio": .real(.init(style: .slider, range: 0...1)), "note": .text(.init(lines: .multiple)),
            "mail": .text(.init(keyboard: .emailAddress, capitalization: .none)),
            "isDetailed": .boolean(.init(yes: "Much", no: "Little")), "day": .date(.date),
            "alarm": .dateComponents(.time), "feed": .url,
        ]
        for parameter in widget.parameters where parameter.name != "distance" {
            #expect(parameter.kind == kinds[parameter.name], "\(parameter.name)")
        }
        #expect(widget.parameters.count == kinds.count + 1)
        guard case .measurement(let field) = widget.parameters.last?.kind else {
            Issue.record("the distance is not a measurement")
            return
        }
        #expect(field.dimension == "UnitLength")
        #expect(field.units.first == .init(symbol: "km", factor: 1000))
        #expect(field.minimum == 0)
        let defaults = widget.parameters.compactMap { parameter in parameter.defaultJSON.map { (parameter.name, $0) } }
        #expect(
            Dictionary(uniqueKeysWithValues: defaults) == [
                "theme": "\"dark\"", "zoom": "3", "steps": "2", "ratio": "0.5", "isDetailed": "true",
                "feed": "\"https://example.com/feed\"", "distance": "2000.0",
            ])
    }

    @Test(
        "F-95: enum cases have titles, subtitles and images; required, optional and list sizes by family are reported")
    func parameters() throws {
        let parameters = try widget().parameters
        let byName = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0) })
        let theme = try #require(byName["theme"])
        #expect(theme.description == "How it looks.")
        #expect(theme.prompt == "Which theme?")
        #expect(
            theme.options == [
                .init(json: "\"light\"", title: "Light", image: .symbol("sun.max")),
                .init(json: "\"dark\"", title: "Dark", subtitle: "At night", image: .symbol("moon")),
            ])
        #expect(
            parameters.filter { $0.presence == .optional }.map(\.name)
                == ["stations", "amount", "note", "mail", "day", "alarm"])
        let sources = parameters.filter { $0.optionSource != .none }.map { "\($0.name) \($0.optionSource)" }
        #expect(sources == ["theme fixed", "city search", "stations search", "line provider"])
        #expect(byName["line"]?.dependencies == ["city"])
        let list = try #require(byName["stations"]?.list)
        #expect(list.limit(for: .systemSmall) == .init(minimum: 1, maximum: 1))
        #expect(list.limit(for: .systemLarge) == .init(minimum: 1, maximum: 4))
        #expect(byName["city"]?.list == nil)
    }

    @Test("The summary's conditions on family and values are data that determine the form's fields")
    func summary() throws {
        let widget = try widget()
        func visible(_ family: Family, _ theme: String) -> [String] {
            widget.summary.visibleParameters(
                of: widget.parameters.map(\.name), values: ["theme": "\"\(theme)\""], family: family)
        }
        #expect(visible(.systemLarge, "dark") == ["city", "stations", "theme", "line"])
        #expect(visible(.systemSmall, "dark") == ["city", "theme"])
        #expect(visible(.systemSmall, "light") == ["city", "theme", "zoom"])
    }

    @Test("Titles, summaries, options and recommendations are in the requested language")
    func languages() throws {
        let session = try session()
        let widget = try #require(try session.describe(locale: "ko_KR").widgets.first)
        #expect(widget.parameters.first?.title == "테마")
        #expect(widget.parameters.first?.options.last?.subtitle == "밤에")
        let sentence = widget.summary.sentence(values: ["theme": "\"dark\""], family: .systemSmall)
        #expect(sentence?.parts == [.parameter("city"), .text(" 보기")])
        var request = options("line")
        request.locale = "ko_KR"
        #expect(try session.options(request).sections.map(\.title) == ["가까운 노선", "Far"])
        let titles = try session.recommendations(kind: "Controls", locale: "ko_KR").map(\.title)
        #expect(titles == ["Seoul의 집", "Busan의 집"])
        #expect(try session.describe().widgets.first?.parameters.first?.title == "Theme")
    }

    @Test("Entities are suggested, searched and found by identifier, with images of the catalog")
    func entities() throws {
        let session = try session()
        let suggested = try session.options(options("city"))
        #expect(suggested.options.map(\.title) == ["Seoul", "Busan"])
        #expect(suggested.options.first?.json == "\"seoul\"")
        #expect(suggested.options.first?.subtitle == "City")
        guard case .picture(let bytes) = suggested.options.first?.image else {
            Issue.record("no picture")
            return
        }
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(suggested.defaultJSON == "\"seoul\"")
        #expect(try session.options(options("city", .search("CHE"))).options.map(\.title) == ["Incheon"])
        #expect(
            try session.options(options("city", .values(["\"daegu\"", "\"gone\"", "\"busan\""]))).options
                .map(\.title) == ["Daegu", "Busan"])
    }

    @Test("An enumerable query lists and searches all values, up to a limit that is reported")
    func enumerable() throws {
        let session = try session()
        var request = options("stations")
        request.limit = 10
        let some = try session.options(request)
        #expect(some.options.map(\.title).last == "Station 10")
        #expect(some.omitted == 20)
        #expect(try session.options(options("stations", .search("station 2"))).options.count == 11)
    }

    @Test("An options provider returns sections that depend on the current values")
    func provider() throws {
        let session = try session()
        let reply = try session.options(options("line", .suggested, [.init(name: "city", json: "\"busan\"")]))
        #expect(reply.prompt == "Which line?")
        #expect(reply.sections.map(\.title) == ["Near", "Far"])
        #expect(reply.options.map(\.json) == ["\"Busan 1\"", "\"Busan 2\"", "\"Busan 9\""])
        #expect(reply.options.last == .init(json: "\"Busan 9\"", title: "Ninth", subtitle: "Express"))
        #expect(reply.defaultJSON == "\"Busan 1\"")
        #expect(try session.options(options("line", .search("sec"))).options.map(\.json) == ["\"Seoul 2\""])
    }

    @Test("The values of all parameters have defaults, titles and invalid values")
    func values() throws {
        let reply = try session().configuration(
            ConfigurationRequest(
                kind: "Controls",
                configuration: [
                    .init(name: "city", json: "\"busan\""), .init(name: "stations", json: "[3,1]"),
                    .init(name: "zoom", json: "12"),
                ], family: .systemSmall))
        let values = Dictionary(uniqueKeysWithValues: reply.values.map { ($0.name, $0) })
        #expect(values["city"]?.shown.map(\.title) == ["Busan"])
        #expect(values["stations"]?.shown.map(\.title) == ["Station 3", "Station 1"])
        #expect(values["line"]?.json == "\"Busan 1\"")
        #expect(values["line"]?.shown.map(\.title) == ["First"])
        #expect(values["zoom"]?.json == "3")
        #expect(values["zoom"]?.problem?.contains("outside 1.0…9.0") == true)
        #expect(values["theme"]?.shown.map(\.title) == ["Dark"])
        #expect(values["note"]?.json == nil)
        #expect(reply.values.map(\.name).first == "theme")
    }

    @Test("Unknown and unconfigurable parameters are rejected by name; a query that hangs or traps is terminated")
    func refusals() throws {
        let session = try session()
        func reason(_ request: OptionsRequest) -> ExtensionFailure.Reason? {
            do {
                _ = try session.options(request)
            } catch .rejected(let failure) {
                return failure.reason
            } catch {}
            return nil
        }
        #expect(reason(options("town")) == .unknownParameter)
        var plain = options("city")
        plain.kind = "Plain"
        #expect(reason(plain) == .unsupported)
        plain.kind = "Nobody"
        #expect(reason(plain) == .unknownKind)
        var waiting = options("city", .search("wait"))
        waiting.timeLimit = 0.5
        #expect(throws: ExtensionError.hung(seconds: 0.5)) { try session.options(waiting) }
        let error = #expect(throws: ExtensionError.self) { try session.options(options("city", .search("trap"))) }
        guard case .crashed = error else {
            Issue.record("no crash: \(String(describing: error))")
            return
        }
        #expect(try session.options(options("city")).options.count == 2)
    }

    @Test("The provider's recommendations are named configurations")
    func recommendations() throws {
        let recommendations = try session().recommendations(kind: "Controls")
        #expect(recommendations.map(\.title) == ["Home in Seoul", "Home in Busan"])
        #expect(recommendations.last?.configuration.contains(.init(name: "city", json: "\"busan\"")) == true)
        #expect(try session().recommendations(kind: "Plain") == [])
    }

    @Test("F-56: accent and background colors of the catalog are reported for light and dark, by their names")
    func colors() throws {
        let description = try session().describe()
        #expect(description.accent?.name == "Sea")
        #expect(description.accent?.light == RGBA(red: 0, green: 0.5, blue: 1, alpha: 1))
        #expect(description.accent?.dark == RGBA(red: 0, green: 0.25, blue: 0.5, alpha: 1))
        #expect(description.widgetBackground?.light == RGBA(red: 1, green: 1, blue: 0.5, alpha: 1))
        #expect(description.widgetBackground?.name == "Sand")
    }

    private func label(_ tree: RenderTree) -> String? {
        func find(_ node: RenderNode) -> String? {
            node.semantics?.label ?? node.children.lazy.compactMap(find).first
        }
        return find(tree.root)
    }

    @Test("F-82, F-98: the provider receives values and placed widgets, and may request reloads")
    func provides() throws {
        let session = try session()
        session.setPlacements([WidgetPlacement(instance: 1, kind: "Controls", family: .systemSmall)])
        let reply = try session.entries(
            EntriesRequest(
                kind: "Controls", purpose: .timeline, environment: .small,
                configuration: [
                    .init(name: "city", json: "\"busan\""), .init(name: "stations", json: "[3]"),
                    .init(name: "alarm", json: "\"07:30\""), .init(name: "distance", json: "1500"),
                    .init(name: "theme", json: "\"light\""),
                ]))
        #expect(reply.requests == [.reload(kind: "Other")])
        let tree = try #require(try session.render(RenderRequest(token: reply.token, environments: [.small])).first)
        #expect(label(tree) == "Busan Busan 1 light [3] 7:30 1.5, 1 placed")
    }

    private func perform(
        _ session: ExtensionProcess, _ type: String, _ parameters: [Semantics.IntentCall.Parameter] = [],
        caller: WidgetPlacement? = nil, within limit: Double = .infinity
    ) throws(ExtensionError) -> PerformReply {
        try session.perform(
            PerformRequest(
                call: .init(typeName: "Widget_Configurable.\(type)", parameters: parameters), caller: caller,
                timeLimit: limit))
    }

    @Test("F-82, F-86: an intent receives the tapped widget and the placed ones, in every process")
    func performs() throws {
        let session = try session()
        let first = WidgetPlacement(
            instance: 1, kind: "Controls", family: .systemSmall, configuration: [.init(name: "city", json: "\"busan\"")]
        )
        let second = WidgetPlacement(instance: 2, kind: "Controls", family: .systemLarge)
        session.setPlacements([first, second])
        let report = try perform(session, "Report", caller: first)
        #expect(report.summary == "Busan; systemSmall Busan, systemLarge Seoul")
        #expect(report.requests == [.reload(kind: "Controls"), .invalidateRecommendations])
        #expect(report.opening == .nothing)
        #expect(throws: ExtensionError.self) { try perform(session, "Fail", [.init(name: "how", json: "\"trap\"")]) }
        #expect(try perform(session, "Report").summary == "nobody; systemSmall Busan, systemLarge Seoul")
        session.setPlacements([])
        #expect(try perform(session, "Report", caller: second).summary == "Seoul; ")
        let opened = try perform(session, "OpenFeed")
        #expect(opened.opening == .url("https://example.com/item/7"))
        #expect(opened.summary.isEmpty, "a result without a value has nothing to say")
    }

    @Test("An intent that throws, traps, exits, waits or spins has a specific finding")
    func fails() throws {
        let session = try session()
        func failure(_ how: String, within limit: Double = .infinity) -> ExtensionError? {
            do {
                _ = try perform(session, "Fail", [.init(name: "how", json: "\"\(how)\"")], within: limit)
            } catch {
                return error
            }
            return nil
        }
        guard case .rejected(let rejection) = failure("throw"), case .crashed(let trap) = failure("trap"),
            case .crashed(let exit) = failure("leave")
        else {
            Issue.record("unexpected error")
            return
        }
        #expect(rejection.reason == .threw)
        #expect(trap.lastLines.joined().contains("asked to"))
        #expect(exit.cause == .exit(code: 3))
        #expect(failure("wait", within: 0.5) == .hung(seconds: 0.5))
        #expect(failure("spin", within: 0.5) == .hung(seconds: 0.5))
        #expect(try perform(session, "Report").summary == "nobody; ")
    }
}
