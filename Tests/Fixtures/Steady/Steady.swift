import SwiftUI
import WidgetKit

/// Two widgets whose timelines never end. Each shows how many timelines it has had.
@main
struct Steady: WidgetBundle {
    var body: some Widget {
        NumberedWidget(kind: "Lasting")
        NumberedWidget(kind: "Restless")
    }
}

struct NumberedWidget: Widget {
    var kind = ""

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: NumberProvider(kind: kind)) { entry in
            Text("timeline \(entry.number)").containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct NumberEntry: TimelineEntry {
    var date: Date
    var number: Int
}

struct NumberProvider: TimelineProvider {
    var kind: String

    func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: .now, number: 0) }

    func getSnapshot(in context: Context, completion: @escaping (NumberEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NumberEntry>) -> Void) {
        let entry = NumberEntry(date: .now, number: Number.next(of: kind))
        completion(Timeline(entries: [entry], policy: .never))
    }
}

/// Increases with every timeline of a kind, also in later processes.
enum Number {
    static func next(of kind: String) -> Int {
        let path = (ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()) + "/" + kind
        let number = ((try? String(contentsOfFile: path, encoding: .utf8)).flatMap { Int($0) } ?? 0) + 1
        try? "\(number)".write(toFile: path, atomically: true, encoding: .utf8)
        return number
    }
}
