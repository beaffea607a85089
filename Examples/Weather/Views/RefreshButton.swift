import AppIntents
import SwiftUI
import WidgetKit

/// When the data was loaded, and a way to load it again. The hit region is larger than what is drawn.
struct RefreshButton: View {
    let weather: WeatherData
    /// Where in its area it is drawn.
    var edge = Alignment.topTrailing
    var font = Font.footnote

    var body: some View {
        Button(intent: RefreshWeatherIntent()) {
            HStack(spacing: 4) {
                Text(weather.updated, style: .time)
                    .environment(\.timeZone, weather.location.timeZone)
                    .font(font)
                Image(systemName: "arrow.clockwise")
                    .font(font)
            }
            .foregroundStyle(.secondary)
            .frame(minWidth: 44, minHeight: 44, alignment: edge)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("날씨 새로고침"))
    }
}
