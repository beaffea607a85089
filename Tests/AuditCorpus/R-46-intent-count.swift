import AppIntents
import SwiftUI
import WidgetKit

struct Water: AppIntent {
    static let title: LocalizedStringResource = "Water"
    func perform() async throws -> some IntentResult { .result() }
}

struct Light: AppIntent {
    static let title: LocalizedStringResource = "Light"
    func perform() async throws -> some IntentResult { .result() }
}

struct Heat: AppIntent {
    static let title: LocalizedStringResource = "Heat"
    func perform() async throws -> some IntentResult { .result() }
}

struct Alarm: AppIntent {
    static let title: LocalizedStringResource = "Alarm"
    func perform() async throws -> some IntentResult { .result() }
}

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        HStack(spacing: 12) {
            button(Water())
            button(Light())
            button(Heat())
            #if FAULT
                button(Alarm())
            #else
                button(Heat())
            #endif
        }
    }

    private func button(_ intent: some AppIntent) -> some View {
        Button(intent: intent) {
            Text("Go").lineLimit(1).minimumScaleFactor(0.3).frame(width: 50, height: 60)
        }
        .buttonStyle(.plain)
    }
}
