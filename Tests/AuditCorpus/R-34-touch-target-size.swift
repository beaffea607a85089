import AppIntents
import SwiftUI

struct Refresh: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    func perform() async throws -> some IntentResult { .result() }
}

struct ProbeView: View {
    var body: some View {
        Button(intent: Refresh()) {
            #if FAULT
                Text("Go").lineLimit(1).minimumScaleFactor(0.3).frame(width: 60, height: 30)
            #else
                Text("Go").lineLimit(1).minimumScaleFactor(0.3).frame(width: 60, height: 60)
            #endif
        }
        .buttonStyle(.plain)
    }
}
