import ExtensionProtocol
import Foundation
import RenderModel
import Testing
import WidgetHost

@Suite("Edit-widget forms")
struct FormTests {
    private static func fixture() async throws -> HostFixture {
        let gateway = ScriptedGateway(
            [Samples.weather, Samples.departures, Samples.tides],
            provider: { request, now throws(GatewayFailure) in
                .init([.init(now, request.configuration.map { "\($0.name)=\($0.json)" }.joined(separator: " "))])
            })
        return try await HostFixture(gateway)
    }

    private func field(_ name: String, _ form: ConfigurationForm) throws -> ConfigurationForm.Field {
        try #require(form.fields.first { $0.name == name })
    }

    @Test("F-95: an enum parameter is a picker with a title per case and the default selected")
    func enumeration() async throws {
        let fixture = try await Self.fixture()
        let id = try await fixture.place()
        let form = try await fixture.host.form(for: id)
        #expect(form.fields.count == 1)
        let city = try field("city", form)
        guard case .choice(let choices) = city.kind else {
            Issue.record("\(city.kind)")
            return
        }
        #expect(choices.map(\.title) == ["Seoul", "Busan", "Incheon", "Daegu", "Jeju"])
        #expect(city.valueJSON == "\"seoul\"")
        #expect(city.valueTitle == "Seoul")
    }

    @Test("F-94: every parameter has a field with its title, its type's control, its default and its limits")
    func kinds() async throws {
        let fixture = try await Self.fixture()
        let small = try await fixture.place(Samples.place(kind: "Departures"))
        let form = try await fixture.host.form(for: small)
        #expect(form.title == "Departures")
        #expect(try field("station", form).kind == .search)
        let lines = ["3", "4"].map { ConfigurationForm.Choice(json: "\"\($0)\"", title: "Line \($0)") }
        #expect(try field("lines", form).kind == .choices(lines, limit: 2))
        #expect(try field("walk", form).kind == .wholeNumber(minimum: 0, maximum: 30))
        #expect(try field("walk", form).details.numberStyle == .stepper)
        #expect(try field("walk", form).valueJSON == "5")
        #expect(try field("platform", form).kind == .toggle)
        #expect(try field("note", form).kind == .text)
        #expect(try !field("note", form).isRequired)
        #expect(try field("from", form).kind == .date)
        #expect(try field("from", form).details.dateParts == .dateTime)
        let large = try await fixture.place(Samples.place(.systemLarge, kind: "Departures"))
        #expect(try field("lines", try await fixture.host.form(for: large)).kind == .choices(lines, limit: 5))
    }

    @Test("The summary determines the visible fields, also for a draft")
    func summary() async throws {
        let fixture = try await Self.fixture()
        let id = try await fixture.place(Samples.place(kind: "Departures"))
        let form = try await fixture.host.form(for: id)
        #expect(form.fields.filter(\.isVisible).map(\.name) == ["station", "lines", "walk", "platform", "note"])
        #expect(form.sentence == [.text("Trains from "), .field("station")])
        let draft = try await fixture.host.form(
            for: id, draft: [ConfigurationEntry(name: "platform", json: "false")])
        #expect(draft.fields.filter(\.isVisible).map(\.name) == ["station", "platform"])
        #expect(draft.fields.count == form.fields.count)
    }

