import AppIntents
import SwiftUI

struct Refresh: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    func perform() async throws -> some IntentResult { .result() }
}

struct RefreshButton: View {
    var width: CGFloat = 60
    var height: CGFloat = 60

    var body: some View {
        Button(intent: Refresh()) { RefreshLabel(width: width, height: height) }.buttonStyle(.plain)
    }
}

/// A text that fits a size in points with every type size.
struct RefreshLabel: View {
    var width: CGFloat = 60
    var height: CGFloat = 60

    var body: some View {
        Text("Go").lineLimit(1).minimumScaleFactor(0.1).frame(width: width, height: height)
    }
}
