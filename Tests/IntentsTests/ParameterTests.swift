import AppIntents
import ExtensionProtocol
import Intents
import Testing

@Suite("Parameters of SiriKit intents")
struct ParameterTests {
    private func house(_ values: [String: String]) async throws -> HouseIntent {
        let intent = HouseIntent()
        try await intent.parameterSet.set(values)
        return intent
    }

    @Test(
        "Each kind of value is set from JSON or a plain text, and reads back",
        arguments: [
            ("room", "attic", "\"attic\""), ("rooms", "[\"a\",\"b\"]", "[\"a\",\"b\"]"), ("rooms", "a", "[\"a\"]"),
            ("tone", "calm", "\"Calm\""), ("tone", "Very calm", "\"Calm\""), ("isOn", "yes", "true"),
            ("count", "9", "9"), ("ratio", "0.25", "0.25"), ("pause", "90", "90.0"), ("name", "Nest", "\"Nest\""),
            ("day", "2026-01-31", "\"2026-01-31\""), ("page", "https://example.com", "\"https://example.com\""),
            ("depth", "0.5", "0.5"), ("place", "Seoul", "\"Seoul\""), ("owner", "Ada", "\"Ada\""),
            ("price", "12.50", "\"12.5 EUR\""), ("price", "3 SEK", "\"3 SEK\""), ("payment", "Cash", "\"Cash\""),
            ("words", "[\"a\",\"b\"]", "[\"a\",\"b\"]"),
        ])
    func roundTrip(name: String, given: String, expected: String) async throws {
        #expect(try await house([name: given]).parameterSet.byName[name] == expected)
    }

    @Test("Values are set on the properties with their types")
    func properties() async throws {
        let intent = try await house([
            "room": "attic", "tone": "Calm", "isOn": "true", "depth": "0.5", "price": "12.50",
            "day": "2026-01-31", "words": "[\"a\"]",
        ])
        #expect(intent.room?.identifier == "attic")
        #expect(intent.room?.displayString == "attic")
        #expect(intent.tone == .calm)
        #expect(intent.isOn?.boolValue == true)
        #expect(intent.depth == Measurement(value: 50, unit: .centimeters))
        #expect(intent.price?.amount == 12.5)
        #expect(intent.price?.currencyCode == "EUR")
        #expect(intent.day?.day == 31)
        #expect(intent.words == ["a"])
    }

    @Test("A new intent is empty; a configured one has the definition's defaults")
    func defaults() async throws {
        #expect(HouseIntent().parameterSet.byName.isEmpty)
        let intent = try await house([:])
        #expect(intent.parameterSet.byName == ["tone": "\"loud\"", "count": "3", "name": "\"Home\""])
        #expect(try await house(["tone": "null"]).tone == .unknown)
    }

    @Test(
        "Invalid values and unknown names are rejected with a reason",
        arguments: [
            ("colour", "red", "HouseIntent has no parameter “colour”"),
            ("tone", "shrill", "expected one of Calm, loud"),
            ("count", "12", "12 is outside 1.0…9.0"), ("isOn", "perhaps", "expected true or false"),
            ("price", "much", "expected an amount such as 12.50 EUR"), ("file", "/no/such", "the path of a file"),
        ])
    func refusals(name: String, value: String, words: String) async throws {
        let error = await #expect(throws: IntentConfigurationError.self) { try await house([name: value]) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test("The form has titles, kinds, limits, defaults and conditions")
    func form() throws {
        let form = IntentDescriptor(of: HouseIntent.self, shown: IntentPresentation(locale: Locale(identifier: "en")))
        #expect(form.typeName == "IntentsTests.HouseIntent")
        #expect(form.title == "House")
        #expect(form.description == "Sets the house.")
        let byName = Dictionary(uniqueKeysWithValues: form.parameters.map { ($0.name, $0) })
        #expect(byName["tone"]?.kind == .enumeration(title: "Tone"))
        #expect(byName["tone"]?.options.map(\.title) == ["Very calm", "Loud"])
        #expect(byName["tone"]?.defaultJSON == "\"loud\"")
        #expect(byName["count"]?.kind == .integer(.init(style: .stepper, range: 1...9)))
        #expect(byName["day"]?.kind == .dateComponents(.date))
        #expect(byName["file"]?.kind == .file(types: ["public.png"]))
        #expect(byName["rooms"]?.list?.limit(for: .systemLarge).maximum == 4)
        // Nothing lists rooms, so their identifiers are typed.
        #expect(byName["room"]?.kind == .text(.init()))
        #expect(byName["room"]?.optionSource == ConfigurationParameter.OptionSource.none)
        #expect(byName["room"]?.description?.contains("type an identifier") == true)
        #expect(byName["name"]?.description == nil)
        guard case .measurement(let field) = byName["depth"]?.kind else {
            Issue.record("the depth is not a measurement")
            return
        }
        #expect(field.units.first?.symbol == "cm")
        #expect(field.minimum == 0)
        let names = form.parameters.map(\.name)
        func visible(_ tone: String) -> [String] {
            form.summary.visibleParameters(of: names, values: ["tone": tone], family: .systemSmall)
        }
        #expect(visible("\"Calm\"") == names)
        #expect(visible("\"loud\"") == names.filter { $0 != "day" })
    }

    @Test("Changing a copy leaves the original unchanged")
    func copies() async throws {
        let intent = try await house(["tone": "Calm", "words": "[\"a\"]"])
        let copy = try #require(intent.copy() as? HouseIntent)
        #expect(copy.parameterSet.byName == intent.parameterSet.byName)
        copy.tone = .loud
        #expect(intent.tone == .calm)
        let room = Reception.room("1", "Blue room", floor: 3)
        let other = try #require(room.copy() as? Room)
        #expect(other.floor == 3)
        #expect(other.subtitleString == "Floor 3")
        #expect(other == room)
        #expect(other != Room(identifier: "2", display: "Blue room"))
    }
}
