import AppIntents
import Foundation
import RenderModel
import SwiftUI
import Testing

enum Theme: String, AppEnum {
    case light, dark

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
    static let caseDisplayRepresentations: [Theme: DisplayRepresentation] = [
        .light: "Light", .dark: DisplayRepresentation(title: "Dark one", subtitle: "At night"),
    ]
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
    @Test("values that are not given come from defaults, options providers and queries")
    func defaults() async throws {
        let intent = try await ChoosePlace.configured(with: [:])
        #expect(intent.theme == .dark)
        #expect(intent.count == 3)
        #expect(intent.number == 5)
        #expect(intent.place?.name == "Home")
        #expect(intent.places.isEmpty)
        #expect(intent.note == nil)
    }

    @Test("values are set from JSON and from plain texts")
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
        "an impossible value is named with what would be possible",
        arguments: [
            ("theme", "blue", "light, dark"), ("count", "12", "outside 1.0…9.0"), ("count", "x", "a whole number"),
            ("place", "9", "1, 2"), ("colour", "red", "it has theme, place, count, number, places, note"),
        ])
    func impossible(name: String, value: String, expected: String) async {
        let error = await #expect(throws: IntentConfigurationError.self) {
            _ = try await ChoosePlace.configured(with: [name: value])
        }
        #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
    }

    @Test("F-94, F-95: the descriptor tells names, types, titles, options and defaults")
    func descriptor() throws {
        let descriptor = IntentDescriptor(of: ChoosePlace.self, locale: Locale(identifier: "en_US"))
        #expect(descriptor.title == "Choose place")
        #expect(descriptor.description == "Chooses what to show.")
        #expect(descriptor.parameters.map(\.name) == ["theme", "place", "count", "number", "places", "note"])
        #expect(
            descriptor.parameters.map(\.shape) == ["enumeration", "entity", "integer", "integer", "entity", "text"])
        let theme = try #require(descriptor.parameters.first)
        #expect(theme.defaultJSON == "\"dark\"")
        #expect(theme.options.map(\.title) == ["Light", "Dark one"])
        #expect(theme.options.last?.subtitle == "At night")
        #expect(descriptor.parameters.map(\.isOptional) == [false, true, false, false, false, true])
        #expect(descriptor.parameters[4].isArray)
        #expect(descriptor.parameters[2].range == 1...9)
        let greet = IntentDescriptor(of: Greet.self, locale: Locale(identifier: "en_US"))
        #expect(greet.description == "Greets.")
    }

    @Test("summaries keep their sentences")
    func summary() {
        #expect(ChoosePlace.parameterSummary._sentences == ["Show ${Place} in the dark", "Show ${Place}", ""])
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
            try await IntentRegistry.perform(Meaning.IntentCall(typeName: "A.B", parameters: []))
        }
    }

    @Test("results carry their parts")
    func results() async throws {
        let result = try await Greet(name: "Bo").perform()
        #expect(result.value == "Bo")
        #expect(result.dialog == "Hello \("Bo")")
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
