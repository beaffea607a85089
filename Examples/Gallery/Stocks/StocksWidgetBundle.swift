import SwiftUI
import WidgetKit

@main
struct StocksWidgetBundle: WidgetBundle {
    var body: some Widget {
        SymbolWidget()
        #if !os(watchOS)
            WatchlistWidget()
        #endif
    }
}

/// One stock, which people choose.
struct SymbolWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Symbol", intent: SelectStockIntent.self, provider: SymbolProvider()) { entry in
            SymbolWidgetView(entry: entry)
        }
        .configurationDisplayName("Symbol")
        .description("Follow the price of one stock.")
        .supportedFamilies(Self.families)
    }

    private static var families: [WidgetFamily] {
        #if os(watchOS)
            [.accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline]
        #elseif os(macOS) || os(visionOS)
            [.systemSmall]
        #else
            [.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline]
        #endif
    }
}

#if !os(watchOS)
    /// The stocks that people follow in the app.
    struct WatchlistWidget: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Watchlist", provider: WatchlistProvider()) { entry in
                WatchlistWidgetView(entry: entry)
            }
            .configurationDisplayName("Watchlist")
            .description("Follow all of your stocks.")
            .supportedFamilies([.systemMedium, .systemLarge])
        }
    }
#endif
