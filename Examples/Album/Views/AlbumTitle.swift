import SwiftUI
import WidgetKit

/// The album's title above its artist.
struct AlbumTitle: View {
    let album: Album
    let title: Font
    let artist: Font
    var lines = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: album.title)
                .font(title)
                .fontWeight(.bold)
                .widgetAccentable()
            Text(verbatim: album.artist)
                .font(artist)
                .foregroundStyle(.secondary)
        }
        .lineLimit(lines)
        .minimumScaleFactor(0.4)
        .accessibilityElement(children: .combine)
    }
}

/// Why this album is shown.
struct Occasion: View {
    let isOfTheDay: Bool

    var body: some View {
        (isOfTheDay ? Text("Album of the Day") : Text("From Your Library"))
            .font(.caption2)
            .fontWeight(.semibold)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
    }
}
