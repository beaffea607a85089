import AppIntents
import SwiftUI
import WidgetKit

@main
struct Places: WidgetBundle {
    var body: some Widget {
        ToldWidget()
        MarkedWidget()
        LabelledWidget()
        DistantWidget()
        StubbornWidget()
        TightWidget()
        PosterWidget()
        DeskWidget()
    }
}

struct Moment: TimelineEntry {
    var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment() }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment()], policy: .never))
    }
}

/// Says what its place tells it.
struct ToldWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Told", provider: Provider()) { _ in
            ToldView().containerBackground(for: .widget) { Color.blue }
        }
        .supportedFamilies(Self.families)
        .contentMarginsDisabled()
    }

    static var families: [WidgetFamily] {
        #if os(watchOS)
            [.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner]
        #elseif os(macOS)
            [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
        #elseif os(visionOS)
            [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait]
        #else
            [.systemSmall, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline]
        #endif
    }
}

struct ToldView: View {
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.showsWidgetLabel) private var showsLabel
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.levelOfDetail) private var levelOfDetail
    @Environment(\.isLuminanceReduced) private var isLuminanceReduced
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    @Environment(\.displayScale) private var scale

    var body: some View {
        VStack(alignment: .leading) {
            line("mode", mode.description)
            line("background", showsBackground)
            line("label", showsLabel)
            line("margins", "\(margins.top) \(margins.leading) \(margins.bottom) \(margins.trailing)")
            line("simplified", levelOfDetail == .simplified)
            line("dimmed", isLuminanceReduced)
            line("dark", colorScheme == .dark)
            line("contrast", contrast == .increased)
        }
        VStack(alignment: .leading) {
            line("opaque", reduceTransparency)
            line("colourless", withoutColor)
            line("bold", weight == .bold)
            line("type", typeSize)
            line("mirrored", direction == .rightToLeft)
            line("locale", locale.identifier)
            line("scale", scale)
            line("system", Self.system)
        }
        Text(verbatim: "body")
    }

    private func line(_ name: String, _ value: Any) -> some View {
        Text(verbatim: "\(name) \(value)").font(.system(size: 4))
    }

    private static var system: String {
        #if os(iOS)
            "iOS"
        #elseif os(watchOS)
            "watchOS"
        #elseif os(macOS)
            "macOS"
        #elseif os(visionOS)
            "visionOS"
        #else
            "none"
        #endif
    }
}

/// Marks its views for the accented mode, and uses a material.
struct MarkedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Marked", provider: Provider()) { _ in
            VStack {
                Text(verbatim: "accent").widgetAccentable()
                Text(verbatim: "primary").widgetAccentable(false)
                HStack {
                    Image("Cover").resizable().widgetAccentedRenderingMode(.fullColor)
                    Image("Cover").resizable().widgetAccentedRenderingMode(.desaturated)
                    Image("Cover").resizable().widgetAccentedRenderingMode(.accentedDesaturated)
                    Image("Cover").resizable().widgetAccentedRenderingMode(.accented)
                    Image("Cover").resizable()
                }
            }
            .background(.thinMaterial)
            .containerBackground(for: .widget) { Color.blue }
        }
        .supportedFamilies([.systemSmall])
        .disfavoredLocations([.carPlay, .standBy], for: [.systemSmall])
        .promptsForUserConfiguration()
    }
}

/// Has a label outside of its view, and a backdrop.
struct LabelledWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Labelled", provider: Provider()) { _ in
            ZStack {
                AccessoryWidgetBackground()
                Text(verbatim: "21°").widgetCurvesContent()
            }
            .widgetLabel { Text(verbatim: "Seoul") }
            .containerBackground(for: .widget) { Color.clear }
        }
        .supportedFamilies(Self.families)
    }

    static var families: [WidgetFamily] {
        #if os(watchOS)
            [.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner]
        #else
            [.accessoryCircular, .accessoryRectangular, .accessoryInline]
        #endif
    }
}

struct Check: AppIntent {
    static let title: LocalizedStringResource = "Check"
    func perform() async throws -> some IntentResult { .result() }
}

/// Shows less, and larger, from afar.
struct DistantWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Distant", provider: Provider()) { _ in
            DistantView().containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
    }
}

struct DistantView: View {
    @Environment(\.levelOfDetail) private var levelOfDetail

    var body: some View {
        if levelOfDetail == .simplified {
            Text(verbatim: "21°").font(.system(size: 64))
        } else {
            Text(verbatim: "21°").font(.title)
            Text(verbatim: "Sunny").font(.caption)
            Button("Check", intent: Check())
        }
    }
}

/// Keeps its background everywhere.
struct StubbornWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Stubborn", provider: Provider()) { _ in
            Color.clear.containerBackground(for: .widget) { Color.blue }
        }
        .supportedFamilies([.systemSmall])
        .containerBackgroundRemovable(false)
    }
}

/// Two plates beside each other, in the tight margin instead of the system's.
struct TightWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tight", provider: Provider()) { _ in
            HStack {
                RoundedRectangle(cornerRadius: 8).fill(.red)
                RoundedRectangle(cornerRadius: 8).fill(.green)
            }
            .padding(11)
            .containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}

/// Two configurations of one content: large ones lie in the wall, the small one stands on the desk.
struct PosterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Poster", provider: Provider()) { _ in
            Color.clear.containerBackground(for: .widget) { Color.red }
        }
        .supportedFamilies([.systemLarge, .systemExtraLarge])
        .supportedMountingStyles([.recessed])
        .widgetTexture(.paper)
    }
}

struct DeskWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Desk", provider: Provider()) { _ in
            Color.clear.containerBackground(for: .widget) { Color.red }
        }
        .supportedFamilies([.systemSmall])
        .supportedMountingStyles([.elevated])
    }
}
