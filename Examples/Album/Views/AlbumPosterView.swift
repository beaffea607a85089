import SwiftUI
import WidgetKit

/// A poster to be read across a room; the songs are for those who come near.
struct AlbumPosterView: View {
    @Environment(\.levelOfDetail) private var levelOfDetail

    let entry: AlbumEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            CoverArt(album: entry.album)
                .aspectRatio(1, contentMode: .fit)
                .layoutPriority(1)

            if levelOfDetail == .simplified {
                AlbumTitle(album: entry.album, title: .system(size: 52), artist: .title)
                    .frame(maxHeight: .infinity)
            } else {
                HStack(alignment: .center, spacing: 8) {
                    VStack(alignment: .leading, spacing: 6) {
                        AlbumTitle(album: entry.album, title: .largeTitle, artist: .title3)
                        Text(
                            "\(entry.album.songs.count) songs, \(entry.album.length, format: .units(allowed: [.minutes]))"
                        )
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                    }
                    Spacer(minLength: 0)
                    FavoriteToggle(entry: entry)
                }
                .frame(maxHeight: .infinity)
            }
        }
    }
}
