import ExtensionProtocol
import Foundation
import RenderModel
import SwiftUI
import Testing

@testable import AppIntents

enum Theme: String, AppEnum {
    case light, dark

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
    static let caseDisplayRepresentations: [Theme: DisplayRepresentation] = [
        .light: "Light", .dark: DisplayRepresentation(title: "Dark one", subtitle: "At night"),
    ]
}

struct SetLamp: SetValueIntent {
    static let title: LocalizedStringResource = "Switch the lamp"
    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct Place: AppEntity {
    var id: Int
    var name: String

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Place")
    static let defaultQuery = PlaceQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct PlaceQuery: EntityQuery {
    func entities(for identifiers: [Place.ID]) async throws -> [Place] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Place] { [Place(id: 1, name: "Home"), Place(id: 2, name: "Work")] }

    func defaultResult() async -> Place? { Place(id: 1, name: "Home") }
}

struct Numbers: DynamicOptionsProvider {
    func results() async throws -> [Int] { [3, 5] }
    func defaultResult() async -> Int? { 5 }
}

struct ChoosePlace: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose place"
    static let description = IntentDescription("Chooses what to show.")

    @Parameter(title: "Theme", default: .dark)
    var theme: Theme

    @Parameter(title: "Place")
    var place: Place?

    @Parameter(title: "Count", default: 3, inclusiveRange: (1, 9))
    var count: Int

    @Parameter(title: "Number", optionsProvider: Numbers())
    var number: Int

    @Parameter(
        title: "Places", default: [], size: [.systemSmall: 2, .systemLarge: IntentCollectionSize(min: 1, max: 4)])
    var places: [Place]

    @Parameter(title: "Note", inputOptions: String.IntentInputOptions(multiline: true))
    var note: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$theme, .equalTo, .dark) {
            Summary("Show \(\.$place) in the dark") {
                \.$count
                \.$note
            }
        } otherwise: {
            Switch(\.$theme) {
                Case(.light) { Summary("Show \(\.$place)") }
                DefaultCase { Summary() }
            }
        }
    }
}

