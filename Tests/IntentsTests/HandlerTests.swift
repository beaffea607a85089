import AppIntents
import ExtensionProtocol
import Intents
import Testing

@Suite("Handlers of SiriKit intents")
struct HandlerTests {
    private func parameter(_ name: String, _ values: [String: String] = [:]) async throws -> any AnyIntentParameter {
        let set = GuestIntent().parameterSet
        try await set.set(values)
        return try #require(set[name])
    }

    @Test("A form gets its options from the handler")
    func form() throws {
        let form = IntentDescriptor(of: GuestIntent.self, shown: IntentPresentation(locale: Locale(identifier: "en")))
        #expect(form.parameters.map(\.optionSource) == [.search, .provider])
        #expect(form.parameters.first?.kind == .entity(title: "Room"))
        #expect(form.parameters.allSatisfy { $0.description == nil })
    }

    @Test("Options have sections, subtitles and images; searches go to the handler")
    func options() async throws {
        let room = try await parameter("room")
        let suggested = try await room.options(.suggested)
        #expect(suggested.sections.map { $0.title?.key } == ["Low"])
        let option = try #require(suggested.options.first)
        #expect(option.json == .string("1"))
        #expect(option.subtitle?.key == "Floor 1")
        #expect(option.image?.source == .symbol("bed.double"))
        #expect(try await room.options(.search("att")).options.map(\.title.key) == ["Blue room", "Attic"])
        await #expect(throws: Closed.self) { try await room.options(.search("closed")) }
    }

    @Test("A selected object is the handler's own, with its properties")
    func objects() async throws {
        let intent = GuestIntent()
        try await intent.parameterSet.set(["room": "7"])
        #expect(intent.room?.floor == 7)
        try await intent.parameterSet.set(["room": "Blue room"])
        #expect(intent.room?.identifier == "1")
        // A search may have more options than are suggested, so an unknown identifier is an object itself.
        try await intent.parameterSet.set(["room": "99"])
        #expect(intent.room?.identifier == "99")
        #expect(intent.room?.floor == nil)
    }

    @Test("Options can depend on earlier values, and a value that no longer exists is still shown")
    func dependencies() async throws {
        let tool = try await parameter("tool", ["room": "7"])
        #expect(try await tool.options(.suggested).options.map(\.title.key) == ["Key of Attic"])
        let shown = try await tool.options(.values([.string("Key of Attic"), .string("Broom")]))
        #expect(shown.options.map(\.title.key) == ["Key of Attic", "Broom"])
    }

    @Test("The handler's default overrides an empty value, and is proposed")
    func defaults() async throws {
        let room = try await parameter("room")
        #expect(room.json == .string("1"))
        #expect(await room.proposedJSON() == .string("1"))
        #expect(try await parameter("tool").json == nil)
    }

    @Test("A completion handler becomes an answer; the first call wins, an error is thrown")
    func answers() async throws {
        let number: Int = await _INAnswer.wait { completion in
            completion(1)
            completion(2)
        }
        #expect(number == 1)
        let text: String = try await _INAnswer.value { $0("a", nil) }
        #expect(text == "a")
        await #expect(throws: Closed.self) {
            let _: String = try await _INAnswer.value { $0(nil, Closed()) }
        }
        await #expect(throws: (any Error).self) {
            let _: String = try await _INAnswer.value { $0(nil, nil) }
        }
    }

    @Test("Donations and relevant shortcuts are accepted")
    func donations() async throws {
        let intent = GuestIntent()
        try await INInteraction(intent: intent, response: nil).donate()
        var told = false
        INInteraction(intent: intent, response: nil).donate { error in told = error == nil }
        #expect(told)
        let shortcut = try #require(INShortcut(intent: intent))
        #expect(shortcut.intent === intent)
        try await INRelevantShortcutStore.default.setRelevantShortcuts([INRelevantShortcut(shortcut: shortcut)])
    }
}
