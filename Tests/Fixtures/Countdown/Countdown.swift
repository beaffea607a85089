import SwiftUI
import WidgetKit

@main
struct CountdownBundle: WidgetBundle {
    var body: some Widget {
        Countdown()
        Deadly()
    }
}

struct Moment: TimelineEntry {
    var date: Date
}

/// Shows what runs while the entry stays: time until something, time since it, and a clock.
struct Countdown: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Countdown", provider: MomentProvider { print("Countdown was asked") }) { entry in
            VStack(alignment: .leading) {
                Text(entry.date.addingTimeInterval(3_600), style: .timer)
                    .font(.title.bold())
                Text("Since \(entry.date, style: .relative)")
                    .font(.caption)
                Text(entry.date...entry.date.addingTimeInterval(600))
            }
            .containerBackground(.blue, for: .widget)
        }
    }
}

/// Kills the process that it lives in, as a system does that is short of memory.
struct Deadly: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Deadly", provider: MomentProvider { kill(getpid(), SIGKILL) }) { _ in Color.red }
    }
}

struct MomentProvider: TimelineProvider {
    var asked: () -> Void

    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
        completion(Moment(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        asked()
        completion(Timeline(entries: [Moment(date: Date())], policy: .after(Date().addingTimeInterval(7_200))))
    }
}
