import Foundation
import Glibc
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    var text = ""
}

/// Starts programs until that is refused, or until enough run.
func startProcesses(_ limit: Int) -> String {
    let program = strdup("/bin/sleep")
    let argument = strdup("3607")
    defer {
        free(program)
        free(argument)
    }
    for count in 0..<limit {
        var id: pid_t = 0
        let error = posix_spawn(&id, "/bin/sleep", nil, nil, [program, argument, nil], nil)
        if error != 0 { return "\(count) programs, then: \(String(cString: strerror(error)))" }
    }
    return "\(limit) programs"
}

/// Starts threads until that is refused, or until enough run.
func startThreads(_ limit: Int) -> String {
    for count in 0..<limit {
        var thread = pthread_t()
        let error = pthread_create(&thread, nil, { _ in pause(); return nil }, nil)
        if error != 0 { return "\(count) threads, then: \(String(cString: strerror(error)))" }
    }
    return "\(limit) threads"
}

/// Sets the number of descriptors that may be in use when its body is read.
struct DescriptorLimit: View {
    let count: rlim_t

    var body: some View {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(count, limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return EmptyView()
    }
}

struct Provider: TimelineProvider {
    let work: @Sendable () -> String

    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(text: work())], policy: .never))
    }
}

struct EntryView: View {
    let entry: Entry

    var body: some View {
        Text(entry.text).containerBackground(.background, for: .widget)
    }
}

struct ProcessesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Processes", provider: Provider { startProcesses(2_000) }) { EntryView(entry: $0) }
    }
}

struct EndlessWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Endless",
            provider: Provider {
                while true { _ = startProcesses(100) }
            }
        ) { EntryView(entry: $0) }
    }
}

struct ThreadsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Threads", provider: Provider { startThreads(50_000) }) { EntryView(entry: $0) }
    }
}

struct FilesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Files", provider: Provider { "Text" }) { entry in
            // No descriptor is left for the text's font alone: libdispatch watches its threads once a second, and ends
            // a process in which it cannot open their status.
            VStack {
                DescriptorLimit(count: 0)
                Text(entry.text).fontDesign(.serif)
                DescriptorLimit(count: .max)
            }
            .containerBackground(.background, for: .widget)
        }
    }
}

@main
struct Bombs: WidgetBundle {
    var body: some Widget {
        ProcessesWidget()
        EndlessWidget()
        ThreadsWidget()
        FilesWidget()
    }
}
