import Foundation
import Testing

@testable import WidgetKit

@Suite("Sample values of Live Activities")
struct SampleValueTests {
    private enum Side: String, Codable { case home, away }

    private struct Match: Codable {
        var names: [String: String]
        var scores: [Side: Int]
        var places: [UUID: Int]
        var minute: Int
    }

    @Test("Dictionaries of all keys are empty")
    func dictionaries() throws {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let match = try ActivityValue.sample(Match.self, at: date, of: "state")
        #expect(match.names.isEmpty && match.scores.isEmpty && match.places.isEmpty)
    }
}
