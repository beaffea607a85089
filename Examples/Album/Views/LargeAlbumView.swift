import SwiftUI
import WidgetKit

/// A wide crop of the cover above the title.
struct LargeAlbumView: View {
    @Environment(\.levelOfDetail) private var levelOfDetail

    let entry: AlbumEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            CoverArt(album: entry.album)
                .frame(maxWidth: .infinity, minHeight: 60, maxHeight: .infinity)

            if levelOfDetail == .simplified {
                AlbumTitle(album: entry.album, title: .largeTitle, artist: .title2)
            } else {
                HStack(spacing: 8) {
                    VStack(alignment: .leading, spacing: 4) {
                        Occasion(isOfTheDay: entry.isOfTheDay)
                        AlbumTitle(album: entry.album, title: .title2, artist: .subheadline)
                    }
                    Spacer(minLength: 0)
                    FavoriteToggle(entry: entry)
                }
            }
        }
    }
}
