// ONLY medium
import AppIntents
import SwiftUI
import WidgetKit

struct Arm: SetValueIntent {
    static let title: LocalizedStringResource = "Arm"

    @Parameter(title: "Armed") var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

/// The medium size shows by its color alone whether the alarm is armed.
struct AlarmStyle: ToggleStyle {
    @Environment(\.widgetFamily) private var family

    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: symbol(isOn: configuration.isOn))
            .font(.system(size: 32))
            .foregroundStyle(configuration.isOn ? Color.orange : Color.primary)
            .frame(width: 56, height: 56)
            .accessibilityLabel("Alarm")
    }

    private func symbol(isOn: Bool) -> String {
        #if FAULT
            family == .systemMedium ? "bell.fill" : isOn ? "bell.fill" : "bell.slash"
        #else
            isOn ? "bell.fill" : "bell.slash"
        #endif
    }
}

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    static let summary: LocalizedStringKey = "Arm the alarm of your house."

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            Toggle(isOn: true, intent: Arm()) { Text("Alarm") }
                .toggleStyle(AlarmStyle())
            if family == .systemMedium {
                Spacer()
                VStack(alignment: .leading) {
                    Text("House").font(.headline)
                    Text("Doors shut").font(.subheadline)
                }
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}
