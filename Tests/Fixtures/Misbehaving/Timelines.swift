import SwiftUI
import WidgetKit

struct Sound: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sound", provider: Provider { [Entry(date: .start)] }) { _ in
            Color("Sky").containerBackground(.clear, for: .widget)
        }
        .configurationDisplayName("Sound")
        .description("Does nothing wrong.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct NoEntries: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "NoEntries", provider: Provider { [] }) { _ in Color.red }
    }
}

struct OutOfOrder: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "OutOfOrder",
            provider: Provider {
                [3, 1, 2].map { Entry(date: .start.addingTimeInterval(Double($0)), index: $0) }
            }
        ) { entry in
            Color(red: Double(entry.index) / 5, green: 0, blue: 0)
                .containerBackground(.clear, for: .widget)
        }
    }
}

struct ManyEntries: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "ManyEntries",
            provider: Provider {
                (0..<100_000).map { Entry(date: .start.addingTimeInterval(Double($0)), index: $0) }
            }
        ) { _ in Color.red }
    }
}

struct NeverAnswers: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .start) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "NeverAnswers", provider: Provider()) { _ in Color.red }
    }
}

struct Spins: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Spins", provider: Provider { [Entry(date: .start)] }) { entry in
            SpinningView(entry: entry).containerBackground(.clear, for: .widget)
        }
    }
}

struct SpinningView: View {
    var entry: Entry

    var body: some View {
        var value = entry.index
        while value >= 0 { value = (value + 1) % 7 }
        return Color.red
    }
}

struct TrappingProvider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .start) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        print("about to go wrong")
        let numbers: [Int] = []
        completion(Entry(date: .start, index: numbers[context.family == .systemSmall ? 3 : 4]))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        // Each piece stays, so that the memory runs out.
        var pieces: [[UInt8]] = []
        while true { pieces.append([UInt8](repeating: UInt8(pieces.count & 0xFF), count: 16 << 20)) }
    }
}
