import SwiftUI
import WidgetKit

struct ClockEntry: TimelineEntry {
    var date: Date
}

struct ClockProvider: TimelineProvider {
    func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: Date(timeIntervalSinceReferenceDate: 0)) }

    func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
            completion(Timeline(entries: [placeholder(in: context)], policy: .never))
        }
    }
}

struct Clock: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: ClockProvider()) { entry in
            #if os(iOS)
                Color.blue.opacity(entry.date.timeIntervalSinceReferenceDate / 10)
                    .containerBackground(.clear, for: .widget)
            #else
                NoSuchViewOnOtherPlatforms()
            #endif
        }
        .contentMarginsDisabled()
    }
}

#Preview("Two hours", as: .systemMedium) {
    Clock()
} timeline: {
    ClockEntry(date: Date(timeIntervalSinceReferenceDate: 5))
    ClockEntry(date: Date(timeIntervalSinceReferenceDate: 2))
}

#Preview("Plain", traits: .fixedLayout(width: 30, height: 20)) {
    Color.green
}
