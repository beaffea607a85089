import SwiftUI
import WidgetKit

struct MomentEntry: TimelineEntry {
    var date: Date
    var words: String
}

/// Answers when the wait is over; with the date that the clock shows before and after it.
struct WaitingProvider: TimelineProvider {
    var wait: @Sendable (@escaping @Sendable () -> Void) -> Void

    func placeholder(in context: Context) -> MomentEntry { MomentEntry(date: .now, words: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping (MomentEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MomentEntry>) -> Void) {
        let start = Date.now
        nonisolated(unsafe) let completion = completion
        wait {
            let words = "waited \(Date.now.timeIntervalSince(start))"
            completion(Timeline(entries: [MomentEntry(date: start, words: words)], policy: .never))
        }
    }
}

struct WaitingWidget: Widget {
    var kind = ""
    var wait: @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: WaitingProvider(wait: wait)) { Text($0.words) }
            .supportedFamilies([.systemSmall])
    }
}

@main
struct Waits: WidgetBundle {
    var body: some Widget {
        WaitingWidget(kind: "after") { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: $0) }
        WaitingWidget(kind: "sleep") { done in
            Task {
                try await Task.sleep(for: .milliseconds(100))
                done()
            }
        }
        WaitingWidget(kind: "timer") { done in
            DispatchQueue.main.async { Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in done() } }
        }
        WaitingWidget(kind: "semaphore") { done in
            DispatchQueue.global().async {
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.1)
                done()
            }
        }
        WaitingWidget(kind: "condition") { done in
            DispatchQueue.global().async {
                let condition = NSCondition()
                condition.lock()
                _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1))
                condition.unlock()
                done()
            }
        }
        WaitingWidget(kind: "never") { _ in }
    }
}
