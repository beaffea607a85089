import SwiftUI
import WidgetKit

extension WeatherEntry {
    static let preview = WeatherEntry(date: .now, weather: .preview)

    static let rainInBusan = WeatherEntry(
        date: .now,
        weather: WeatherService.shared.forecast(for: .busan, at: Date(timeIntervalSinceReferenceDate: 773_640_000)))
}

#Preview("Small", as: .systemSmall) {
    WeatherWidget()
} timeline: {
    WeatherEntry.preview
    WeatherEntry.rainInBusan
}

#Preview("Medium", as: .systemMedium) {
    WeatherWidget()
} timeline: {
    WeatherEntry.preview
    WeatherEntry.rainInBusan
}

#Preview("Large", as: .systemLarge) {
    WeatherWidget()
} timeline: {
    WeatherEntry.preview
    WeatherEntry.rainInBusan
}

#Preview("Circular", as: .accessoryCircular) {
    WeatherWidget()
} timeline: {
    WeatherEntry.preview
}

#Preview("Rectangular", as: .accessoryRectangular) {
    WeatherWidget()
} timeline: {
    WeatherEntry.preview
}

#Preview("Inline", as: .accessoryInline) {
    WeatherWidget()
} timeline: {
    WeatherEntry.preview
}

#Preview("Conditions", traits: .sizeThatFitsLayout) {
    HStack {
        ForEach(WeatherCondition.allCases, id: \.self) { condition in
            ConditionSymbol(condition: condition)
                .font(.title2)
                .padding()
                .background(condition.gradient)
        }
    }
}
