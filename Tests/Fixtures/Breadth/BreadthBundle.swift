import SwiftUI
import WidgetKit

@main
struct BreadthBundle: WidgetBundle {
    var body: some Widget {
        TextWidget()
        LayoutWidget()
        ShapesWidget()
        ControlsWidget()
        EffectsWidget()
        ConfiguredWidget()
        PhoneKitWidget()
        ChartsWidget()
        DeliveryActivity()
        if #available(iOSApplicationExtension 17.0, *) {
            AccessoryWidget()
        }
    }
}

struct SampleEntry: TimelineEntry {
    let date: Date
    var relevance: TimelineEntryRelevance?
    let title: String
    let value: Double
}

struct SampleProvider: TimelineProvider {
    func placeholder(in context: Context) -> SampleEntry {
        SampleEntry(date: Date(), relevance: nil, title: "Placeholder", value: 0.5)
    }

    func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) {
        completion(SampleEntry(date: Date(), relevance: nil, title: "Snapshot", value: 0.25))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
        let now = Date()
        var entries: [SampleEntry] = []
        for hourOffset in 0..<5 {
            let date = Calendar.current.date(byAdding: .hour, value: hourOffset, to: now)!
            entries.append(
                SampleEntry(
                    date: date, relevance: TimelineEntryRelevance(score: Float(hourOffset), duration: 3600),
                    title: "Hour \(hourOffset)", value: Double(hourOffset) / 4))
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

extension View {
    @ViewBuilder
    func widgetBackground(_ color: Color) -> some View {
        if #available(iOS 17.0, *) {
            containerBackground(for: .widget) { color }
        } else {
            background(color)
        }
    }
}

extension Color {
    init(hex: UInt32) {
        self.init(
            red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255)
    }

    static let brand = Color(hex: 0x3355AA)
}
