// OUTCOME needs-review
import SwiftUI
import WidgetKit

/// Only the color of a dot shows whether its line runs.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Check your lines."

    private let lines = [("Harbor", true), ("Airport", false), ("Old town", true)]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(lines, id: \.0) { name, isRunning in
                HStack(spacing: 10) {
                    #if FAULT
                        Circle()
                            .fill(isRunning ? .green : .red)
                            .frame(width: 14, height: 14)
                            .accessibilityLabel(isRunning ? "Running" : "Stopped")
                    #else
                        Image(systemName: isRunning ? "checkmark" : "xmark")
                            .frame(width: 20, height: 20)
                            .accessibilityLabel(isRunning ? "Running" : "Stopped")
                    #endif
                    Text(name)
                        .font(.subheadline)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
