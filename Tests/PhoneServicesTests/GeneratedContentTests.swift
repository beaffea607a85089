import FoundationModels
import Testing
import TipKit

@Suite("Generated content and tip donations")
struct GeneratedContentTests {
    @Test("JSON becomes content, and content values")
    func json() throws {
        let content = try GeneratedContent(json: #"{"name": "Rome", "days": 3, "sunny": true, "stops": ["a", "b"]}"#)
        #expect(try content.value(String.self, forProperty: "name") == "Rome")
        #expect(try content.value(Int.self, forProperty: "days") == 3)
        #expect(try content.value(Bool.self, forProperty: "sunny"))
        #expect(try content.value([String].self, forProperty: "stops") == ["a", "b"])
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try content.value(Int.self, forProperty: "name")
        }
    }

    @Test("No model is available")
    func unavailable() async {
        #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await LanguageModelSession().respond(to: "Hello")
        }
    }

    @Test("A refusal has Apple's name and describes itself by its context")
    func refusal() {
        let refusal = LanguageModelSession.GenerationError.Refusal(transcriptEntries: [])
        let error = LanguageModelSession.GenerationError.refusal(refusal, .init(debugDescription: "not about this"))
        #expect(error.errorDescription == "not about this")
    }

    @Test("Tip events count their donations")
    func donations() async {
        let event = Tips.Event(id: "opened")
        await event.donate()
        event.sendDonation()
        #expect(event.donations.count == 2 && event.donations.donatedWithin(.day).count == 2)
    }
}
