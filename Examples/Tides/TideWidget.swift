import SwiftUI
import WidgetKit

@main
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Tides", intent: SelectHarborIntent.self, provider: TideProvider()) { entry in
            TideWidgetView(entry: entry)
        }
        .configurationDisplayName("Tides")
        .description("See how high the water is and when it turns.")
        .supportedFamilies(Self.families)
    }

    private static var families: [WidgetFamily] {
        #if os(watchOS)
            [.accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline]
        #elseif os(macOS) || os(visionOS)
            [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
        #else
            [
                .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
                .accessoryCircular, .accessoryRectangular, .accessoryInline,
            ]
        #endif
    }
}

/// Chooses the layout for the size; all have the sea behind them.
struct TideWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: TideEntry

    var body: some View {
        content
            .containerBackground(for: .widget) {
                LinearGradient(colors: [Color("SeaTop"), Color("SeaBottom")], startPoint: .top, endPoint: .bottom)
            }
            .widgetURL(entry.harbor.url)
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .systemMedium: MediumTideView(entry: entry).onTheSea()
        case .systemLarge: LargeTideView(entry: entry).onTheSea()
        case .systemExtraLarge: ExtraLargeTideView(entry: entry).onTheSea()
        case .accessoryCircular: CircularTideView(entry: entry)
        case .accessoryRectangular: RectangularTideView(entry: entry)
        case .accessoryInline: InlineTideView(entry: entry)
        #if os(watchOS)
            case .accessoryCorner: CornerTideView(entry: entry)
        #endif
        default: SmallTideView(entry: entry).onTheSea()
        }
    }
}

extension View {
    /// The sea is dark in every appearance, so that what is written on it is white.
    fileprivate func onTheSea() -> some View {
        foregroundStyle(.white, Color(white: 0.88))
    }
}