actor Log {
    static let shared = Log()
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

struct Greet: AppIntent {
    static let title: LocalizedStringResource = "Greet"
    static let description: IntentDescription? = "Greets."

    @Parameter(title: "Name")
    var name: String

    @Parameter(title: "Times", default: 1)
    var times: Int

    init() {}

    init(name: String) {
        self.name = name
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        await Log.shared.add("\(name)\(times)")
        return .result(value: name, dialog: "Hello \(name)")
    }
}

@Suite("Parameters of intents")
struct IntentParameterTests {
    private let english = IntentPresentation(locale: Locale(identifier: "en_US"))

    @Test("Values that are not provided come from defaults, options providers and queries")
    func defaults() async throws {
        let intent = try await ChoosePlace.configured(with: [:])
        #expect(intent.theme == .dark)
        #expect(intent.count == 3)
        #expect(intent.number == 5)
        #expect(intent.place?.name == "Home")
        #expect(intent.places.isEmpty)
        #expect(intent.note == nil)
    }

    @Test("Values are set from JSON and from plain text")
    func setting() async throws {
        let intent = try await ChoosePlace.configured(
            with: ["theme": "light", "place": "\"2\"", "count": "4", "places": "work, 1", "note": "true"])
        #expect(intent.theme == .light)
        #expect(intent.place?.name == "Work")
        #expect(intent.count == 4)
        #expect(intent.places.map(\.id) == [2, 1])
        #expect(intent.note == "true")
        #expect(try await ChoosePlace.configured(with: ["theme": "Dark one"]).theme == .dark)
    }

    @Test(
        "An invalid value is reported with the valid ones",
        arguments: [
            ("theme", "blue", "light, dark"), ("count", "12", "outside 1.0…9.0"), ("count", "x", "a whole number"),
            ("place", "9", "expected one of Home, Work."),
            ("place", "\"Nonsense\"", "“Nonsense” is not a valid value for “place”"),
            ("colour", "red", "it has theme, place, count, number, places, note"),
        ])
    func impossible(name: String, value: String, expected: String) async {
        let error = await #expect(throws: IntentConfigurationError.self) {
            _ = try await ChoosePlace.configured(with: [name: value])
        }
        #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
    }

    @Test("Options with the same name are distinguished by their identifiers")
    func repeatedNames() {
        let options = [("1", "Home"), ("2", "Work"), ("3", "Home")].map { identifier, name in
            _IntentOption(.string(identifier), shown: DisplayRepresentation(title: "\(name)"))
        }
        #expect(
            _IntentValueError.unknownOption("Garden", known: options).description
                == "no option is named “Garden”; expected one of Home (1), Work, Home (3)")
    }

    @Test("F-94, F-95: the descriptor lists names, types, titles, options and defaults")
    func descriptor() throws {
        let descriptor = IntentDescriptor(of: ChoosePlace.self, shown: english)
        #expect(descriptor.title == "Choose place")
        #expect(descriptor.description == "Chooses what to show.")
        #expect(descriptor.parameters.map(\.name) == ["theme", "place", "count", "number", "places", "note"])
        #expect(
            descriptor.parameters.map(\.kind) == [
                .enumeration(title: "Theme"), .entity(title: "Place"), .integer(.init(range: 1...9)), .integer(.init()),
                .entity(title: "Place"), .text(.init(lines: .multiple)),
            ])
        let theme = try #require(descriptor.parameters.first)
        #expect(theme.defaultJSON == "\"dark\"")
        #expect(theme.options.map(\.title) == ["Light", "Dark one"])
        #expect(theme.options.last?.subtitle == "At night")
        #expect(
            descriptor.parameters.map(\.presence) == [.required, .optional, .required, .required, .required, .optional])
        #expect(
            descriptor.parameters.map(\.optionSource) == [.fixed, .provider, .none, .provider, .provider, .none])
        let sizes = try #require(descriptor.parameters[4].list)
        #expect(sizes.limit(for: .systemSmall) == .init(minimum: 2, maximum: 2))
        #expect(sizes.limit(for: .systemLarge) == .init(minimum: 1, maximum: 4))
        #expect(sizes.limit(for: .systemMedium) == .init())
        let greet = IntentDescriptor(of: Greet.self, shown: english)
        #expect(greet.description == "Greets.")
    }

    @Test("Summaries are data: sentences name parameters, conditions choose among them")
    func summary() {
        let summary = IntentDescriptor(of: ChoosePlace.self, shown: english).summary
        func sentence(_ values: [String: String]) -> ConfigurationSummary.Sentence? {
            summary.sentence(values: values, family: .systemSmall)
        }
        #expect(
            sentence(["theme": "\"dark\""])
                == .init(
                    parts: [.text("Show "), .parameter("place"), .text(" in the dark")], others: ["count", "note"]))
        #expect(sentence(["theme": "\"light\""])?.parameters == ["place"])
        #expect(sentence([:])?.parameters == [])
    }

    @Test("F-86: a call carries the values and another process can perform it by name")
    func perform() async throws {
        let call = Greet(name: "Ada").call()
        #expect(call.typeName == "AppIntentsTests.Greet")
        #expect(call.parameters == [.init(name: "name", json: "\"Ada\""), .init(name: "times", json: "1")])
        try await IntentRegistry.perform(call)
        #expect(await Log.shared.lines.contains("Ada1"))
        #expect(IntentRegistry.type(named: "AppIntentsTests.ChoosePlace") is ChoosePlace.Type)
        #expect(IntentRegistry.type(named: "AppIntentsTests.Nobody") == nil)
        await #expect(throws: IntentConfigurationError.unknownIntent("A.B")) {
            try await IntentRegistry.perform(Semantics.IntentCall(typeName: "A.B", parameters: []))
        }
    }

    @Test("Results carry their parts")
    func results() async throws {
        let result = try await Greet(name: "Bo").perform()
        #expect(result.value == "Bo")
        #expect((result as? any OpeningResult)?.dialog == "Hello \("Bo")")
    }

    @Test(
        "JSON texts are read and written",
        arguments: [
            ("3", _IntentJSON.integer(3)), ("2.5", .number(2.5)), ("true", .boolean(true)), ("null", .null),
            ("\"a\\\"b\"", .string("a\"b")),
            ("[1,\"x\",[true]]", .array([.integer(1), .string("x"), .array([.boolean(true)])])),
            ("\"1\"", .string("1")),
        ])
    func json(text: String, value: _IntentJSON) {
        #expect(_IntentJSON(json: text) == value)
        #expect(value.encoded() == text)
    }
}

/// Finds other places than the type's own query.
struct FarPlaceQuery: EntityQuery {
    func entities(for identifiers: [Place.ID]) async throws -> [Place] {
        identifiers.filter { $0 >= 100 }.map { Place(id: $0, name: "Far \($0)") }
    }

    func suggestedEntities() async throws -> [Place] { [Place(id: 100, name: "Far 100")] }
}

struct Neighbors: DynamicOptionsProvider {
    @IntentParameterDependency<ChooseFar>(\.$place)
    var intent

    @IntentParameterDependency<ChooseFar>(\.$place, \.$unset)
    var incomplete

