import SwiftUI
import WidgetKit

extension FitnessEntry {
    fileprivate static func today(at hour: Double) -> FitnessEntry {
        FitnessEntry(date: Calendar.current.startOfDay(for: .now).addingTimeInterval(hour * 3600), goals: Goals())
    }
}

#Preview("Small", as: .systemSmall) {
    FitnessWidget()
} timeline: {
    FitnessEntry.today(at: 8)
    FitnessEntry.today(at: 13)
    FitnessEntry.today(at: 22)
}

#Preview("Large", as: .systemLarge) {
    FitnessWidget()
} timeline: {
    FitnessEntry.today(at: 13)
    FitnessEntry.today(at: 22)
}
