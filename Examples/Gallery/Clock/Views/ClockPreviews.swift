import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall) {
    CityClockWidget()
} timeline: {
    CityClockEntry(date: .now, city: .here)
    CityClockEntry(date: .now, city: .newYork)
}

#Preview("Medium", as: .systemMedium) {
    WorldClockWidget()
} timeline: {
    WorldClockEntry(date: .now, cities: [.seoul, .cairo, .lisbon, .newYork])
}
