import AppIntents
import SwiftUI
import WidgetKit

/// A widget that shows the word of its configuration and the number of its timeline, and that fails when the file
/// `fault` in its home folder says so: `PHASE FAILURE`, such as `entries hang`.
@main
struct OnCommand: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "OnCommand", intent: Choice.self, provider: Provider()) { moment in
            MomentView(moment: moment).containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct Choice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choice"
    @Parameter(title: "Word", default: "plain") var word: String
}

struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    func perform() async throws -> some IntentResult {
        Failure.occur(in: "perform")
        return .result()
    }
}

struct Moment: TimelineEntry {
    var date: Date
    var text: String
}

struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now, text: "placeholder") }
    func snapshot(for configuration: Choice, in context: Context) async -> Moment {
        Moment(date: .now, text: "snapshot")
    }
    func timeline(for configuration: Choice, in context: Context) async -> Timeline<Moment> {
        Failure.occur(in: "entries")
        let moment = Moment(date: .now, text: "\(configuration.word)-\(Number.next())")
        return Timeline(entries: [moment], policy: .after(.now.addingTimeInterval(3_600)))
    }
}

struct MomentView: View {
    var moment: Moment

    var body: some View {
        Failure.occur(in: "render")
        return Button(intent: Count()) { Text(moment.text).frame(maxWidth: .infinity, maxHeight: .infinity) }
    }
}

let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()

/// Increases with every timeline, also in later processes.
enum Number {
    static func next() -> Int {
        let path = home + "/number"
        let number = ((try? String(contentsOfFile: path, encoding: .utf8)).flatMap { Int($0) } ?? 0) + 1
        try? "\(number)".write(toFile: path, atomically: true, encoding: .utf8)
        return number
    }
}

enum Failure {
    static func occur(in phase: String) {
        let words = (try? String(contentsOfFile: home + "/fault", encoding: .utf8))?.split(separator: " ")
        guard let words, words.count == 2, words[0] == phase else { return }
        switch words[1] {
        case "kill": kill(getpid(), SIGKILL)
        case "hang": while true { sleep(60) }
        case "flood": while true { print(String(repeating: "flood ", count: 1_000)) }
        case "half":
            // The first bytes of a message on the host's socket.
            _ = [UInt8](repeating: 0x54, count: 6).withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
            kill(getpid(), SIGKILL)
        case "descriptors": while open("/dev/null", O_RDONLY) >= 0 {}
        default: break
        }
    }
}
