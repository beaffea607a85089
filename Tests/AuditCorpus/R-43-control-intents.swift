import AppIntents
import SwiftUI

struct Refresh: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    func perform() async throws -> some IntentResult { .result() }
}

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Button(action: {}) { label }.buttonStyle(.plain)
        #else
            Button(intent: Refresh()) { label }.buttonStyle(.plain)
        #endif
    }

    private var label: some View {
        Text("Go").lineLimit(1).minimumScaleFactor(0.3).frame(width: 60, height: 60)
    }
}
