import AlarmKit
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

@Suite("Alarms as Live Activities")
@MainActor
struct AlarmSampleTests {
    private struct Recipe: AlarmMetadata {
        var name = "Egg"
    }

    private let date = Date(timeIntervalSinceReferenceDate: 0)

    @Test("A sample alarm counts down between consistent dates")
    func countdown() throws {
        let state = try ActivityValue.sample(AlarmPresentationState.self, at: date, of: "state")
        guard case .countdown(let countdown) = state.mode else {
            Issue.record("The alarm does not count down: \(state.mode)")
            return
        }
        #expect(countdown.startDate < date && date < countdown.fireDate)
        #expect(countdown.fireDate.timeIntervalSince(countdown.startDate) == countdown.totalCountdownDuration)
    }

    @Test("Sample texts are those of their keys, and the color is the app's")
    func attributes() throws {
        let attributes = try ActivityValue.sample(AlarmAttributes<Recipe>.self, at: date, of: "attributes")
        #expect(attributes.presentation.alert.title.key == "Title")
        #expect(attributes.tintColor == .accentColor)
    }

    @Test("Attributes survive encoding")
    func coding() throws {
        let button = AlarmButton(text: "Stop", textColor: Color(red: 1, green: 0, blue: 0), systemImageName: "stop")
        let attributes = AlarmAttributes(
            presentation: AlarmPresentation(
                alert: .init(title: "Ready", secondaryButton: button, secondaryButtonBehavior: .countdown)),
            metadata: Recipe(), tintColor: .accentColor)
        let read = try JSONDecoder().decode(
            AlarmAttributes<Recipe>.self, from: JSONEncoder().encode(attributes))
        #expect(read.presentation.alert.title.key == "Ready")
        #expect(read.presentation.alert.secondaryButton?.systemImageName == "stop")
        #expect(read.presentation.alert.secondaryButtonBehavior == .countdown)
        #expect(read.metadata == Recipe() && read.tintColor == .accentColor)
    }
}