    func results() async throws -> [String] {
        ["next to \(intent?.place.name ?? "nothing")", incomplete == nil ? "incomplete" : "complete"]
    }
}

struct ChooseFar: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose far"

    @Parameter(title: "Place", query: FarPlaceQuery())
    var place: Place

    @Parameter(title: "Unset")
    var unset: Int

    @Parameter(title: "Neighbor", optionsProvider: Neighbors())
    var neighbor: String?

    @Parameter(title: "When", kind: .dateTime)
    var moment: DateComponents?

    @Parameter(title: "Warmth", defaultValue: 20, defaultUnit: .celsius)
    var warmth: Measurement<UnitTemperature>
}

@Suite("Options of parameters")
struct IntentOptionTests {
    private func parameter(_ intent: ChooseFar, _ name: String) throws -> any AnyIntentParameter {
        try #require(intent.parameters.first { $0.name == name }?.parameter)
    }

    @Test("A parameter's own query finds its values and its options")
    func query() async throws {
        let intent = try await ChooseFar.configured(with: ["place": "107"])
        #expect(intent.place.name == "Far 107")
        await #expect(throws: IntentConfigurationError.self) {
            _ = try await ChooseFar.configured(with: ["place": "1"])
        }
        let options = try await parameter(intent, "place").options(.suggested).options
        #expect(options.map(\.json) == [.string("100")])
    }

    @Test("A dependency is available while its intent is configured and all its parameters have values")
    func dependency() async throws {
        let intent = try await ChooseFar.configured(with: ["place": "107"])
        let neighbor = try parameter(intent, "neighbor")
        #expect(try await neighbor.options(.suggested).options.map(\.json.text) == ["next to nothing", "incomplete"])
        let inContext = try await IntentContext.$current.withValue(intent) {
            try await neighbor.options(.suggested).options.map(\.json.text)
        }
        #expect(inContext == ["next to Far 107", "incomplete"])
        let complete = try await ChooseFar.configured(with: ["place": "107", "unset": "1"])
        let options = try await IntentContext.$current.withValue(complete) {
            try await neighbor.options(.suggested).options.map(\.json.text)
        }
        #expect(options.last == "complete")
        let descriptor = IntentDescriptor(
            of: ChooseFar.self, shown: IntentPresentation(locale: Locale(identifier: "en_US")))
        #expect(descriptor.parameters.map(\.dependencies) == [[], [], ["place", "unset"], [], []])
    }

    @Test(
        "F-87: an intent that sets a value receives the state requested by the tap on its toggle",
        arguments: [true, false])
    func toggled(state: Bool) {
        #expect(SetLamp().call(turning: state).parameters.map(\.json) == ["\(state)"])
        #expect(SetLamp().call().parameters.isEmpty)
        #expect(Greet(name: "Ada").call(turning: state) == Greet(name: "Ada").call())
    }

    @Test("Invalid values leave the other values unchanged")
    func lenient() async {
        let (intent, problems) = await ChooseFar.configuredLeniently(with: ["place": "107", "unset": "x"])
        #expect(intent.place.id == 107)
        #expect(problems.map(\.parameterName) == ["unset"])
    }

    @Test(
        "Date components contain only the components that were set",
        arguments: [
            ("2026-01-31", DateComponents(year: 2026, month: 1, day: 31)),
            ("07:30", DateComponents(hour: 7, minute: 30)),
            ("2026-01-31T07:30:05", DateComponents(year: 2026, month: 1, day: 31, hour: 7, minute: 30, second: 5)),
        ])
    func dateComponents(text: String, value: DateComponents) async throws {
        #expect(value._intentJSON == .string(text))
        #expect(try await DateComponents._intentValue(from: .string(text)) == value)
        #expect(try await DateComponents._intentValue(from: .string(text + "Z")) == value)
        await #expect(throws: (any Error).self) { try await DateComponents._intentValue(from: .string("soon")) }
    }

    @Test("Measurements are encoded in the base unit and shown in the default unit")
    func measurement() async throws {
        let intent = try await ChooseFar.configured(with: ["place": "107", "warmth": "300"])
        #expect(intent.warmth == Measurement(value: 300, unit: UnitTemperature.kelvin))
        let descriptor = IntentDescriptor(
            of: ChooseFar.self, shown: IntentPresentation(locale: Locale(identifier: "en_US")))
        guard case .measurement(let field) = descriptor.parameters.last?.kind else {
            Issue.record("no measurement")
            return
        }
        #expect(field.units.map(\.symbol) == ["°C", "°F", "K"])
        #expect(field.units.first?.offset == 273.15)
        #expect(field.minimum == nil)
        #expect(Double(descriptor.parameters.last?.defaultJSON ?? "") == 293.15)
    }
}
