import SwiftUI
import WidgetKit

extension BatteriesEntry {
    fileprivate static let morning = sample(hours: 9.7)
    fileprivate static let evening = sample(hours: 22)

    private static func sample(hours: Double) -> BatteriesEntry {
        let date = Calendar.current.startOfDay(for: .now).addingTimeInterval(hours * 3600)
        return BatteriesEntry(date: date, readings: Reading.samples(at: date))
    }
}

#Preview("Small", as: .systemSmall) {
    BatteriesWidget()
} timeline: {
    BatteriesEntry.morning
    BatteriesEntry.evening
}

#Preview("Medium", as: .systemMedium) {
    BatteriesWidget()
} timeline: {
    BatteriesEntry.morning
    BatteriesEntry.evening
}

#Preview("Large", as: .systemLarge) {
    BatteriesWidget()
} timeline: {
    BatteriesEntry.morning
    BatteriesEntry.evening
}
