// OUTCOME needs-review
import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Follow your rings."

    private let rings = [("Move", 0.8), ("Stand", 0.5), ("Train", 0.3)]

    var body: some View {
        HStack(alignment: .top) {
            ForEach(rings, id: \.0) { name, share in
                VStack(spacing: 8) {
                    ZStack {
                        Circle().stroke(.tertiary, lineWidth: 6)
                        Circle()
                            .trim(from: 0, to: share)
                            .stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                            .rotationEffect(.degrees(-90))
                            #if !FAULT
                                .widgetAccentable()
                            #endif
                    }
                    .frame(width: 48, height: 48)
                    .accessibilityHidden(true)
                    Text(name)
                        .font(.subheadline)
                        .lineLimit(1)
                        .minimumScaleFactor(0.8)
                }
                .frame(maxWidth: .infinity)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
