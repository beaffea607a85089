import SwiftUI
import WidgetKit

@main
struct MusicWidgetBundle: WidgetBundle {
    var body: some Widget {
        MusicWidget()
        #if os(iOS) || os(visionOS)
            MusicPosterWidget()
        #endif
    }
}

/// What plays, and what was played before.
struct MusicWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Music", intent: SelectThemeIntent.self, provider: MusicProvider()) { entry in
            MusicWidgetView(entry: entry)
        }
        .configurationDisplayName("Listening")
        .description("Play what you heard last.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

#if os(iOS) || os(visionOS)
    /// The cover as a poster.
    struct MusicPosterWidget: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(
                kind: "MusicPoster", intent: SelectThemeIntent.self, provider: MusicProvider()
            ) { entry in
                MusicPosterView(entry: entry)
            }
            .configurationDisplayName("Poster")
            .description("Show the record of the week.")
            .supportedFamilies(Self.families)
            .contentMarginsDisabled()
        }

        private static var families: [WidgetFamily] {
            #if os(visionOS)
                [.systemExtraLarge, .systemExtraLargePortrait]
            #else
                [.systemExtraLarge]
            #endif
        }
    }
#endif
