import ExtensionProtocol
import Foundation
import HostTestSupport
import RenderModel
import TestSupport
import Testing

@testable import ExtensionProcess

@Suite("Relevance of a widget extension")
struct RelevanceTests {
    private static let built = Result { try BuiltFixture.build(BuiltFixture.fixtures + "/Relevant") }
    private static let today = 9_000 * 86_400.0
    private static let now = today + 30_000

    private func session(timeLimit: Double = .ample) throws -> ExtensionProcess {
        ExtensionProcess(try Self.built.get(), options: LaunchOptions(timeLimit: timeLimit, date: Self.now))
    }

    private static func line(_ name: String) -> [EntriesRequest.ConfigurationValue] {
        [.init(name: "line", json: "\"\(name)\"")]
    }

    @Test("F-69: the provider's clues have their configurations, relative to the extension's clock")
    func clues() throws {
        let attributes = try session().relevance(kind: "Commute")
        #expect(
            attributes == [
                RelevanceAttribute(
                    kind: "Commute", configuration: Self.line("blue"),
                    condition: .span(from: Self.today + 7_200, to: Self.today + 10_800)),
                RelevanceAttribute(kind: "Commute", configuration: Self.line("red"), condition: .place("work")),
            ])
    }

    @Test("The host receives every kind of clue")
    func kinds() throws {
        let conditions = try session().relevance(kind: "Everything").map(\.condition)
        #expect(
            conditions == [
                .moment(1_000), .moment(1_000), .span(from: 1_000, to: 1_060), .span(from: 1_000, to: 1_120),
                .place("cafe"), .place("home"), .activity("incomplete rings"), .activity("headphones"),
                .activity("bedtime"),
            ])
    }

    @Test("Relevant intents are part of the reply of their call, once")
    func relevantIntents() throws {
        let session = try session()
        let request = EntriesRequest(kind: "Commute", purpose: .timeline, environment: .small)
        let wanted = WidgetCenterRequest.relevantIntents([
            RelevanceAttribute(kind: "Commute", configuration: Self.line("blue"), condition: .activity("workout"))
        ])
        #expect(try session.entries(request).requests == [wanted])
        let snapshot = EntriesRequest(kind: "Commute", purpose: .snapshot, environment: .small)
        #expect(try session.entries(snapshot).requests.isEmpty)
    }

    @Test("A provider that never returns its relevance is abandoned after the time limit, and the next one responds")
    func silence() throws {
        for limit in Double.growingLimits {
            let session = try session(timeLimit: limit)
            let silence = #expect(throws: ExtensionError.self) { try session.relevance(kind: "Silent") }
            #expect(silence == .hung(seconds: limit))
            do throws(ExtensionError) {
                #expect(try session.relevance(kind: "Everything").count == 9)
            } catch {
                // On a busy machine an answer that does come may need longer than a short limit.
                guard case .hung = error, limit < .longestLimit else { throw error }
                continue
            }
            #expect(throws: ExtensionError.self) { try session.relevance(kind: "None") }
            return
        }
    }
}