    @Test("Entities are suggested and found by the search text")
    func search() async throws {
        let fixture = try await Self.fixture()
        let id = try await fixture.place(Samples.place(kind: "Departures"))
        let suggested = try await fixture.host.suggestions(for: id, parameter: "station", query: nil)
        #expect(suggested.map(\.title) == ["Anguk", "Apgujeong", "Bulgwang"])
        let found = try await fixture.host.suggestions(for: id, parameter: "station", query: "D")
        #expect(found.map(\.title) == ["Daehwa"])
        await #expect(throws: HostError.unknownParameter("x", kind: "Departures")) {
            try await fixture.host.suggestions(for: id, parameter: "x", query: nil)
        }
    }

    @Test("F-60: a change in the form reloads the timeline with the new values")
    func changing() async throws {
        let fixture = try await Self.fixture()
        let id = try await fixture.place()
        let before = fixture.gateway.timelineCalls
        _ = try await fixture.host.send(.widget(.configure(id, Samples.city("busan"))))
        await fixture.host.settle()
        #expect(fixture.gateway.timelineCalls == before + 1)
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["city=\"busan\""])
        #expect(try field("city", try await fixture.host.form(for: id)).valueTitle == "Busan")
        _ = try await fixture.host.send(.widget(.configure(id, Samples.city("busan"))))
        await fixture.host.settle()
        #expect(fixture.gateway.timelineCalls == before + 1, "the same values change nothing")
    }

    @Test("F-97: no view of the widget is drawn for the form")
    func noViews() async throws {
        let fixture = try await Self.fixture()
        let id = try await fixture.place(Samples.place(kind: "Departures"))
        let renders = fixture.gateway.calls.count { $0 == .render }
        _ = try await fixture.host.form(for: id)
        _ = try await fixture.host.suggestions(for: id, parameter: "station", query: "A")
        #expect(fixture.gateway.calls.count { $0 == .render } == renders)
    }

    @Test("F-49: the form has the accent and background colors of the asset catalog, by appearance")
    func colors() async throws {
        let gateway = ScriptedGateway()
        gateway.setColors(
            accent: ThemeColor(
                name: "AccentColor", light: RGBA(red: 1, green: 0.5, blue: 0), dark: RGBA(red: 0.25, green: 0, blue: 1)),
            background: ThemeColor(
                name: "WidgetBackground", light: RGBA(red: 1, green: 1, blue: 0), dark: RGBA(red: 0, green: 0, blue: 0))
        )
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        let light = try await fixture.host.form(for: id)
        #expect(light.accent == "#FF8000" && light.background == "#FFFF00")
        _ = try await fixture.host.send(.device(.setEnvironment(HostEnvironment(colorScheme: .dark))))
        let dark = try await fixture.host.form(for: id)
        #expect(dark.accent == "#4000FF" && dark.background == "#000000")
        let plain = try await Self.fixture()
        let form = try await plain.host.form(for: try await plain.place())
        #expect(form.accent == nil && form.background == nil)
    }

    @Test("F-96: settings and unsupported ones can be counted")
    func counting() async throws {
        let fixture = try await Self.fixture()
        let id = try await fixture.place(Samples.place(kind: "Departures"))
        let form = try await fixture.host.form(for: id)
        #expect(form.fields.count == 6)
        #expect(!form.fields.contains { if case .unsupported = $0.kind { true } else { false } })
    }

    @Test("A widget without parameters has no fields")
    func none() async throws {
        let fixture = try await Self.fixture()
        let id = try await fixture.place(Samples.place(kind: "Tides"))
        #expect(try await fixture.host.form(for: id).fields.isEmpty)
        #expect(await fixture.host.snapshot().instances.first?.isConfigurable == false)
    }

    @Test("F-99: an appearance option in the intent changes the picture")
    func lookOption() async throws {
        let poster = WidgetDescription(
            kind: "Poster", displayName: "Poster", families: [.systemSmall], configuration: .appIntent,
            parameters: [
                ConfigurationParameter(
                    name: "theme", title: "Theme", typeName: "Theme", kind: .enumeration(title: "Theme"),
                    defaultJSON: "\"light\"",
                    options: [.init(json: "\"light\"", title: "Light"), .init(json: "\"dark\"", title: "Dark")])
            ])
        let gateway = ScriptedGateway(
            [poster],
            provider: { request, now throws(GatewayFailure) in
                .init([.init(now, request.configuration.first?.json ?? "\"light\"")])
            },
            drawer: { entry, _ throws(GatewayFailure) in
                let color: RGBA = entry.text == "\"dark\"" ? .black : .white
                return Trees.tree([
                    RenderNode(
                        .shape(Trees.shape(.init(x: 0, y: 0, width: 99, height: 99), color: color)), frame: .zero)
                ])
            })
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place(Samples.place(kind: "Poster"))
        let light = try await fixture.host.tree(of: id).tree
        _ = try await fixture.host.send(.widget(.configure(id, [ConfigurationEntry(name: "theme", json: "\"dark\"")])))
        await fixture.host.settle()
        let dark = try await fixture.host.tree(of: id).tree
        #expect(light != nil && dark != nil && light != dark)
    }

    @Test("Recommended configurations can be placed")
    func recommendations() async throws {
        let fixture = try await Self.fixture()
        let list = try await fixture.host.recommendations(of: Samples.app, kind: "Weather")
        #expect(list.map(\.title) == ["seoul", "busan"])
        let entries = list[1].configuration.map { ConfigurationEntry(name: $0.name, json: $0.json) }
        let id = try await fixture.place(Samples.place(configuration: entries))
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["city=\"busan\""])
    }
}
