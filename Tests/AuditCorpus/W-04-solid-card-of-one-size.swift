// ONLY medium
import SwiftUI
import WidgetKit

/// In the medium size the destination is on an opaque card, which tinted appearances turn into a block.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    static let summary: LocalizedStringKey = "Find your ferry."

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            Image(systemName: "ferry.fill")
                .font(.title)
                .accessibilityHidden(true)
            if family == .systemMedium {
                Spacer()
                ferry.foregroundStyle(.white).padding(12).background {
                    #if FAULT
                        RoundedRectangle(cornerRadius: 12).fill(card)
                    #else
                        Harbor(card: card)
                    #endif
                }
            } else {
                ferry
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var card: Color { Color(red: 0.1, green: 0.3, blue: 0.5) }

    private var ferry: some View {
        Text("Oslo").font(.title3.bold())
    }
}

/// A card in full color only.
struct Harbor: View {
    let card: Color
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(mode == .fullColor ? card : card.opacity(0.2))
    }
}
