import SwiftUI
import WidgetKit

/// How hard it rains or snows in the next hour, a bar for every two minutes.
struct RainChart: View {
    let rain: RainForecast

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .bottom, spacing: 3) {
                ForEach(Array(rain.bars(30).enumerated()), id: \.offset) { _, bar in
                    Capsule()
                        .fill(bar > 0 ? AnyShapeStyle(.primary.opacity(0.85)) : AnyShapeStyle(.primary.opacity(0.25)))
                        .frame(maxWidth: .infinity)
                        .frame(height: 3 + bar * 23)
                }
            }
            .frame(height: 26, alignment: .bottom)
            .widgetAccentable()

            HStack {
                Text("지금")
                Spacer()
                Text("30분")
                Spacer()
                Text("60분")
            }
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(rain.text)
    }
}
