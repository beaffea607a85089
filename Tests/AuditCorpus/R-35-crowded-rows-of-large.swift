// ONLY large
import SwiftUI
import WidgetKit

/// The rows of the large size touch each other.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        #if FAULT
            VStack(spacing: family == .systemLarge ? 0 : 8) { rows }
        #else
            VStack(spacing: family == .systemLarge ? 12 : 8) { rows }
        #endif
    }

    private var rows: some View {
        ForEach(names, id: \.self) { name in
            Link(destination: URL(string: "probe://book/\(name)")!) {
                HStack {
                    Image(systemName: "book.closed").accessibilityHidden(true)
                    Text(name)
                    Spacer()
                }
                .frame(height: 46)
            }
            .foregroundStyle(.primary)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var names: [String] {
        family == .systemLarge ? ["Emma", "Ulysses", "Walden", "Dracula"] : ["Emma", "Ulysses"]
    }
}
