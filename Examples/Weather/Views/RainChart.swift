import SwiftUI
import WidgetKit

/// How hard it rains or snows in the next hour, a bar for every two minutes.
struct RainChart: View {
    let rain: RainForecast

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ZStack(alignment: .bottom) {
                Bars(values: Array(repeating: 0, count: 30))
                    .fill(.primary.opacity(0.25))
                Bars(values: rain.bars(30))
                    .fill(.primary.opacity(0.85))
            }
            .frame(height: 26)
            .widgetAccentable()

            HStack {
                Text("지금")
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

/// Bars of equal widths on a common line, with a dot for nothing.
private struct Bars: Shape {
    /// 0…1
    let values: [Double]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let step = rect.width / Double(values.count)
        for (index, value) in values.enumerated() {
            let width = step * 0.6
            let height = max(rect.height * value, 3)
            path.addRoundedRect(
                in: CGRect(
                    x: rect.minX + step * (Double(index) + 0.2), y: rect.maxY - height, width: width, height: height),
                cornerSize: CGSize(width: min(width / 2, 1.5), height: 1.5))
        }
        return path
    }
}
