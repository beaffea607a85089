import FoundationModels
import SwiftUI

@Generable(description: "A day out")
struct Itinerary: Equatable {
    @Guide(description: "A short title")
    let title: String
    @Guide(description: "What to do", .count(3))
    var activities: [Activity]
    @Guide(.range(1...5))
    var rating: Int
    var notes: String?
    let mood: Mood

    @Generable
    struct Activity: Equatable {
        var name: String
        @Guide(.anyOf(["morning", "evening"]))
        var time: String
    }

    var summary: String { title + notes.map { ": " + $0 }.map { $0 }! }
}

@Generable
enum Mood: String, CaseIterable {
    case calm
    case wild
}

struct PlacesTool: Tool {
    let name = "places"
    let description = "Finds places"

    @Generable
    struct Arguments {
        @Guide(description: "A city")
        var city: String
    }

    func call(arguments: Arguments) async throws -> String { "In " + arguments.city }
}

@MainActor
@Observable
final class Planner {
    private let session = LanguageModelSession(tools: [PlacesTool()]) {
        "You plan days."
        if true { "Be brief." }
    }
    var partial: Itinerary.PartiallyGenerated?

    var isReady: Bool {
        switch SystemLanguageModel.default.availability {
        case .available: true
        case .unavailable(.deviceNotEligible), .unavailable(.appleIntelligenceNotEnabled): false
        case .unavailable(.modelNotReady): false
        case .unavailable(let reason): reason == .modelNotReady
        }
    }

    func plan() async {
        do {
            let answer = try await session.respond(to: "Plan", options: GenerationOptions(temperature: 0.5))
            let day = try await session.respond(to: Prompt("Plan \(answer.content)"), generating: Itinerary.self)
            print(day.content.title, day.content.mood.generatedContent.jsonString)
            let stream = session.streamResponse(generating: Itinerary.self) { "A day in Rome" }
            for try await snapshot in stream { partial = snapshot.content }
            let days = session.streamResponse(to: "All", generating: [Itinerary].self)
            for try await snapshot in days { print(snapshot.content.first?.activities?.first?.name ?? "") }
        } catch LanguageModelSession.GenerationError.exceededContextWindowSize {
        } catch LanguageModelSession.GenerationError.refusal(let refusal, let context) {
            let reason: LanguageModelSession.GenerationError.Refusal = refusal
            print(context.debugDescription, (try? await reason.explanation.content) ?? "")
        } catch let error as LanguageModelSession.GenerationError {
            print(error.errorDescription ?? "")
        } catch {}
        session.prewarm()
    }
}
