import SwiftUI
import WidgetKit

/// The small items on a desk.
struct AlbumWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Album", intent: SelectAlbumIntent.self, provider: AlbumProvider()) { entry in
            AlbumWidgetView(entry: entry)
        }
        .configurationDisplayName("Album")
        .description("See the cover of an album you love.")
        .supportedFamilies([.systemSmall, .systemMedium])
        .supportedMountingStyles([.elevated])
        .widgetTexture(.glass)
    }
}

/// The large pieces, which hang in the wall like a print.
struct AlbumPosterWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "AlbumPoster", intent: SelectAlbumIntent.self, provider: AlbumProvider()
        ) { entry in
            AlbumWidgetView(entry: entry)
        }
        .configurationDisplayName("Album Poster")
        .description("Hang an album and its songs on the wall.")
        .supportedFamilies(Self.families)
        .supportedMountingStyles([.recessed])
        .widgetTexture(.paper)
    }

    private static var families: [WidgetFamily] {
        #if os(visionOS)
            [.systemLarge, .systemExtraLarge, .systemExtraLargePortrait]
        #else
            [.systemLarge, .systemExtraLarge]
        #endif
    }
}

/// Chooses the layout for the size, in the colors of the album.
struct AlbumWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: AlbumEntry

    var body: some View {
        content
            .foregroundStyle(entry.album.ink, entry.album.ink.opacity(0.85))
            .tint(entry.album.ink)
            .containerBackground(for: .widget) { entry.album.paper }
            .widgetURL(entry.album.url)
            .theme(entry.theme)
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .systemMedium: MediumAlbumView(entry: entry)
        case .systemLarge: LargeAlbumView(entry: entry)
        case .systemExtraLarge: ExtraLargeAlbumView(entry: entry)
        case .systemExtraLargePortrait: AlbumPosterView(entry: entry)
        default: SmallAlbumView(entry: entry)
        }
    }
}
