// ONLY later
import AppIntents
import SwiftUI
import WidgetKit

struct Play: AppIntent {
    static let title: LocalizedStringResource = "Play"
    func perform() async throws -> some IntentResult { .result() }
}

struct Skip: AppIntent {
    static let title: LocalizedStringResource = "Skip"
    func perform() async throws -> some IntentResult { .result() }
}

struct Like: AppIntent {
    static let title: LocalizedStringResource = "Like"
    func perform() async throws -> some IntentResult { .result() }
}

struct Sleep: AppIntent {
    static let title: LocalizedStringResource = "Sleep"
    func perform() async throws -> some IntentResult { .result() }
}

/// A fourth function is added six hours later only.
struct HourView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(isLater ? "Evening mix" : "Morning mix").font(.headline)
            HStack(spacing: 14) {
                control(Play(), "play.fill")
                control(Skip(), "forward.fill")
                control(Like(), "heart.fill")
                #if FAULT
                    if isLater { control(Sleep(), "moon.fill") }
                #else
                    if isLater { control(Like(), "moon.fill") }
                #endif
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private func control(_ intent: some AppIntent, _ symbol: String) -> some View {
        Button(intent: intent) { Image(systemName: symbol).frame(width: 48, height: 48) }
            .buttonStyle(.plain)
            .accessibilityLabel(symbol)
    }
}
