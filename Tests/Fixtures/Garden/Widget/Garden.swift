import Intents
import SwiftUI
import WidgetKit

struct BedEntry: TimelineEntry {
    let date: Date
    let configuration: ShowBedIntent
}

struct BedProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> BedEntry {
        BedEntry(date: Date(timeIntervalSinceReferenceDate: 0), configuration: ShowBedIntent())
    }

    func getSnapshot(for configuration: ShowBedIntent, in context: Context, completion: @escaping (BedEntry) -> Void) {
        completion(BedEntry(date: Date(timeIntervalSinceReferenceDate: 0), configuration: configuration))
    }

    func getTimeline(
        for configuration: ShowBedIntent, in context: Context, completion: @escaping (Timeline<BedEntry>) -> Void
    ) {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let entries = (0..<(configuration.Rows?.intValue ?? 1)).map { hour in
            BedEntry(date: start.addingTimeInterval(Double(hour) * 3600), configuration: configuration)
        }
        completion(Timeline(entries: entries, policy: .never))
    }

    func recommendations() -> [IntentRecommendation<ShowBedIntent>] {
        [("north", Crop.tomato), ("herbs", .sweetPea)].map { id, crop in
            let intent = ShowBedIntent()
            intent.bed = Bed(identifier: id, display: id)
            intent.crop = crop
            intent.isMetric = false
            return IntentRecommendation(intent: intent, description: "The \(id) bed")
        }
    }
}

/// Shows every value, one a line.
struct BedView: View {
    let intent: ShowBedIntent

    private var lines: [String] {
        let area = intent.bed?.area.map { "\($0.doubleValue)" }
        let day = intent.sown.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }
        let parts: [(String, String?)] = [
            ("bed", intent.bed?.displayString), ("area", area), ("crop", "\(intent.crop)"),
            ("neighbours", intent.neighbours?.compactMap(\.identifier).joined(separator: "+")), ("tool", intent.tool),
            ("note", intent.note), ("metric", intent.isMetric.map { "\($0.boolValue)" }),
            ("rows", intent.Rows.map { "\($0.intValue)" }), ("share", intent.share.map { "\($0.doubleValue)" }),
            ("depth", intent.depth.map { "\($0.converted(to: .centimeters).value.rounded())" }),
            ("warmth", intent.warmth.map { "\($0.converted(to: .celsius).value.rounded())" }),
            ("pause", intent.pause.map { "\($0.intValue)" }), ("sown", day), ("feed", intent.feed?.host),
            ("place", intent.place?.name), ("owner", intent.owner?.displayName), ("plan", intent.plan?.filename),
            ("budget", intent.budget.map { "\($0.amount ?? 0) \($0.currencyCode ?? "")" }),
            ("tags", intent.tags?.joined(separator: "+")), ("visits", intent.visits.map { "\($0.intValue)" }),
        ]
        return parts.compactMap { name, value in value.map { "\(name)=\($0)" } }
    }

    var body: some View {
        let text = lines.joined(separator: ", ")
        Text(verbatim: text).font(.caption2).accessibilityLabel(Text(verbatim: text))
            .containerBackground(.white, for: .widget)
    }
}

struct GardenWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Bed", intent: ShowBedIntent.self, provider: BedProvider()) { entry in
            BedView(intent: entry.configuration)
        }
        .configurationDisplayName("Garden")
        .supportedFamilies([.systemSmall, .systemLarge])
    }
}
