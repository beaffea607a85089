import SwiftUI
import WidgetKit

extension TipsEntry {
    fileprivate static let first = TipsEntry(date: .now, tips: Tip.collection)
    fileprivate static let last = TipsEntry(date: .now, tips: Tip.collection.reversed())
}

#Preview("Small", as: .systemSmall) {
    TipsWidget()
} timeline: {
    TipsEntry.first
    TipsEntry.last
}

#Preview("Large", as: .systemLarge) {
    TipsWidget()
} timeline: {
    TipsEntry.first
    TipsEntry.last
}
