import SwiftUI
import WidgetKit

extension NewsEntry {
    fileprivate static let top = NewsEntry(date: .now, topic: .top, stories: Story.samples)
    fileprivate static let nothing = NewsEntry(date: .now, topic: .science, stories: [])
}

#Preview("Small", as: .systemSmall) {
    NewsWidget()
} timeline: {
    NewsEntry.top
    NewsEntry.nothing
}

#Preview("Large", as: .systemLarge) {
    NewsWidget()
} timeline: {
    NewsEntry.top
    NewsEntry.nothing
}
