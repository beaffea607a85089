import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall) {
    TideWidget()
} timeline: {
    TideEntry(date: .now, harbor: .incheon)
    TideEntry(date: .now.addingTimeInterval(6 * 3600), harbor: .saintMalo)
}

#Preview("Medium", as: .systemMedium) {
    TideWidget()
} timeline: {
    TideEntry(date: .now, harbor: .saintMalo)
}

#Preview("Large", as: .systemLarge) {
    TideWidget()
} timeline: {
    TideEntry(date: .now, harbor: .halifax)
}
