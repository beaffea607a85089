import SwiftUI
import WidgetKit

/// Cover and title side by side, with a heart for those who are near.
struct MediumAlbumView: View {
    @Environment(\.levelOfDetail) private var levelOfDetail

    let entry: AlbumEntry

    var body: some View {
        HStack(spacing: 14) {
            CoverArt(album: entry.album, isThumbnail: true)
                .aspectRatio(1, contentMode: .fit)

            if levelOfDetail == .simplified {
                AlbumTitle(album: entry.album, title: .title, artist: .title3)
                    .frame(maxWidth: .infinity, alignment: .leading)
            } else {
                ViewThatFits(in: .vertical) {
                    details
                    AlbumTitle(album: entry.album, title: .headline, artist: .subheadline, lines: 2)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            }
        }
    }

    private var details: some View {
        VStack(alignment: .leading, spacing: 6) {
            Occasion(isOfTheDay: entry.isOfTheDay)
            AlbumTitle(album: entry.album, title: .headline, artist: .subheadline)
            Spacer(minLength: 0)
            HStack {
                Text("\(entry.album.songs.count) songs")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                Spacer(minLength: 0)
                FavoriteToggle(entry: entry)
            }
            .frame(height: 32)
        }
    }
}
