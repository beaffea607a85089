// PLATFORM watchOS
import AppIntents
import SwiftUI
import WidgetKit

struct Skip: AppIntent {
    static let title: LocalizedStringResource = "Skip"

    @Parameter(title: "Tracks", default: 1) var tracks: Int

    init() {}
    init(tracks: Int) { self.tracks = tracks }

    func perform() async throws -> some IntentResult { .result() }
}

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]
    static let summary: LocalizedStringKey = "Control your music."

    #if FAULT
        private let controls = [("backward.fill", -1), ("play.fill", 0), ("forward.fill", 1), ("forward.end.fill", 9)]
    #else
        private let controls = [("forward.fill", 1)]
    #endif

    var body: some View {
        HStack {
            Text("Bach")
                .widgetAccentable()
            ForEach(controls, id: \.1) { symbol, tracks in
                Button(intent: Skip(tracks: tracks)) {
                    Image(systemName: symbol)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Skip")
            }
        }
        .font(.body)
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
