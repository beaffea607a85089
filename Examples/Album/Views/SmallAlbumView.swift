import SwiftUI
import WidgetKit

/// The cover with its title. Where the background is gone, in StandBy and in a car, words are larger than pictures.
struct SmallAlbumView: View {
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetRenderingMode) private var renderingMode
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: AlbumEntry

    var body: some View {
        if showsBackground || renderingMode == .accented {
            ViewThatFits(in: .vertical) {
                layout(cover: 84)
                layout(cover: 60)
                layout(cover: 44)
                AlbumTitle(album: entry.album, title: .headline, artist: .caption, lines: 2)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        } else {
            afar
        }
    }

    private func layout(cover size: CGFloat) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .top) {
                CoverArt(album: entry.album, isThumbnail: true)
                    .frame(width: size, height: size)
                Spacer(minLength: 0)
                Image(systemName: entry.isFavorite ? "heart.fill" : "music.note")
                    .font(.footnote)
                    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
            Spacer(minLength: 0)
            AlbumTitle(
                album: entry.album, title: .subheadline, artist: .caption, lines: typeSize.isAccessibilitySize ? 2 : 1)
        }
    }

    private var afar: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(systemName: "music.note")
                .font(.title)
                .widgetAccentable()
                .accessibilityHidden(true)
            Spacer(minLength: 0)
            Text(verbatim: entry.album.title)
                .font(.title)
                .fontWeight(.bold)
                .lineLimit(2)
                .minimumScaleFactor(0.6)
            Text(verbatim: entry.album.artist)
                .font(.headline)
                .foregroundStyle(.secondary)
                .lineLimit(1)
                .minimumScaleFactor(0.7)
        }
        .foregroundStyle(.white, Color(white: 0.75))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
