import AppIntents
import SwiftUI
import WidgetKit

/// Each widget but the first breaks one rule of the guidelines.
@main
struct Careless: WidgetBundle {
    var body: some Widget {
        CarefulWidget()
        IconWidget()
        CrowdedWidget()
        FancyWidget()
        FineWidget()
        FiddlyWidget()
        TurningWidget()
    }
}

struct Moment: TimelineEntry {
    var date = Date.now
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment() }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment()], policy: .never))
    }
}

struct Check: AppIntent {
    static let title: LocalizedStringResource = "Check"
    func perform() async throws -> some IntentResult { .result() }
}

struct CarefulWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Careful", provider: Provider()) { entry in
            VStack {
                Text(verbatim: "Turn up the phone's ring").font(.caption)
                Text(entry.date, style: .time).font(.custom("JetBrainsMono-Regular", size: 28))
                Button(intent: Check()) {
                    Text(verbatim: "Check").frame(width: 44, height: 44)
                }
                .buttonStyle(.plain)
            }
            .containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall, .accessoryCircular])
    }
}

/// A way to open the app and nothing else.
struct IconWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Icon", provider: Provider()) { _ in
            VStack {
                Image(systemName: "star.fill")
                Text(verbatim: "Stars")
            }
            .containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.accessoryCircular])
    }
}

/// The upper text lies free in the tight margin; the lower one is in a group, where it may.
struct CrowdedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Crowded", provider: Provider()) { _ in
            VStack(alignment: .leading) {
                Text(verbatim: "Free")
                Spacer()
                Text(verbatim: "Grouped")
                    .frame(maxWidth: .infinity, minHeight: 40, alignment: .leading)
                    .background(.orange, in: .rect(cornerRadius: 8))
            }
            .padding(11)
            .containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}

struct FancyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Fancy", provider: Provider()) { _ in
            Text(verbatim: "Fancy").font(.custom("JetBrainsMono-Regular", size: 12))
                .containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
    }
}

/// The print is too fine, in one text by its size and in the other because it shrinks.
struct FineWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Fine", provider: Provider()) { _ in
            VStack {
                Text(verbatim: "Small").font(.system(size: 9))
                Text(verbatim: "Shrunk to fit, because there are many words in one line")
                    .lineLimit(1)
                    .minimumScaleFactor(0.1)
            }
            .containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
    }
}

struct FiddlyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Fiddly", provider: Provider()) { _ in
            Button(intent: Check()) {
                Image(systemName: "checkmark").accessibilityLabel("Check")
            }
            .buttonStyle(.plain)
            .containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
    }
}

struct TurningWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Turning", provider: Provider()) { _ in
            Text(verbatim: "Rotate your iPhone to see more")
                .containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
    }
}
