import SwiftUI
import WidgetKit

extension WeatherEntry {
    static let preview = sample(.preview)
    static let rain = sample(.rain)
    static let snowyNight = sample(.snowyNight)
    static let storm = sample(.storm)
    static let dusk = sample(.dusk)
}

#Preview("Small", as: .systemSmall) {
    WeatherWidget()
} timeline: {
    WeatherEntry.preview
    WeatherEntry.rain
    WeatherEntry.snowyNight
}

#Preview("Medium", as: .systemMedium) {
    WeatherWidget()
} timeline: {
    WeatherEntry.preview
    WeatherEntry.storm
    WeatherEntry.dusk
}

#Preview("Large", as: .systemLarge) {
    WeatherWidget()
} timeline: {
    WeatherEntry.preview
    WeatherEntry.rain
}

#Preview("Failure", as: .systemSmall) {
    WeatherWidget()
} timeline: {
    WeatherEntry(date: .now, failure: .noLocation)
    WeatherEntry(date: .now, failure: .noService)
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
    WeatherEntry.rain
}

#Preview("Inline", as: .accessoryInline) {
    WeatherWidget()
} timeline: {
    WeatherEntry.preview
}

#Preview("Conditions", traits: .sizeThatFitsLayout) {
    HStack(spacing: 0) {
        ForEach(WeatherCondition.allCases, id: \.self) { condition in
            ConditionSymbol(condition)
                .font(.title2)
                .frame(width: 60, height: 60)
                .background(condition.gradient)
        }
    }
}
