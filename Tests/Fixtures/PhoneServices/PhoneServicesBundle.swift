import AVFoundation
import OSLog
import SwiftUI
import WidgetKit

/// Widgets that ask for what only a phone has.
@main
struct PhoneServicesBundle: WidgetBundle {
    var body: some Widget {
        PlacesWidget()
        PersonWidget()
        HealthWidget()
        SoundWidget()
        PictureWidget()
        RainControl()
    }
}

/// What most widgets here show: lines of text that tell of the answers.
struct LinesEntry: TimelineEntry {
    let date: Date
    let lines: [String]
}

struct LinesView: View {
    let lines: [String]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(lines, id: \.self) { Text(verbatim: $0).font(.system(size: 8)) }
        }
        .containerBackground(.background, for: .widget)
    }
}

/// Speaks while it makes its entries.
struct SoundProvider: TimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(date: .now, lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        try? AVAudioSession.sharedInstance().setActive(true)
        let synthesizer = AVSpeechSynthesizer()
        for words in ["Rain", "Wind"] { synthesizer.speak(AVSpeechUtterance(string: words)) }
        Logger.forecast.info("spoken: \(Forecast().summary)")
        completion(
            Timeline(
                entries: [LinesEntry(date: .now, lines: ["spoken", Bundle.main.bundleIdentifier ?? "none"])],
                policy: .never))
    }
}

struct SoundWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sound", provider: SoundProvider()) { LinesView(lines: $0.lines) }
            .supportedFamilies([.systemSmall])
    }
}
