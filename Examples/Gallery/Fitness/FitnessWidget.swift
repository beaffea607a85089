import SwiftUI
import WidgetKit

@main
struct FitnessWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Fitness", provider: FitnessProvider()) { entry in
            FitnessWidgetView(entry: entry)
        }
        .configurationDisplayName("Rings")
        .description("Watch your rings close through the day.")
        .supportedFamilies(Self.families)
    }

    private static var families: [WidgetFamily] {
        #if os(watchOS)
            [.accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline]
        #elseif os(macOS) || os(visionOS)
            [.systemSmall, .systemMedium, .systemLarge]
        #else
            [
                .systemSmall, .systemMedium, .systemLarge,
                .accessoryCircular, .accessoryRectangular, .accessoryInline,
            ]
        #endif
    }
}

struct FitnessWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: FitnessEntry

    var body: some View {
        content
            .containerBackground(Color("WidgetBackground"), for: .widget)
            .widgetURL(URL(string: "fitness://today"))
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .systemMedium: MediumFitnessView(entry: entry)
        case .systemLarge: LargeFitnessView(entry: entry)
        case .accessoryCircular: CircularFitnessView(entry: entry)
        case .accessoryRectangular: RectangularFitnessView(entry: entry)
        case .accessoryInline: InlineFitnessView(entry: entry)
        #if os(watchOS)
            case .accessoryCorner: CornerFitnessView(entry: entry)
        #endif
        default: SmallFitnessView(entry: entry)
        }
    }
}
